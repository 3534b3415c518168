import { inLanguage } from '#domain/language';

export const MAIN_TEXTS = inLanguage('main', {
  reportLabel: 'REPORT CODE',
  searchLabel: 'SEARCH',
  // U+FE0F would make a browser load a colour font first.
  middleEmoji: '⚔',
  reportHeading: 'Check a raid',
  lede: 'Who is ready, who lacks an enchant, who wears low gear: at a glance, from a Warcraft Logs report.',
  reportPlaceholder: 'Enter Report Code or URL',
  reportHint: 'Any warcraftlogs.com report link, or its 16 letters and digits.',
  fetchFights: 'Fetch Fights',
  fetching: 'Fetching...',
  badCode: 'Report code must be 16 characters long.',
  openSample: 'Open the sample raid',
  sampleHint: 'No key, no network needed',
  noKey:
    'No Warcraft Logs key on this device yet. Your own (the v1 key) comes from your account settings on classic.warcraftlogs.com: Settings says how, step by step. The sample raid needs none.',
  openSettings: 'Open Settings',
  bossKills: 'Boss kills',
  readingReport: 'Reading the report…',
});
