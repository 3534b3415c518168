import type { TranslatedTexts } from '../translation';

const raids = (count: number) => (count === 1 ? '1 Raid' : `${count} Raids`);
const sharedResults = (count: number) =>
  count === 1 ? '1 geteiltes Ergebnis' : `${count} geteilte Ergebnisse`;

export const SAVED = {
  saved: {
    find: 'Gespeicherten Raid suchen',
    found: (count, all) => `${count} von ${all} Raids`,
    showAll: (count) => `Alle ${count} zeigen`,
    killsSaved: (saved, all) => `${saved} von ${all === 1 ? '1 Kill' : `${all} Kills`} gespeichert`,
    opened: (when) => `geöffnet ${when}`,
    more: (title) => `Mehr: ${title}`,
    pinRaid: (title) => `Anheften: ${title}`,
    pinHint: 'Angeheftete Raids werden nie zum Löschen vorgeschlagen',
    delete: 'Löschen',
    deleteRaid: (title) => `Löschen: ${title}`,
    deleted: (title) => `Gelöscht: ${title}`,
    raids,
    sharedResults,
    deletedBefore: (count) =>
      count === 1
        ? 'Auch was davor war, lässt sich rückgängig machen.'
        : `Auch ${count} frühere Schritte lassen sich rückgängig machen.`,
    undo: 'Rückgängig',
    dismiss: 'Hinweis schließen',
  },
  saving: {
    checkAll: (kills) => (kills === 1 ? 'Den einen Kill prüfen' : `Alle ${kills} Kills prüfen`),
    checkRest: (kills) =>
      kills === 1 ? 'Den anderen Kill prüfen' : `Andere ${kills} Kills prüfen`,
    hint: (requests) =>
      `${requests === 1 ? '1 Anfrage' : `${requests} Anfragen`}; öffnet sich danach offline`,
    onDevice: (there, all) => `${there} von ${all === 1 ? '1 Kill' : `${all} Kills`} hier`,
  },
  storage: {
    savedRaids: 'Gespeicherte Raids',
    none: 'Was du öffnest, wird hier gespeichert und öffnet sich auch offline.',
    unreadable:
      'Die gespeicherten Raids sind gerade nicht lesbar. Nichts ist gelöscht. Schließe andere Fenster dieser App, oder verlasse den privaten Modus, und lade neu.',
    listIsNewer:
      'Eine neuere Version dieser App hat die Liste der gespeicherten Raids geschrieben. Nichts ist gelöscht. Lade neu, um die App zu aktualisieren.',
  },
  storageNotice: {
    notSaving: {
      full: 'Der Speicher ist voll: Was du jetzt öffnest, wird nicht gespeichert. Lösche einen Raid, den du nicht mehr brauchst, oder mach Platz auf dem Gerät.',
      refused:
        'Dieser Browser lässt hier kein Speichern zu (ein privates Fenster?): Was du jetzt öffnest, wird nicht gespeichert.',
      failed:
        'Der Speicher der App auf diesem Gerät ist ausgefallen: Was du jetzt öffnest, wird nicht gespeichert.',
      newer:
        'Eine neuere Version dieser App hat die Liste der gespeicherten Raids geschrieben: Was du jetzt öffnest, wird nicht gespeichert. Lade neu, um die App zu aktualisieren. Nichts geht verloren.',
    },
    trySavingAgain: 'Jetzt speichern',
    stillNotSaved: 'Noch einmal versucht: Es lässt sich weiterhin nicht speichern.',
    makeRoom: 'Platz schaffen',
    gotIt: 'Verstanden',
    noLink:
      'In dem, was geteilt wurde, ist kein Bericht von Warcraft Logs. Teile die Adresse eines Berichts: …warcraftlogs.com/reports/ und 16 Zeichen.',
    latestUnreadable:
      'Die gespeicherten Raids sind gerade nicht lesbar, darum lässt sich der letzte nicht öffnen. Füge unten einen Bericht ein oder öffne den Beispielraid.',
    noLatest:
      'Auf diesem Gerät ist noch kein Raid gespeichert. Füge unten einen Bericht ein oder öffne den Beispielraid.',
  },
  raidFile: {
    export: 'Raids exportieren',
    import: 'Raids importieren',
    hint: 'Eine Datei mit allen gespeicherten Raids, deinen Notizen, Gilden auf der Startseite und diesen Optionen, aber nie dem Schlüssel oder deinen Suchen, für ein anderes Gerät. Wähle sie dort aus oder zieh sie auf die Seite.',
    chooseFile: 'Datei mit Raids',
    exporting: (done, all) => `Raid ${done + 1} von ${all} wird exportiert`,
    importing: (done, all) => `Raid ${done} von ${all} wird importiert`,
    checking: 'Die Datei wird geprüft',
    exported: (name) => `Die Datei ${name} liegt bei deinen Downloads.`,
    ready: (name) =>
      `${name} ist fertig. Sende die Datei an ein anderes Gerät oder eine App, oder sichere sie in deinen Dateien.`,
    stop: 'Anhalten',
    stopped: 'Angehalten. Was schon importiert wurde, bleibt; nichts, was hier war, geht verloren.',
    toImport: (name, came, savedBefore) =>
      `${name} enthält ${raids(came)}, neu oder aktueller als hier. Schon hier: ${raids(savedBefore)}. Die Optionen daraus gelten nur, wo du keine eigenen gewählt hast.`,
    imported: (came, savedBefore) => `${raids(came)} importiert, ${raids(savedBefore)} schon hier.`,
    sharedResultsToImport: (came, savedBefore) =>
      `Dazu ${sharedResults(came)}; schon hier: ${sharedResults(savedBefore)}.`,
    sharedResultsImported: (came, savedBefore) =>
      `${sharedResults(came)} importiert, ${sharedResults(savedBefore)} schon hier.`,
    notesToImport: (count) =>
      count === 1 ? 'Dazu 1 Notiz oder Haken.' : `Dazu ${count} Notizen und Haken.`,
    notesImported: (count) =>
      count === 1 ? '1 Notiz oder Haken importiert.' : `${count} Notizen und Haken importiert.`,
    killsOf: (kills, title) =>
      kills === 0 ? title : `${title} (${kills === 1 ? '1 Kill' : `${kills} Kills`})`,
    moreRaids: (count) => (count === 1 ? '1 weiterer Raid' : `${count} weitere Raids`),
    wouldDiffer: (what) =>
      `Einiges hier Gespeicherte steht darin neuer und anders: ${what}. Es bleibt hier, wie es ist, wenn du es nicht ersetzt.`,
    replace: 'Hier Gespeichertes durch die neueren Fassungen ersetzen',
    kept: (what) => `Blieb, wie es hier war: ${what}.`,
    canBeUndone: 'Eine Raiddatei wurde importiert.',
    raidsDeleted: 'Der Import wurde angehalten, weil alle Raids gelöscht wurden.',
    unreadable: (count) =>
      count === 1
        ? '1 Eintrag war nicht lesbar und wurde ausgelassen.'
        : `${count} Einträge waren nicht lesbar und wurden ausgelassen.`,
    importNow: 'Jetzt importieren',
    problems: {
      'not ours':
        'Das ist keine Raiddatei von Ready Check. Wähle eine, die „Raids exportieren“ gemacht hat.',
      newer:
        'Diese Datei wurde von einer neueren Version von Ready Check geschrieben. Lade die Seite neu, um zu aktualisieren.',
      'too large':
        'Diese Datei ist viel größer als Raids sind, darum wurde sie nicht bis zum Ende gelesen. Exportiere sie auf dem anderen Gerät noch einmal.',
      'half written':
        'Das Ende dieser Datei fehlt, darum wurde sie nicht importiert. Kopiere sie noch einmal vom anderen Gerät.',
    },
    failed:
      'Das hat nicht geklappt: Dieses Gerät kann gerade keine Raids lesen oder speichern. Was schon importiert wurde, bleibt. Lade die Seite neu und versuche es noch einmal.',
  },
  sharedResult: {
    title: 'Geteiltes Ergebnis',
    lead: 'Mit dir geteilt',
    sharedAt: (when) => `Geteilt am ${when}`,
    minimum: (level) => `Teile unter ${level} galten als niedrig`,
    enchants: 'Verzauberungen',
    counted: (titles) => `${titles} zählten`,
    nothingCounted: 'Nichts zählte als Mangel',
    unchecked: 'Niemand hat dieses Ergebnis geprüft: Öffne den Bericht, um es zu prüfen.',
    notInLink: 'nicht in diesem Link',
    noKills: 'In diesem Link ist kein Kill.',
    nobody: 'In diesem Link ist niemand.',
    quoted: (words) => `„${words}“`,
    openReport: 'Bericht öffnen',
    save: 'Speichern',
    checkYours: 'Eigenen Raid prüfen',
    saved: 'Auf diesem Gerät gespeichert. Es öffnet sich offline aus den gespeicherten Raids.',
    notSaved:
      'Es lässt sich gerade nicht speichern: Es ist kein Platz, oder Speichern ist nicht erlaubt. Behalte den Link: Er öffnet es wieder.',
    savedOnes: 'Mit dir geteilt',
    judgedOn: (when) => `beurteilt ${when}`,
    unreadable: 'Dieser geteilte Link ist nicht lesbar',
    problems: {
      'cut short':
        'Dieser Link ist abgeschnitten: Sein Ende fehlt. Lass ihn dir noch einmal schicken oder kopiere ihn ganz.',
      'added to': 'Mit diesem Link wurde noch etwas anderes kopiert. Kopiere nur den Link.',
      newer:
        'Dieser Link wurde mit einer neueren Version von Ready Check gemacht. Lade die Seite neu, um zu aktualisieren, und öffne ihn noch einmal.',
      'too large': 'Dieser Link enthält weit mehr als einen Kampf, darum wurde er nicht geöffnet.',
      damaged:
        'Dieser Link ist beschädigt, darum lässt es sich nicht zeigen. Lass ihn dir noch einmal schicken.',
    },
    failed:
      'Ein Teil der App, der geteilte Links liest, konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
    nothingChanged: 'Auf diesem Gerät wurde nichts geändert.',
    goHome: 'Zur Startseite',
  },
  share: {
    copyWhisper: 'Flüsternachricht kopieren',
    whisperCopied: 'Flüsternachricht kopiert: Füge sie im Chat des Spiels ein.',
    copyForSimulator: 'Für den Simulator kopieren',
    simulatorCopied: (name) => `Ausrüstung kopiert: Füge sie beim Addon-Import von ${name} ein.`,
    simulatorHint:
      'Ein Log nennt weder Volk noch Talente, Glyphen oder Umschmieden: Stelle sie dort ein.',
    shareAs: 'Teilen als',
    formats: {
      discord: 'Discord',
      whispers: 'Flüstern',
      csv: 'CSV',
      link: 'Link',
      picture: 'Bild',
    },
    about: 'Umfang',
    scopes: { fight: 'Dieser Kill', night: 'Ganzer Abend' },
    scopesOfAttempt: { fight: 'Dieser Wipe', night: 'Ganzer Abend' },
    withAdvice: 'Auch, was einen Blick wert ist',
    withPull: 'Auch Fläschchen und Essen',
    withoutPull: (kills) =>
      kills === 1
        ? 'Fläschchen und Essen eines Kills sind nicht auf diesem Gerät.'
        : `Fläschchen und Essen von ${kills} Kills sind nicht auf diesem Gerät.`,
    withoutPullHere: 'Fläschchen und Essen dieses Kampfes sind nicht auf diesem Gerät.',
    choosePlayers: (chosen, all) => `Spieler: ${chosen} von ${all}`,
    killsHere: (there, all) => `${there} von ${all} Kills sind hier`,
    fetchRestFirst: 'Erst den Rest abrufen',
    nobody: 'Niemand hat etwas zu beheben.',
    message: (nth, all) => (all === 1 ? 'Nachricht' : `Nachricht ${nth} von ${all}`),
    whispers: 'Flüsternachrichten',
    table: 'Tabelle',
    copyDiscord: 'Für Discord kopieren',
    copyMessage: (nth) => `Nachricht ${nth} kopieren`,
    copyWhispers: 'Flüsternachrichten kopieren',
    copy: 'Kopieren',
    copyLine: (line) => `Kopieren: ${line}`,
    downloadCsv: 'CSV herunterladen',
    copyLink: 'Link kopieren',
    linkHolds:
      'Der Link selbst enthält die Urteile und Mängel dieses Kampfes, aber keine Ausrüstung. Er öffnet sich ohne Schlüssel, und Warcraft Logs wird nicht gefragt.',
    nightLinkHolds:
      'Der Link selbst enthält, was jedem noch fehlt, die Anwesenheit und die Kills mit Mängeln, aber keine Ausrüstung. Er öffnet sich ohne Schlüssel, und Warcraft Logs wird nicht gefragt.',
    linkLength: (characters) => `${characters} Zeichen`,
    linkFailed:
      'Der Link konnte nicht gemacht werden: Ein Teil der App fehlt. Prüfe die Verbindung und versuche es noch einmal.',
    picture: {
      copy: 'Bild kopieren',
      download: 'Bild herunterladen',
      hint: '1200 px breit, in diesem Farbschema und dieser Sprache.',
      drawing: 'Das Bild wird gezeichnet…',
      failed:
        'Dieser Browser hat das Bild nicht gezeichnet. Teile die Mängel stattdessen als Discord-Text.',
      refused: 'Dieser Browser hat das Bild nicht kopiert. Lade es stattdessen herunter.',
      more: (count) => `und ${count} weitere`,
    },
    copied: 'Kopiert',
    copiedStatus: 'In die Zwischenablage kopiert.',
    refusedStatus:
      'Der Browser lässt das Kopieren nicht zu. Der Text unten ist markiert: Kopiere ihn von dort.',
    selected: 'Text zum Kopieren',
    send: 'Senden…',
    sendFailed: 'Dieses Gerät konnte es nicht senden. Kopiere es stattdessen.',
    downloaded: (name) => `Die Datei ${name} liegt bei deinen Downloads.`,
  },
} satisfies TranslatedTexts;
