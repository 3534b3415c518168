/** The words of the table of a whole raid. */
export const NIGHT_TEXTS = {
  raider: 'Raider',
  now: 'Now',
  scrolls: 'Raiders by kill',
  noKills: 'No boss was killed in this report, so there is nothing to compare.',
  incomplete: (there: number, all: number) =>
    `${there} of ${all} kills are here. Hatched ones are not on this device; saving the raid for offline fetches them.`,
  passed: 'passed',
  absent: 'absent',
  noGear: 'no gear',
  notJudged: 'not judged',
  notFetched: 'not fetched',
  failed: 'could not be fetched',
  mended: 'mended',
  new: 'new',
  attendance: (attended: number, known: number) => `${attended} of ${known}`,
  passedAtEach: (raiders: number) => `Passed of ${raiders}`,
  passedOf: (passed: number, all: number) => `${passed} of ${all} passed`,
  onlyChanged: 'Only who changed',
  legend: {
    tick: 'passed',
    cross: 'faults',
    dash: 'absent',
    question: 'no gear',
    up: 'mended',
    down: 'new fault',
  },
} as const;
