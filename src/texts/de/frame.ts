import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

const browsers = ({ chrome, firefox, safari, ios }: Record<string, string>) =>
  `Chrome oder Edge ${chrome}, Firefox ${firefox} oder Safari ${safari} (iOS ${ios})`;

export const FRAME = {
  frame: {
    appName: 'Ready Check',
    screens: 'Seiten',
    raids: 'Raids',
    skipToContent: 'Zum Inhalt springen',
    season: 'Saison',
    tonight: 'Heute Abend',
    settings: 'Optionen',
    marks: 'Was die Zeichen bedeuten',
    whatLeaves: 'Was diese App sendet und speichert',
    offline: 'Offline',
    crashTitle: 'Unerwarteter Fehler in der App!',
    crashUnknownAddress: 'Unter dieser Adresse gibt es nichts.',
    crashNothingLost:
      'Kein Raid ist verloren: Was auf diesem Gerät gespeichert wurde, ist noch da.',
    goHome: 'Zur Startseite',
    reload: 'Neu laden',
    loading: 'Lädt...',
    untitled: 'Bericht ohne Titel',
    footer:
      'Ein Fanprojekt für Raids in Mists of Pandaria, Burning Crusade Anniversary und Cataclysm Classic; Forever noch ohne Urteile. Nicht mit Blizzard Entertainment oder Warcraft Logs verbunden. Symbole von den Autoren von game-icons.net, CC BY 3.0.',
    close: 'Schließen',
    chunkFailed:
      'Dieser Teil der App konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.',
  },
  find: {
    player: 'Spieler finden',
    shown: (count, all) => `${count} von ${all} angezeigt`,
  },
  install: {
    install: 'Installieren',
    addToHomeScreen:
      'Zum Installieren: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Die installierte App ist zuerst leer: Exportiere deine Raids vorher in den Optionen und importiere sie dort.',
  },
  update: {
    updateReady: 'Eine neue Version ist bereit.',
    nothingLost: 'Deine Raids und diese Ansicht bleiben.',
    later: 'Später',
    whatIsNew: 'Was ist neu',
    reloadAnyway: 'Trotzdem neu laden',
    endsWork: (works) => `In diesem Fenster läuft noch: ${works}. Neu laden beendet das.`,
    waitsForWork: (works) => `In einem anderen Fenster, das danach neu lädt, läuft noch: ${works}.`,
    works: {
      import: 'ein Import von Raids',
      export: 'ein Export von Raids',
      saving: 'das Speichern eines Raids',
      undo: 'eine Löschung, die sich zurückholen lässt',
      following: 'das Folgen eines Raids',
      'sign-in': 'eine Anmeldung',
    },
    changelogNotRead:
      'Was neu ist, konnte nicht gelesen werden. Lade neu, um es in der neuen Version zu sehen.',
  },
  marks: {
    marks: {
      bar: {
        mark: 'ein Balken',
        means: 'ein Platz, vom Kopf bis zur Distanzwaffe; je höher, desto besser das Teil',
      },
      tall: { mark: 'hoch, rot', means: 'keine Verzauberung' },
      hanging: { mark: 'hängt', means: 'unter der Mindeststufe' },
      hole: { mark: 'Loch', means: 'leerer Sockel' },
      hollow: { mark: 'hohl', means: 'nichts angelegt' },
      eye: { mark: 'Auge, 2', means: 'zweierlei ist einen Blick wert; kein Mangel' },
      ring: { mark: 'Ring', means: 'wie viele des Raids bei diesem Kill bestanden haben' },
      squares: { mark: 'Quadrate', means: 'der Raid: je eines, nach Tanks, Heilern und Schaden' },
    },
    hide: 'Diese Wörter ausblenden',
  },
  paste: {
    paste: 'Einfügen',
    refused:
      'Der Browser lässt Ready Check die Zwischenablage nicht lesen. Halte das Feld gedrückt und wähle „Einfügen“.',
    empty:
      'In der Zwischenablage ist kein Text: Sie ist leer oder enthält ein Bild. Kopiere zuerst den Link des Berichts.',
    noLink:
      'In der Zwischenablage ist kein Link zu einem Bericht. Kopiere die Adresse eines Berichts: …warcraftlogs.com/reports/ und 16 Zeichen.',
  },
  keyboard: {
    title: 'Tastenkürzel',
    keys: {
      find: 'Spieler finden, sonst das Feld für den Bericht',
      nextPlayer: 'Nächster Spieler',
      previousPlayer: 'Voriger Spieler',
      buffs: 'Buffs/Debuffs öffnen oder schließen',
      passed: 'Bestanden auf- oder zuklappen, wo es eingeklappt ist',
      filter: 'Filter der Tabelle',
      saved: 'Gespeicherte Raids',
      help: 'Diese Übersicht',
    },
    turnOff: 'Tastenkürzel lassen sich in den Optionen ausschalten.',
    areOff: 'Tastenkürzel sind in den Optionen ausgeschaltet.',
  },
  firstPage: {
    waitToShare:
      'Ein geteilter Link öffnet sich, sobald Ready Check gestartet ist. Warte kurz und drücke noch einmal die Eingabetaste.',
    tooOld: (oldest) =>
      `Dieser Browser ist zu alt für Ready Check. Nötig ist mindestens ${browsers(oldest)}.`,
    notStarted: (oldest) =>
      `Ready Check ist noch nicht gestartet: Entweder ist die Verbindung langsam, oder dieser Browser ist zu alt. Nötig ist mindestens ${browsers(oldest)}.`,
  },
  main: {
    reportLabel: 'BERICHT',
    searchLabel: 'SUCHE',
    middleEmoji: '⚔',
    reportHeading: 'Einen Raid prüfen',
    homeHeading: 'Wer in deinem Raid ist bereit?',
    lede: 'Füge einen Bericht von Warcraft Logs zu einem Classic-Raid ein: fehlende Verzauberungen, schwache Ausrüstung, Fläschchen und Essen beim Pull und die Buffs deiner Gruppe.',
    reportPlaceholder: 'Code oder Link des Berichts',
    reportHint: 'Ein Link, ein Code oder Strg+V irgendwo auf dieser Seite.',
    fetchFights: 'Kämpfe abrufen',
    fetching: 'Ruft ab...',
    badCode: 'Der Code eines Berichts hat genau 16 Zeichen.',
    openSample: 'Beispielraid öffnen',
    sampleHint: 'Ohne Schlüssel, ohne Netz',
    noKey:
      'Auf diesem Gerät ist noch kein Schlüssel für Warcraft Logs. Deinen (den v1-Schlüssel) bekommst du in deinen Kontoeinstellungen auf classic.warcraftlogs.com: In den Optionen steht Schritt für Schritt, wie. Der Beispielraid braucht keinen.',
    openSettings: 'Optionen öffnen',
    bossKills: 'Bosskills',
    readingReport: 'Der Bericht wird gelesen…',
  },
  newPage: {
    title: 'Neue Seite',
    sections: [
      { title: 'Abschnitt 1', line: 'Das ist der erste Abschnitt der neuen Seite.' },
      { title: 'Abschnitt 2', line: 'Das ist der zweite Abschnitt der neuen Seite.' },
      { title: 'Abschnitt 3', line: 'Das ist der dritte Abschnitt der neuen Seite.' },
    ],
  },
  example: {
    heading: 'Beispiel',
    alternative:
      'Beispiel aus dem Beispielraid: Magmaw (Blackwing Descent Heroisch). 12 von 25 haben bestanden: Tanks 2 von 3, Heiler 3 von 5, Schaden 7 von 17. Darunter Spieler in den Spalten Fehlende Verzauberungen und Niedrige Gegenstandsstufe, jeweils mit den betroffenen Plätzen.',
    exampleOf: '25 Raider im Beispielraid',
    allFindings: 'von 25 bestanden',
  },
  era: {
    notJudged: (era, judged) =>
      `Dieser Bericht ist aus ${era}. Für diese Version des Spiels hat Ready Check keine Regeln, darum wird niemand beurteilt. Die Ausrüstung kannst du trotzdem ansehen. Urteile gibt es für Berichte aus ${formatList(judged, 'or')}.`,
    uncertain: (era) =>
      `Dieser Bericht sagt nicht, aus welcher Version des Spiels er ist. Er wird nach den Regeln von ${era} beurteilt: Prüfe Gebiete und Datum, bevor du dich auf die Urteile verlässt.`,
    unknownRaids:
      'Dieser Bericht sagt nicht, aus welcher Version des Spiels er ist, und Ready Check kennt seine Raids nicht. Niemand wird beurteilt; die Ausrüstung aus dem Log lässt sich ansehen.',
    unknownGame: (version, judged) =>
      `Dieser Bericht ist aus einer Version des Spiels, die Ready Check nicht kennt: Das Log nennt die Nummer ${version}. Niemand wird beurteilt; die Ausrüstung aus dem Log lässt sich ansehen. Urteile gibt es für Berichte aus ${formatList(judged, 'or')}.`,
    mixed: (eras) =>
      `Dieser Bericht enthält Kämpfe aus ${formatList(eras, 'and')} und sagt nicht, aus welcher Version des Spiels er ist. Darum wird niemand beurteilt; die Ausrüstung aus dem Log lässt sich ansehen. Urteile gibt es für einen Bericht, der in einer davon geloggt wurde.`,
    forever:
      'Dieser Bericht ist aus Forever. Seine Regeln kommen, sobald die Daten des Spiels vorliegen; bis dahin wird niemand beurteilt. Die Ausrüstung kannst du trotzdem ansehen.',
    otherFight: (era) =>
      `Dieser Kampf gehört zu keinem Raid von ${era}. Er zählt nicht für den ganzen Abend, seit dem letzten Raid, Anwesenheit oder Saison.`,
  },
  failure: {
    noApiKey:
      'Ready Check braucht einen Schlüssel für Warcraft Logs, um Berichte abzurufen. Trage deinen in den Optionen ein oder öffne den Beispielraid.',
    notSignedIn:
      'Melde dich mit Warcraft Logs an, um Berichte abzurufen, oder öffne den Beispielraid.',
    signInEnded:
      'Deine Anmeldung ist abgelaufen. Melde dich wieder an; deine gespeicherten Raids bleiben.',
    reportArchived:
      'Warcraft Logs hat diesen Bericht archiviert: Nur Abonnenten können ihn öffnen. Bitte jemanden, der ihn gespeichert hat, um eine Datei oder einen Link.',
    reportNotPrepared:
      'Warcraft Logs bereitet diesen Bericht noch vor. Ready Check hat sechsmal gefragt; versuche es in einer Minute noch einmal.',
    searchNeedsKey:
      'Mit einer Anmeldung lassen sich diese Kills nicht auflisten, mit einem v1-Schlüssel schon. Trage einen in den Optionen ein oder öffne einen Bericht über seinen Link.',
    keyRefused: 'Warcraft Logs hat den Schlüssel nicht angenommen. Prüfe ihn in den Optionen.',
    reportNotFound:
      'Diesen Bericht gibt es nicht, oder er ist privat. Prüfe den Code, oder bitte seinen Besitzer, ihn öffentlich oder ungelistet zu machen.',
    guildNotFound:
      'Warcraft Logs kennt auf diesem Realm keine solche Gilde. Prüfe Realm, Region und Schreibweise.',
    characterNotFound:
      'Warcraft Logs kennt auf diesem Realm keinen solchen Charakter. Prüfe Realm, Region und Schreibweise.',
    noReportsFound:
      'Diese Gilde hat keine öffentlichen Berichte. Bitte ihren Raidleiter um einen Link oder suche eine andere Gilde.',
    noReportOpens:
      'Warcraft Logs nennt die Berichte dieser Gilde ohne ihre Codes, darum lässt sich keiner öffnen. Suche später noch einmal oder öffne einen Bericht über seinen Link.',
    realmNotReached:
      'Der Server von Warcraft Logs für diesen Realm antwortet deiner Anmeldung nicht. Versuche es später noch einmal, trage in den Optionen einen v1-Schlüssel ein oder öffne einen Bericht über seinen Link.',
    stillProcessing:
      'Warcraft Logs verarbeitet diesen Bericht noch. Ready Check versucht es von selbst wieder.',
    noFightsFound:
      'Dieser Bericht hat noch keine Kämpfe. Wird der Raid gerade geloggt, rufe ihn später noch einmal ab.',
    noPlayersFound:
      'Warcraft Logs nennt für diesen Kampf keine Spieler. Rufe ihn später noch einmal ab oder wähle einen anderen Boss.',
    tooManyRequests:
      'Warcraft Logs hatte zu viele Anfragen. Ready Check versucht es von selbst wieder.',
    hourlyLimit:
      'Deine Anmeldung hat das Stundenlimit von Warcraft Logs erreicht. Ready Check versucht es von selbst wieder; mit einem v1-Schlüssel in den Optionen geht es gleich weiter.',
    underMaintenance:
      'Warcraft Logs wird gerade gewartet. Ready Check versucht es von selbst wieder.',
    originFailed: (status) =>
      `Die Server von Warcraft Logs antworten nicht (Fehler ${status}). Versuche es in einer Minute noch einmal.`,
    logSiteFailed: (status) =>
      `Bei Warcraft Logs ist etwas schiefgegangen (Fehler ${status}). Versuche es in einer Minute noch einmal.`,
    requestRefused: (status, words) =>
      `Warcraft Logs hat die Anfrage abgelehnt (${status}${words ? `: ${words}` : ''}). Prüfe den Link oder den Namen.`,
    responseUnreadable:
      'Warcraft Logs hat eine unvollständige oder unlesbare Antwort geschickt. Versuche es noch einmal.',
    responseTooLarge:
      'Warcraft Logs hat mehr als 32 MB geschickt, mehr als ein Bericht haben sollte. Versuche einen anderen Kampf oder Bericht.',
    kinds: {
      number: 'eine Zahl',
      integer: 'eine ganze Zahl',
      string: 'ein Text',
      boolean: 'ja oder nein',
      Array: 'eine Liste',
      Object: 'ein Datensatz',
      time: 'ein mögliches Datum',
    },
    responseMisshapen: (misfit) =>
      `Warcraft Logs hat eine Antwort geschickt, die Ready Check nicht versteht: ${misfit.path || 'die Antwort'} sollte ${misfit.expected} sein, ist aber ${misfit.received}. Versuche einen anderen Kampf oder Bericht.`,
    fieldMissing: (path) =>
      `Warcraft Logs hat eine Antwort geschickt, die Ready Check nicht versteht: ${path} fehlt. Versuche einen anderen Kampf oder Bericht.`,
    eventsOfAnotherTime:
      'Warcraft Logs hat Ereignisse aus einem anderen Kampf geschickt. Versuche es noch einmal.',
    unreachable:
      'Warcraft Logs ist nicht zu erreichen. Prüfe die Verbindung; was auf diesem Gerät gespeichert ist, lässt sich öffnen.',
    factsNotLoaded: (era) =>
      `Die Tabellen für ${era} konnten nicht geladen werden, darum gibt es keine Hinweise. Prüfe die Verbindung und versuche es noch einmal.`,
    tooSlow: 'Warcraft Logs hat 30 Sekunden lang nicht geantwortet. Versuche es noch einmal.',
    offline:
      'Dieses Gerät ist offline. Was darauf gespeichert ist, lässt sich öffnen; der Rest wird abgerufen, sobald du wieder online bist.',
  },
} satisfies TranslatedTexts;
