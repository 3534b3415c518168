import { term } from '#domain/language';
import type { TranslatedTexts } from '../translation';
import { formatWait } from '../wait';

const kills = (count: number) => (count === 1 ? '1 Kill' : `${count} Kills`);
const pulls = (count: number) => (count === 1 ? '1 Pull' : `${count} Pulls`);

export const RAID = {
  raid: {
    data: 'Daten: Warcraft Logs',
    noKills:
      'In diesem Bericht wurde noch kein Boss besiegt. Läuft der Raid noch, rufe ihn später noch einmal ab.',
    noRaidKills: 'In diesem Bericht wurde kein Raidboss besiegt.',
    otherFights: 'Andere Kämpfe',
    by: (owner) => `von ${owner}`,
    fetchedAt: (when) => `Abgerufen ${when}`,
    fetchAgain: 'Neu abrufen',
    shownAsSaved: (when) => `Gezeigt wird, was auf diesem Gerät gespeichert ist (${when}).`,
    heroicMark: '☠',
    heroic: 'Heroisch',
    killOf: (nth, count) => `Kill ${nth} von ${count}`,
    unknownFight: (fight) =>
      `Du siehst den letzten Kill: Diesen Kampf enthält der Bericht nicht (Kampf ${fight}).`,
    fightLost:
      'Der Bericht enthält diesen Kampf nicht mehr. Er bleibt zu sehen, bis du einen anderen wählst.',
    fightLostButSaved:
      'Der Bericht enthält diesen Kampf nicht mehr. Er ist auf diesem Gerät gespeichert.',
    lostKills: 'Nicht mehr im Bericht',
    lostKillsHint: 'Auf diesem Gerät gespeichert, bevor sie aus dem Bericht verschwanden.',
    unreadable:
      'Ein Teil der Ausrüstung in diesem Log ist nicht lesbar und wird darum nicht beurteilt:',
    attemptsToo: 'Wipes zeigen',
    nthAttempt: (nth, left) =>
      ` · Wipe ${nth}${left === undefined ? '' : `, ${Math.max(1, Math.round(left))} %`}`,
    buffs: 'Buffs/Debuffs',
    players: 'Spieler',
    verdictCount: (count, verdict) => `${count} ${inCount(verdict)}`,
    worthALook: (count) => `${count} einen Blick wert`,
    alsoIn: (verdict) => `auch unter ${term(verdict)}`,
    noPlayers: 'Keine Spieler',
    emptyColumn: {
      'MISSING ENCHANTS': 'keine Verzauberung fehlt',
      'LOW ITEM LEVEL': 'nichts zu niedrig',
    },
    unforeseen:
      'In der App ist etwas schiefgegangen. Lade die Seite neu und versuche es noch einmal.',
    tryAgain: 'Noch einmal',
    retriesIn: (seconds) => `Neuer Versuch in ${formatWait(seconds)}`,
  },
  readiness: {
    title: 'Bereitschaft',
    ofPassed: (all) => `von ${all} bestanden`,
    levels: 'Gegenstandsstufe nach Rolle',
    role: 'Rolle',
    median: 'Median',
    behind: 'Deutlich unter dem Median',
    minimum: (level) => `Das Minimum ist ${level}.`,
    slots: 'Teile ohne Verzauberung oder mit niedriger Stufe, nach Platz',
    slot: 'Platz',
    share: 'Anteil',
    count: 'Raider',
    withoutEnchant: 'ohne Verzauberung',
    low: 'niedrig',
    noKillOpened: 'Noch kein Kill geöffnet',
  },
  role: {
    tanks: 'Tanks',
    healers: 'Heiler',
    dps: 'Schaden',
    passed: (passed, all, roles) =>
      `${passed} von ${all} bestanden: ${roles
        .map(([role, some, count]) => `${role} ${some} von ${count}`)
        .join(', ')}`,
  },
  view: {
    views: 'Ansichten',
    share: 'Teilen',
    toBuy: 'Einkaufsliste',
    names: {
      verdicts: 'Urteile',
      board: 'Ausrüstungstafel',
      night: 'Ganzer Abend',
      since: 'Seit dem letzten Raid',
    },
    shortNames: {
      verdicts: 'Urteile',
      board: 'Tafel',
      night: 'Abend',
      since: 'Vergleich',
    },
    pickABoss: 'Wähle einen Boss',
    previousBoss: 'Voriger Boss',
    nextBoss: 'Nächster Boss',
    offline: 'offline',
  },
  board: {
    raider: 'Raider',
    average: 'Durchschnitt',
    faults: 'Mängel',
    perSlot: 'Je Platz',
    scrolls: 'Raider nach Platz',
    onlyWithFindings: 'Nur mit Mängeln',
    nobody: 'In diesem Kampf hat niemand einen Mangel.',
    empty: 'leer',
    notRecorded: 'nicht im Log',
    unknownLevel: 'Gegenstandsstufe unbekannt',
    legend: {
      cross: 'ohne Verzauberung',
      triangle: 'niedrige Stufe',
      square: 'anderer Mangel',
      ring: 'leerer Sockel',
      eye: 'einen Blick wert',
    },
  },
  nightState: {
    passed: 'bestanden',
    faults: 'Mängel',
    absent: 'nicht dabei',
    noGear: 'keine Ausrüstung',
    notJudged: 'nicht beurteilt',
  },
  night: {
    player: 'Spieler',
    now: 'Jetzt',
    scrolls: 'Spieler nach Kill',
    noKills: 'In diesem Bericht wurde kein Boss besiegt, es gibt also nichts zu vergleichen.',
    fetching: (there, all) => `Kills werden abgerufen: ${there} von ${all}`,
    progress: 'Kills werden abgerufen',
    pausing: (seconds) =>
      `Warcraft Logs bittet um eine Pause. In ${formatWait(seconds)} geht es von selbst weiter.`,
    stop: 'Anhalten',
    fetchRest: 'Rest abrufen',
    incomplete: (there, all) =>
      `${there} von ${kills(all)} geladen. Schraffierte sind nicht auf diesem Gerät.`,
    offline: (there, all) =>
      `Offline: ${there} von ${kills(all)} auf diesem Gerät. Schraffierte werden abgerufen, sobald es eine Verbindung gibt.`,
    allThere: (all) =>
      all === 1 ? 'Der eine Kill ist geladen.' : `Alle ${all} Kills sind geladen.`,
    pulls: {
      fetching: (there, all) => `Pulls werden abgerufen: ${there} von ${all}`,
      progress: 'Pulls werden abgerufen',
      incomplete: (there, all) =>
        `${there} von ${pulls(all)} geladen. Schraffierte sind nicht auf diesem Gerät.`,
      offline: (there, all) =>
        `Offline: ${there} von ${pulls(all)} auf diesem Gerät. Schraffierte werden abgerufen, sobald es eine Verbindung gibt.`,
    },
    show: 'Anzeigen',
    shows: { gear: 'Ausrüstung', pull: 'Beim Pull' },
    seen: 'Gesehen',
    onlyUnseen: 'Nur wo etwas nicht gesehen wurde',
    nothingUnseen: 'Fläschchen und Essen wurden bei allen gesehen, soweit das Log sie aufzeichnet.',
    groups: {
      changed: 'Heute geändert',
      same: 'Den ganzen Abend derselbe Mangel',
      passed: 'Den ganzen Abend bestanden',
      'not judged': 'Nicht beurteilt',
    },
    notFetched: 'nicht abgerufen',
    reading: 'lädt',
    failed: (why) => `konnte nicht abgerufen werden: ${why}`,
    fixed: 'behoben',
    new: 'neu',
    passedOf: (passed, all) => `${passed} von ${all} bestanden`,
    onlyChanged: 'Nur mit Änderungen',
    nobodyChanged: 'Nichts wurde behoben, und kein neuer Mangel kam dazu.',
    killCount: kills,
    passedOver: (first, last) => `${first} anfangs bestanden, ${last} am Ende`,
    fixedSomething: (raiders) =>
      raiders === 1 ? '1 hat etwas behoben' : `${raiders} haben etwas behoben`,
    fixedHere: 'Behoben',
    fixedAt: (boss) => `Behoben bei ${boss}`,
    legend: {
      steady: 'Mangel, unverändert',
      fixed: 'hier behoben',
      arisen: 'hier neu',
      passed: 'bestanden',
      absent: 'nicht dabei',
    },
  },
  since: {
    against: 'Verglichen mit',
    option: (title, when, shared) => `${when} · ${shared} derselben Spieler · ${title}`,
    outside: 'Ein Raid, der nicht in dieser Liste steht',
    another: 'Ein anderer Bericht',
    anotherToEnter: 'Ein anderer Bericht …',
    anotherHint: 'Code oder Link des Berichts',
    compare: 'Vergleichen',
    none: 'Auf diesem Gerät ist kein früherer Raid gespeichert. Wähle einen, dann zeigt diese Seite, wer was behoben hat, was neu ist und was noch offen ist.',
    comparedWithThis: 'verglichen mit diesem Raid',
    findReports: 'Berichte deiner Gilde suchen',
    sameReport: 'Das ist der Bericht, den du geöffnet hast. Nimm einen anderen.',
    nobodyShared: 'Die beiden Raids haben keinen gemeinsamen Spieler.',
    anonymous:
      'Ein anonymer Bericht sagt nicht, wer seine Spieler sind, und lässt sich darum nicht vergleichen.',
    notJudged:
      'Für einen der beiden Raids hat Ready Check keine Regeln, darum lassen sie sich nicht vergleichen.',
    twoEras:
      'Die beiden Raids sind aus verschiedenen Versionen des Spiels mit eigenen Regeln, darum lassen sie sich nicht vergleichen.',
    thisRaid: 'Dieser Raid',
    earlierRaid: 'Der frühere Raid',
    lastKill:
      'Jeder Spieler nach dem letzten Kill, der seine Ausrüstung enthält. Fläschchen und Essen werden nicht verglichen.',
    lists: {
      fixed: 'Behoben',
      newFindings: 'Neue Mängel',
      stillOpen: 'Noch offen',
      newHere: 'Neu dabei',
      notHere: 'Nicht dabei',
    },
    itemLevels: 'Gegenstandsstufe',
    fromTo: (before, now) => `von ${before} auf ${now}`,
    dots: 'Hohl: der frühere Raid. Gefüllt: dieser Raid.',
    forRaids: (count) => `seit ${count} Raids`,
    raids: (count) => `${count} Raids`,
    passedFrom: (change) => `${change} bestanden`,
    nobody: 'Niemand',
    notKnown: 'Erst bekannt, wenn jeder Kill geladen ist.',
    itemLevel: (change) => `Gegenstandsstufe ${change}`,
  },
  follow: {
    follow: 'Diesem Raid folgen',
    checkedAt: (when) => `Fragt jede Minute nach, zuletzt um ${when}.`,
    offline: 'Offline. Sobald du wieder online bist, geht es weiter.',
    over: 'Seit 45 Minuten nichts Neues, darum wird diesem Raid nicht mehr gefolgt.',
    newPull: (boss, passed) =>
      `Neuer Pull: ${boss}${passed ? `, ${passed[0]} von ${passed[1]}` : ''}`,
    show: 'Zeigen',
    keepOnTop: 'Im Vordergrund halten',
    notOpened: 'Der Browser hat das kleine Fenster nicht geöffnet.',
    following: (owner) => `Das Log von ${owner} wird verfolgt`,
    noPull: 'Noch kein Pull. Er erscheint hier von selbst.',
    killedAt: (time, nth) => `besiegt ${time} · Pull ${nth}`,
    attemptAt: (time) => `gepullt ${time}`,
    minutesAgo: (minutes) => (minutes < 1 ? 'gerade eben' : `vor ${minutes} Min.`),
    checkedLast: (when) => `geprüft ${when}`,
    more: (count) => `${count} weitere`,
    news: (fights) => `Neu: ${fights.join(', ')}`,
  },
  player: {
    details: 'Spielerdetails',
    allEvenings: 'Alle Abende',
    you: 'du',
    chooseOne: 'Wähle einen Spieler, um jedes Teil zu sehen, das er in diesem Kampf trug.',
    talents: (talents) => `Talente: ${talents}`,
    noTalents: 'Talente nicht im Log',
    itemLevelWords: 'Gegenstands\u00adstufe',
    atAGlance: 'Auf einen Blick',
    potions: (count) => `Tränke: ${count}`,
    healthstones: (count) => `Gesundheitssteine: ${count}`,
    professions: {
      alchemy: 'Alchimie',
      blacksmithing: 'Schmiedekunst',
      enchanting: 'Verzauberkunst',
      engineering: 'Ingenieurskunst',
      inscription: 'Inschriftenkunde',
      jewelcrafting: 'Juwelenschleifen',
      leatherworking: 'Lederverarbeitung',
      tailoring: 'Schneiderei',
    },
    worthALook: 'Einen Blick wert',
    passed: 'Bestanden',
    notJudged: 'Nicht beurteilt: Für diesen Bericht hat Ready Check keine Regeln.',
    noGear:
      'Für diesen Spieler ist in diesem Kampf keine Ausrüstung im Log. Ein anderer Boss des Raids hat sie vielleicht.',
    tooManyEmpty: (empty, of) =>
      `${empty} von ${of} Slots sind leer: nicht verbunden, oder das Log bricht ab. Bei einem anderen Boss des Raids kann die Ausrüstung stehen.`,
    shared: (name) => `Hier heißen mehrere Spieler ${name}. Wähle einen aus der Liste.`,
    notInFight: (name) => `Nicht in diesem Kampf: ${name}`,
    gear: 'Ausrüstung',
    unknownItem: (id) => `Gegenstand ${id}`,
    emptySlot: (slot) => `${slot}: leer`,
    unloggedSlot: (slot) => `${slot}: nicht im Log`,
    unreadable: (pieces) =>
      `In diesem Log nicht lesbar und darum nicht beurteilt: ${pieces.join(', ')}`,
    enchanted: 'Verzaubert',
    unknownEnchant: 'Verzaubert, nicht erkannt',
    unknownGem: (id) => `Edelstein ${id}`,
    sockets: (colours) => `Sockel ${colours}`,
    everyPiece: 'Jedes Teil',
    metaActive: (conditions) => `Metaedelstein aktiv: ${conditions}`,
    metaInactive: (conditions) => `Metaedelstein inaktiv: ${conditions}`,
    professionsSeen: 'Erkannte Berufe',
    excuse: 'Ausnehmen',
    excused: 'Ausgenommen',
    excuseItem: (piece) => `Ausnehmen: ${piece}`,
    fullHeight: 'Ganze Höhe',
    previousBoss: (boss) => `Derselbe Spieler beim vorigen Boss: ${boss}`,
    nextBoss: (boss) => `Derselbe Spieler beim nächsten Boss: ${boss}`,
  },
} satisfies TranslatedTexts;

/** A column's title after a number: `12 bestanden`, `8 fehlende Verzauberungen`. */
const inCount = (verdict: string): string => {
  const [first = '', ...rest] = term(verdict);
  return first.toLowerCase() + rest.join('');
};
