import type { TranslatedTexts } from '../translation';

export const SEASON = {
  evening: {
    raidOf: (owner) => `Raid von ${owner}`,
    raids: (raids) => (raids === 1 ? '1 Raid' : `${raids} Raids`),
    excused: 'entschuldigt',
    'not yet here': 'noch nicht dabei',
    onAlt: (alt) => `mit ${alt}`,
    there: 'dabei',
    bench: 'Ersatz',
    unclear: 'unklar',
    notSaved: 'nicht auf diesem Gerät',
    seenOf: (category, seen, recorded) => `${category} ${seen} von ${recorded}`,
  },
  season: {
    title: 'Saison',
    notOpened: 'nicht geöffnet',
    faultsSince: (faults, before) => `${faults}, vorher ${before}`,
    evening: (date, passed, median) =>
      median
        ? `${date}: ${passed} bestanden, mittlere Gegenstandsstufe ${median}`
        : `${date}: ${passed} bestanden`,
  },
  groups: {
    group: 'Gruppe',
    columns: {
      player: 'Spieler',
      attendance: 'Anwesenheit',
      level: 'Gegenstandsstufe',
      faults: 'Mängel',
    },
    reading: (done, all) => `Raids werden gelesen: ${done} von ${all}`,
    progress: 'Raids werden gelesen',
    notesUnreadable:
      'Twinks, Ausgetretene und entschuldigte Abende lassen sich nicht lesen: Vielleicht hat sie eine neuere Version von Ready Check geschrieben. Sie bleiben, wie sie sind, und zählen hier nicht. Lade die Seite neu.',
    openRaid: 'Raid öffnen',
  },
  seasonView: {
    onDevice: (raids) =>
      raids === 1 ? '1 Raid auf diesem Gerät' : `${raids} Raids auf diesem Gerät`,
    evenings: (count, first, last) =>
      count === 1 ? `1 Abend, ${last}` : `${count} Abende, ${first} bis ${last}`,
    eveningsBySource: (opened, listed, lookedOn) =>
      `${opened + listed} Abende: ${opened} geöffnet, ${listed} aus der Liste der Gilde vom ${lookedOn}`,
    signInToCount: 'Melde dich an, damit auch Abende zählen, die niemand geöffnet hat.',
    fromList: 'aus der Liste der Gilde',
    strangers: (names) =>
      names === 1
        ? '1 Name aus der Liste der Gilde steht in keinem gespeicherten Raid'
        : `${names} Namen aus der Liste der Gilde stehen in keinem gespeicherten Raid`,
    reachesBack: (date) => `Die Liste der Gilde reicht bis ${date} zurück`,
    eveningCount: (count) => (count === 1 ? '1 Abend' : `${count} Abende`),
    players: (count) => `${count} Spieler`,
    noRequest: 'Warcraft Logs wird nicht gefragt',
    passedOnEvening: (passed, date) => `${passed} bestanden am ${date}`,
    passedOn: (date) => `bestanden am ${date}`,
    median: 'mittlere Gegenstandsstufe',
    attendance: 'Anwesenheit',
    readiness: 'Bereitschaft über die Saison',
    evening: 'Abend',
    passedShare: 'bestanden, %',
    cellsShow: 'Felder zeigen',
    shows: { gear: 'Ausrüstung', pull: 'Beim Pull', level: 'Gegenstandsstufe' },
    shortShows: { gear: 'Sachen', pull: 'Pull', level: 'Stufe' },
    roles: 'Rollen',
    allRoles: 'Alle Rollen',
    onlyWithFindings: 'Nur mit Mängeln',
    showLeft: 'Ausgetretene zeigen',
    filter: 'Filtern',
    sortBy: 'Sortieren nach',
    sorted: (column, isAscending) =>
      isAscending ? `Sortiert nach ${column}, aufsteigend` : `Sortiert nach ${column}, absteigend`,
    nobody: 'Auf diese Filter passt niemand.',
    scrolls: 'Spieler nach Abend',
    foot: {
      passed: 'Bestanden',
      median: 'Mittlere Gegenstandsstufe',
      pull: 'Fläschchen und Essen',
    },
    excuse: 'Entschuldigen',
    excuseOf: (state, player, date) => `${state}, ${player}, ${date}: entschuldigen`,
    takeBack: 'Doch nicht entschuldigen',
    takeBackOf: (state, player, date) => `${state}, ${player}, ${date}: doch nicht entschuldigen`,
    listed: (raids) =>
      raids === 1
        ? '1 Raid ist ohne Spieler gelistet: öffne ihn, damit er zählt'
        : `${raids} Raids sind ohne Spieler gelistet: öffne sie, damit sie zählen`,
    leaveOut: 'Nicht zur Saison zählen',
    wasLeftOut: (raid) => `Zählt nicht zur Saison: ${raid}`,
    leftOut: (raids) =>
      raids === 1 ? '1 Raid zählt nicht zur Saison' : `${raids} Raids zählen nicht zur Saison`,
    takeRaidBack: 'Wieder zählen',
    unreadableKill: (boss, raid) =>
      `${boss} aus ${raid} lässt sich auf diesem Gerät nicht lesen und zählt darum nicht.`,
    unreadableRaid: (raid) =>
      `${raid} lässt sich auf diesem Gerät nicht lesen und zählt darum nicht.`,
    moreUnreadable: (count) =>
      count === 1
        ? 'Noch einer lässt sich nicht lesen.'
        : `${count} weitere lassen sich nicht lesen.`,
    none: 'Noch keine Saison. Öffne zwei Raids derselben Gruppe, dann füllt sich diese Seite von selbst.',
  },
  tonight: {
    title: 'Heute Abend',
    roleCount: (role, count) => `${role}: ${count}`,
    guest: 'Gast',
    notSeenYet: 'noch nicht gesehen',
    couldBring: (names) => `Könnten es bringen: ${names} (kommen nicht)`,
    onlySource: (categories) => `einzige Quelle von ${categories}`,
    asOf: (date) => `Stand ${date}`,
    missing: 'Es fehlt',
    notKnown: (names) => `Hier nicht bekannt: ${names}`,
    awayByList: (names) => `Laut dieser Liste nicht dabei: ${names}`,
    which: (name) => `Welcher ${name}?`,
  },
  tonightView: {
    size: 'Größe',
    asOf: (date) => `Stand der Mängel: ${date}, sofern beim Namen nichts anderes steht.`,
    coming: 'Kommen',
    notComing: 'Kommen nicht',
    nobody: 'Niemand',
    nobodyFound: 'Auf die Suche passt niemand.',
    isComing: (name, facts) => `${name} kommt: ${facts}`,
    isNotComing: (name, facts) => `${name} kommt nicht: ${facts}`,
    remove: (name) => `${name} entfernen`,
    parts: 'Angezeigt',
    who: 'Wer',
    copyNames: 'Namen kopieren',
    pasteNames: 'Namen einfügen',
    pasteHint: 'einer pro Zeile oder eine Anmeldeliste',
    takeNames: 'Namen übernehmen',
    reading: 'Wird gelesen …',
    nobodyRead: 'Diese Liste nennt niemanden, der hier bekannt ist: Nichts hat sich geändert.',
    areComing: (count) =>
      count === 0 ? 'Niemand kommt.' : count === 1 ? 'Einer kommt.' : `${count} kommen.`,
    addSomebody: 'Jemanden hinzufügen',
    name: 'Name',
    nameHint: 'darf leer bleiben',
    class: 'Klasse',
    spec: 'Spezialisierung',
    choose: 'Wähle',
    notKnown: 'nicht bekannt',
    add: 'Hinzufügen',
    none: 'Noch niemand zur Auswahl. Öffne einen Raid deiner Gruppe, dann stehen seine Spieler hier.',
  },
} satisfies TranslatedTexts;
