import type { TranslatedTexts } from '../translation';

export const PLAYER_PAGE = {
  changed: {
    enchanted: (slot) => `${slot} verzaubert`,
    'enchant changed': (slot) => `${slot} anders verzaubert`,
    'enchant gone': (slot) => `${slot} nicht mehr verzaubert`,
    gem: (slot) => `${slot}: Edelstein`,
    empty: (slot) => `${slot} leer`,
  },
  playerPage: {
    player: 'Spieler',
    unknown: 'In keinem Raid auf diesem Gerät ist dieser Spieler.',
    onlyLeftOut: 'Nur Raids, die nicht zur Saison zählen, haben diesen Spieler.',
    attended: (evenings, expected) => `${evenings} ${expected === 1 ? 'Abend' : 'Abenden'}`,
    firstSeen: (date) => `zuerst gesehen am ${date}`,
    altOfMain: (main) => `Twink von ${main}`,
    alts: 'Twinks',
    openNow: 'Jetzt offen',
    asOf: (date, boss) => `Stand ${date}, ${boss}`,
    passedOn: (date) => `Bestanden am ${date}`,
    noGearLogged: 'keine Ausrüstung im Log',
    evenings: 'Abende',
    evening: 'Abend',
    raid: 'Raid',
    gear: 'Ausrüstung',
    itemLevel: 'Gegenstandsstufe',
    pull: 'Fläschchen und Essen',
    changed: 'Geändert',
    overTime: 'Gegenstandsstufe im Lauf der Zeit',
    faultCount: 'offene Mängel',
    eveningLevel: (date, level, faults) =>
      `${date}: Gegenstandsstufe ${level}, ${faults === 1 ? '1 offener Mangel' : `${faults} offene Mängel`}`,
    notes: 'Notizen',
    altOf: 'Twink von',
    nobodysAlt: 'Niemand',
    altHint:
      'Abende eines Twinks zählen als Anwesenheit des Mains; der Twink bekommt keine eigene Zeile.',
    left: 'Hat die Gruppe verlassen',
    leftHint: 'Nicht in „Saison“ und „Heute Abend“, bis „Ausgetretene zeigen“ an ist.',
    stored: 'Gespeichert auf diesem Gerät und in „Raids exportieren“.',
    thisIsMe: 'Das bin ich',
    ownPlayerHint:
      'Die Startseite begrüßt dich dann mit dem, was zu beheben ist. Nichts, was du teilst, verrät es.',
    tooManyOwnPlayers: 'Fünf Spieler sind schon du.',
    you: 'Du',
    ownPlayerLine: (player, gear, date, evenings) => `${player}: ${gear} am ${date} · ${evenings}`,
    notesUnreadable:
      'Was notiert wurde, kann nicht gelesen werden; deshalb lässt sich hier nichts ändern.',
  },
} satisfies TranslatedTexts;
