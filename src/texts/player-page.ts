import { inLanguage } from '#domain/language';

export const PLAYER_PAGE_TEXTS = inLanguage('playerPage', {
  player: 'Player',
  unknown: 'No raid on this device has this player.',
  onlyLeftOut: 'Only raids that are left out of the season have this player.',

  attended: (evenings: string, expected: number) =>
    `${evenings} ${expected === 1 ? 'evening' : 'evenings'}`,
  firstSeen: (date: string) => `first seen ${date}`,
  altOfMain: (main: string) => `Alt of ${main}`,
  alts: 'Alts',

  openNow: 'Open now',
  asOf: (date: string, boss: string) => `as of ${date}, ${boss}`,
  passedOn: (date: string) => `Passed on ${date}`,
  noGearLogged: 'no gear logged',

  evenings: 'Evenings',
  evening: 'Evening',
  raid: 'Raid',
  gear: 'Gear',
  itemLevel: 'Item level',
  pull: 'Flask and food',
  changed: 'Changed',

  overTime: 'Item level over time',
  faultCount: 'open faults',
  eveningLevel: (date: string, level: string, faults: number) =>
    `${date}: item level ${level}, ${faults === 1 ? '1 open fault' : `${faults} open faults`}`,

  notes: 'Notes',
  altOf: 'Alt of',
  nobodysAlt: 'Nobody',
  altHint: 'An alt’s evenings count for the main’s attendance; the alt gets no row of its own.',
  left: 'Left the group',
  leftHint: 'Hidden in Season and Tonight until “Show who left” is on.',
  stored: 'Saved on this device and included in Export raids.',
  thisIsMe: 'This is me',
  ownPlayerHint: 'Home then greets with what to mend. Nothing that you share or post says so.',
  tooManyOwnPlayers: 'Five players are you already.',
  you: 'You',
  ownPlayerLine: (player: string, gear: string, date: string, evenings: string) =>
    `${player}: ${gear} on ${date} · ${evenings}`,
  notesUnreadable: 'What was noted cannot be read, so nothing can be changed here.',
});
