import { formatList } from '#domain/listing';
import type { TranslatedTexts } from '../translation';

export const SETTINGS = {
  settings: {
    close: 'Optionen schließen',
    sections: {
      'warcraft-logs': 'Warcraft Logs',
      rules: 'Regeln',
      look: 'Aussehen und Sprache',
      keyboard: 'Tastatur',
      storage: 'Speicher',
    },
    all: 'Alle Optionen',
    ruleGroups: {
      gear: 'Ausrüstung',
      gems: 'Edelsteine',
      enchants: 'Verzauberungen',
      pull: 'Beim Pull',
    },
    shortcutsOn: 'Tastenkürzel sind an',
    shortcutsOff: 'Tastenkürzel sind aus',
    keyTitle: 'Schlüssel für Warcraft Logs',
    key: 'Dein eigener API-Schlüssel',
    keySource: 'Er wird nur an Warcraft Logs geschickt und nur in diesem Browser gespeichert.',
    keyHow: 'So bekommst du einen Schlüssel',
    keySteps: [
      'Melde dich bei Warcraft Logs an und öffne deine Kontoeinstellungen.',
      'Geh ganz nach unten zu Web API.',
      'Gib unter V1 Client Name irgendeinen Namen ein und drück auf Set. Ohne Namen erscheint kein Schlüssel.',
      'Kopiere den V1 Client Key und füge ihn oben ein.',
    ],
    keyPage: 'Kontoeinstellungen öffnen',
    keyOfBuild: 'Ohne eigenen wird der Schlüssel benutzt, der zu dieser App gehört.',
    showKey: 'Zeigen',
    removeKey: 'Entfernen',
    theme: 'Farben',
    themes: { system: 'System', dark: 'Dunkel', light: 'Hell' },
    language: 'Sprache',
    systemLanguage: (language) => `System (${language})`,
    languageHint: 'Namen von Bossen und Gegenständen kommen aus dem Log.',
    languageInUse: (language) => `Sprache: ${language}`,
    languageFailed: (language) =>
      `${language} konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.`,
    minimumItemLevel: 'Niedrigste Gegenstandsstufe',
    minimumHint: 'Teile darunter gelten als niedrig.',
    minimumInvalid: (lowest, highest, inUse) =>
      `Gib eine ganze Zahl von ${lowest} bis ${highest} ein. Bis dahin gilt ${inUse}.`,
    reset: (level) => `Auf ${level} zurücksetzen`,
    whatCounts: 'Was zählt',
    whatCountsHint:
      'Zählt: bringt einen Raider in eine Mängelspalte. Hinweis: ein Auge neben dem Namen. Aus: wird nicht geprüft.',
    ruleSettings: { counts: 'Zählt', advice: 'Hinweis', off: 'Aus' },
    defaultRuleSetting: (setting) => `Standard: ${setting}`,
    notDefaults: 'Weicht vom Standard ab.',
    restoreDefaults: 'Standard wiederherstellen',
    ownChoices: 'deine eigene Auswahl unter „Was zählt“',
    minimumBy: 'Das Minimum gilt',
    minimums: { number: 'Wie oben', raid: 'Je Raid' },
    unknownRaid: 'Für einen unbekannten Raid gilt der niedrigste Wert.',
    levelsWithout: (levels, exempt) => `${levels} (ausgenommen: ${exempt})`,
    exemptByRaid: {
      cataclysm: 'Dunkelmond-Schmuck',
      'burning-crusade':
        'Widerstandsausrüstung, Relikte und Schmuck, die länger als ihr Raid getragen werden',
    },
    excused: 'Ausgenommene Gegenstände',
    excusedHint:
      'Mit Absicht getragen: kein Mangel wegen Gegenstandsstufe, PvP oder leichterer Rüstung. Ausnehmen kannst du ein Teil mit seinem Knopf in den Spielerdetails.',
    noneExcused: 'Kein Gegenstand ist ausgenommen.',
    itemId: 'Nummer des Gegenstands',
    excuse: 'Ausnehmen',
    itemIdInvalid:
      'Die Nummer eines Gegenstands ist eine ganze Zahl, wie in der Adresse seiner Seite.',
    item: (id, name) => (name ? `${name} (${id})` : `Gegenstand ${id}`),
    stopExcusing: (item) => `Entfernen: ${item}`,
    shortcuts: 'Tastenkürzel benutzen',
    used: 'Belegt',
    available: 'Verfügbar',
    unknown: 'Dieser Browser sagt es nicht',
    promise: 'Vor dem Leeren geschützt',
    promised: 'Ja: Der Browser löscht nichts von selbst.',
    notPromised: 'Nein: Wird der Platz knapp, kann der Browser die Raids löschen.',
    installHelps: 'Es hilft, die App zu installieren.',
    requestPersistence: 'Den Browser bitten, sie zu behalten',
    promiseRefused: 'Der Browser schützt sie nicht.',
    safariDeletes:
      'Safari löscht nach sieben Tagen ohne Besuch, was eine Seite gespeichert hat, aber nicht bei einer App auf dem Home-Bildschirm. Diese App ist zuerst leer: Exportiere deine Raids hier und importiere sie dort.',
    offlineStart: 'Öffnet sich offline',
    workerTroubles: {
      'no workers':
        'Nein: Dieser Browser lässt die App sich nicht speichern (privates Fenster, blockierte Cookies oder eine Seite ohne https).',
      refused: (why) => `Nein: Der Browser hat das Speichern der App abgelehnt (${why}).`,
      'not installed':
        'Nein: Eine Datei der App konnte nicht geladen oder gespeichert werden. Ein Werbeblocker, die Verbindung oder ein voller Speicher kann der Grund sein. Lade neu, um es noch einmal zu versuchen.',
    },
    notOpenedForLongest: 'Am längsten nicht geöffnet',
    deleteAll: 'Alle Raids löschen',
    confirm: (raids) => `Von diesem Gerät löschen: ${raids}, auch angeheftete?`,
    confirmAgain:
      'Wirklich? Warcraft Logs hat sie vielleicht nicht mehr. Rückgängig machen geht nur, bis diese App geschlossen wird.',
    confirmPermanently:
      'Wirklich? Es sind zu viele, um sie zurückzuholen: Es gibt keinen Weg zurück, und Warcraft Logs hat sie vielleicht nicht mehr.',
    statementsOnly: 'deine Notizen, wer heute kommt, deine Haken und Gilden auf der Startseite',
    statementsToo:
      'Auch deine Notizen, wer heute kommt, deine Haken und die Gilden auf der Startseite gehen verloren.',
    yes: 'Ja, weiter',
    deleteNow: (raids) => `Jetzt löschen: ${raids}`,
    cancel: 'Abbrechen',
    allDeleted: 'Auf diesem Gerät ist kein Raid mehr.',
    importingElsewhere:
      'Ein anderes Fenster importiert gerade Raids. Halte das zuerst an. Nichts wurde gelöscht.',
    notDeleted:
      'Der Browser hat das Löschen nicht zugelassen. Alles ist noch da. Lade die Seite neu und versuche es noch einmal.',
  },
  privacy: {
    requests: 'Wer was bekommt',
    logSite:
      'die Berichte, die du öffnest oder verfolgst, und Gilden und Charaktere, die du suchst oder auf der Startseite behältst, mit deinem Schlüssel oder deiner Anmeldung',
    icons: 'die Symbole der sichtbaren Gegenstände und Bosse',
    items: 'ein Gegenstand mit Edelsteinen und Verzauberung, nur wenn du seinen Link anklickst',
    ownHost: 'die Dateien dieser App; aus einem Link auch, welchen Bericht er nennt',
    nobodyElse: 'Sonst wird nichts gesendet. Keine Cookies, keine Analyse.',
    stored: 'Was in diesem Browser gespeichert ist',
    storedOnes: [
      'Raids, die du öffnest, mit Spielern und Ausrüstung, und geteilte Ergebnisse',
      'was du zu Spielern und Raids notierst, wer heute kommt und was du als gekauft abhakst',
      'Gilden und Charaktere, die du gesucht hast',
      'Gilden auf der Startseite, mit ihren Berichten und wer dabei war',
      'deine Optionen, dein Schlüssel und deine Anmeldung',
      'die App und Symbole, damit sie ohne Verbindung da sind',
      'wie viele Anfragen in der Stunde gesendet wurden, welche Kills verfolgter Raids neu sind und wo du warst, als du dich anmelden gingst',
    ],
    deleted: 'So löschst du es',
    deletedBy: [
      'Raids, geteilte Ergebnisse, Notizen, Haken und Gilden auf der Startseite: „Alle Raids löschen“ in den Optionen.',
      'Schlüssel: „Entfernen“ in den Optionen. Anmeldung: „Abmelden“.',
      'Alles, auch Suchen: Lösche die Daten dieser Seite im Browser.',
    ],
  },
  waysIn: {
    signInAgain: 'Wieder anmelden',
    signIn: 'Mit Warcraft Logs anmelden',
    opening: 'Warcraft Logs öffnet sich...',
    hint: 'Zum Abrufen musst du dich anmelden; dabei öffnet sich warcraftlogs.com und führt hierher zurück.',
    sampleHint: 'Der Beispielraid braucht keine Anmeldung und kein Netz.',
    offline: 'Zum Anmelden braucht es eine Verbindung. Gespeicherte Raids öffnen sich auch ohne.',
  },
  signIn: {
    purpose:
      'Um Berichte abzurufen. Es öffnet sich warcraftlogs.com und führt hierher zurück; das Passwort bleibt dort. Ready Check darf dann die Berichte lesen, die du lesen darfst, auch private, und schreibt nichts.',
    finishing: 'Wird angemeldet...',
    signedInAs: (name) => (name ? `Angemeldet als ${name}.` : 'Angemeldet.'),
    signedIn: 'Angemeldet',
    as: 'Angemeldet als',
    thisVisit: 'Nur für diesen Besuch: Dieser Browser speichert es nicht.',
    signOut: 'Abmelden',
    stillAllowed:
      'Auf diesem Gerät abgemeldet. Warcraft Logs führt Ready Check weiter unter den Apps, die du zugelassen hast.',
    endAllowance: 'In deinen Kontoeinstellungen beenden',
    problems: {
      refused:
        'Warcraft Logs hat dich nicht angemeldet. Versuche es noch einmal oder benutze einen v1-Schlüssel. Auf diesem Gerät wurde nichts geändert.',
      'unknown state':
        'Diese Anmeldung wurde nicht in diesem Tab begonnen und darum nicht benutzt. Versuche es von hier aus noch einmal.',
      offline:
        'Zum Anmelden braucht es eine Verbindung, und sie ging auf dem Rückweg verloren. Versuche es noch einmal; gespeicherte Raids öffnen sich auch ohne.',
      'no connection':
        'Die Anmeldung braucht eine Verbindung, und es gibt keine. Gespeicherte Raids öffnen sich auch so.',
      'storage refused':
        'Dieser Browser speichert für diese Seite nichts, darum lässt sich die Anmeldung nicht abschließen. Erlaube das Speichern oder benutze einen v1-Schlüssel.',
      insecure:
        'Anmelden geht nur über https. Sag es dem, der diese App betreibt, oder benutze einen v1-Schlüssel.',
      'not loaded':
        'Ein Teil der App konnte nicht geladen werden, darum wurde niemand angemeldet. Prüfe die Verbindung und versuche es noch einmal.',
    },
    requests: 'Anfragen in dieser Stunde',
    points: (spent, limit) => `${spent} von ${limit} Punkten`,
    resetsIn: (minutes) => `Neu in ${minutes} min.`,
    nearLimit: 'Fast am Limit.',
    pausesAt: (limit, minutes) =>
      `Bei ${limit} pausiert das Abrufen und geht in ${minutes} min von selbst weiter. Gespeicherte Raids lassen sich weiter öffnen.`,
    limitReached: 'Limit erreicht.',
    requestsGoOn: (minutes) =>
      `Das Abrufen geht in ${minutes} min von selbst weiter. Gespeicherte Raids lassen sich weiter öffnen.`,
    limitUnknown: 'Noch nicht bekannt: Es kommt mit dem nächsten Bericht.',
    useKey: 'Stattdessen einen v1-Schlüssel benutzen',
    keyUse:
      'Er wird benutzt, solange du nicht angemeldet bist oder das Stundenlimit deiner Anmeldung erreicht ist.',
    preparing: (repeat, repeats) =>
      `Warcraft Logs bereitet diesen Bericht noch vor. Neuer Versuch, ${repeat} von ${repeats}.`,
  },
  guilds: {
    keep: 'Auf der Startseite behalten',
    kept: 'Auf der Startseite',
    noRoom: 'Drei Gilden stehen auf der Startseite. Entferne eine, um eine andere zu behalten.',
    region: (guilds) => (guilds === 1 ? 'Deine Gilde' : 'Deine Gilden'),
    noLog: 'noch kein Log zum Öffnen',
    notOpened: 'noch nicht geöffnet',
    passed: (count) => `${count} bestanden über alle Kills`,
    looked: (when) => `nachgesehen ${when}`,
    neverLooked: 'noch nicht nachgesehen',
    looking: 'Bei Warcraft Logs wird nachgesehen…',
    open: 'Öffnen',
    lookAgain: 'Noch einmal nachsehen',
    allLogs: 'Alle Logs',
    remove: 'Entfernen',
    removed: (guild) => `Von der Startseite entfernt: ${guild}`,
    needsConnection:
      'Dieses Log ist noch nicht auf diesem Gerät: Zum Öffnen braucht es eine Verbindung.',
    attendanceFailed: (why) =>
      `Wer an Abenden dabei war, die niemand geöffnet hat, ließ sich nicht abrufen. ${why}`,
  },
  search: {
    heading: 'Gilde oder Charakter suchen',
    searching: 'Warcraft Logs wird durchsucht…',
  },
  searchForm: {
    lookFor: 'Suche nach',
    modes: { Character: 'Charakter', Guild: 'Gilde' },
    region: 'Region',
    realm: 'Realm',
    selectRealm: 'Realm wählen',
    namePlaceholder: { Character: 'Name des Charakters', Guild: 'Name der Gilde' },
    guildSuggestions: 'Gilden',
    search: 'Suchen',
    problems: {
      'no realm': 'Wähle einen Realm und suche dann noch einmal.',
      'no name': 'Gib einen Namen ein und suche dann noch einmal.',
      'no such name':
        'So kann keine Gilde und kein Charakter heißen. Prüfe den Namen und suche dann noch einmal.',
      'name too long':
        'Das ist länger als jeder Name im Spiel. Kürze es und suche dann noch einmal.',
    },
  },
  searchResult: {
    guildReports: (guild) => `Berichte von ${guild}`,
    newestReport: 'Neuester Bericht',
    otherReports: 'Andere neue Berichte',
    showMore: (count) => `${count} weitere zeigen`,
    showFewer: 'Weniger zeigen',
    undated: 'Datum nicht bekannt',
    olderOpened: (era, judged) =>
      `Der neueste Bericht ${era ? `ist aus ${era}, wo niemand beurteilt wird` : 'ist von einem Raid, den Ready Check nicht kennt'}. Stattdessen geöffnet: der neueste aus ${formatList(judged, 'or')}.`,
    noneOpened: (era) =>
      `Keiner davon wurde geöffnet: Der neueste ist aus ${era}, wo niemand beurteilt wird. Wähle einen, um seine Ausrüstung anzusehen.`,
    compare: 'Vergleichen',
    compareWith: 'mit dem geöffneten Raid',
    savedHere: 'Auf diesem Gerät',
    invalidReportData:
      'Warcraft Logs nennt den neuesten Bericht der Gilde ohne seinen Code, darum lässt er sich nicht öffnen. Wähle einen anderen oder suche später noch einmal.',
    characterKills: (character) => `Kills von ${character}`,
    hidden: (character) =>
      `${character} verbirgt seine Kills auf Warcraft Logs. Ein Bericht des Raids öffnet sich weiterhin über seinen Code oder Link.`,
    noKills: (character, judged) =>
      `Warcraft Logs hat keinen Kill von ${character} aus ${formatList(judged, 'or')}. Prüfe Realm, Region und Schreibweise oder öffne einen Bericht über seinen Code.`,
    missing: (zones) => `Nicht in dieser Liste, da sie nicht abgerufen werden konnten: ${zones}.`,
    kills: 'Kills',
    unnamedBoss: 'Boss ohne Namen',
    percentile: (percentile) => `Perzentil ${percentile}`,
    noPercentile: 'kein Perzentil',
  },
} satisfies TranslatedTexts;
