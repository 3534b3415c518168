import { inLanguage } from '#domain/language';

export const SEASON_VIEW_TEXTS = inLanguage('seasonView', {
  onDevice: (raids: number) =>
    raids === 1 ? '1 raid on this device' : `${raids} raids on this device`,
  evenings: (count: number, first: string, last: string) =>
    count === 1 ? `1 evening, ${last}` : `${count} evenings, ${first} to ${last}`,
  eveningsBySource: (opened: number, listed: number, lookedOn: string) =>
    `${opened + listed} evenings: ${opened} opened, ${listed} from the guild’s list of ${lookedOn}`,
  signInToCount: 'Sign in to count evenings that nobody opened.',
  fromList: 'from the guild’s list',
  strangers: (names: number) =>
    names === 1
      ? '1 name of the guild’s list is in no saved raid'
      : `${names} names of the guild’s list are in no saved raid`,
  reachesBack: (date: string) => `The guild’s list reaches back to ${date}`,
  eveningCount: (count: number) => (count === 1 ? '1 evening' : `${count} evenings`),
  players: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  noRequest: 'nothing is fetched from Warcraft Logs',
  passedOnEvening: (passed: string, date: string) => `${passed} passed on ${date}`,
  passedOn: (date: string) => `passed on ${date}`,
  median: 'median item level',
  attendance: 'attendance',
  readiness: 'Readiness over the season',
  evening: 'Evening',
  passedShare: 'passed, %',

  cellsShow: 'Cells show',
  shows: { gear: 'Gear', pull: 'At the pull', level: 'Item level' },
  shortShows: { gear: 'Gear', pull: 'Pull', level: 'Level' },
  roles: 'Roles',
  allRoles: 'All roles',
  onlyWithFindings: 'Only with faults',
  showLeft: 'Show who left',
  filter: 'Filter',
  sortBy: 'Sort by',
  sorted: (column: string, isAscending: boolean) =>
    isAscending ? `Sorted by ${column}, ascending` : `Sorted by ${column}, descending`,
  nobody: 'No player matches these filters.',

  scrolls: 'Players by evening',
  foot: { passed: 'Passed', median: 'Median item level', pull: 'Flask and food' },
  excuse: 'Mark as excused',
  excuseOf: (state: string, player: string, date: string) =>
    `${state}, ${player}, ${date}: mark as excused`,
  takeBack: 'Mark as absent',
  takeBackOf: (state: string, player: string, date: string) =>
    `${state}, ${player}, ${date}: mark as absent`,

  listed: (raids: number) =>
    raids === 1
      ? '1 raid is listed without players: open it to count it'
      : `${raids} raids are listed without players: open them to count them`,
  leaveOut: 'Leave out of the season',
  wasLeftOut: (raid: string) => `Left out of the season: ${raid}`,
  leftOut: (raids: number) => (raids === 1 ? '1 raid is left out' : `${raids} raids are left out`),
  takeRaidBack: 'Take back',
  unreadableKill: (boss: string, raid: string) =>
    `${boss} of ${raid} cannot be read on this device, so it does not count.`,
  unreadableRaid: (raid: string) => `${raid} cannot be read on this device, so it does not count.`,
  moreUnreadable: (count: number) =>
    count === 1 ? 'One more cannot be read.' : `${count} more cannot be read.`,
  none: 'No season yet. Open two raids of the same group and this page fills itself.',
});
