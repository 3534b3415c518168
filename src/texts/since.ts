import { inLanguage } from '#domain/language';

export const SINCE_TEXTS = inLanguage('since', {
  against: 'Compared with',
  option: (title: string, when: string, shared: number) =>
    `${title}, ${when} (${shared === 1 ? '1 player' : `${shared} players`} in both)`,
  outside: 'A raid that is not saved here',
  another: 'Another report',
  anotherHint: 'Report code or link',
  sameReport: 'That is the report you have open. Enter a different one.',
  compare: 'Compare',
  none: 'No earlier raid is saved on this device. Open one from a guild search or by its link, and come back: it is saved when it is opened.',
  nobodyShared: 'The two raids have no player in common.',
  anonymous: 'An anonymous report does not say who its players are, so it cannot be compared.',
  notJudged: 'Ready Check has no rules for one of the two raids, so they cannot be compared.',
  twoEras:
    'The two raids are from different eras, each with its own rules, so they cannot be compared.',
  thisRaid: 'This raid',
  earlierRaid: 'The earlier raid',
  lastKill: 'Each player by the last kill that logged their gear. Flask and food are not compared.',
  lists: {
    fixed: 'Fixed',
    newFindings: 'New faults',
    stillOpen: 'Still open',
    newHere: 'New here',
    notHere: 'Not here',
  },
  itemLevels: 'Item level',
  fromTo: (before: string, now: string) => `from ${before} to ${now}`,
  dots: 'Hollow: the earlier raid. Filled: this raid.',
  forRaids: (count: number) => `for ${count} raids`,
  passedAndLevel: 'Passed · item level of the raid',
  change: (before: string, now: string) => `${before} → ${now}`,
  nobody: 'Nobody',
  notKnown: 'Not known until every kill is loaded.',
  passed: 'passed',
  noGear: 'no gear',
  itemLevel: (change: string) => `item level ${change}`,
});
