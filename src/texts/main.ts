import { inLanguage } from '#domain/language';

export const MAIN_TEXTS = inLanguage('main', {
  reportLabel: 'REPORT CODE',
  searchLabel: 'SEARCH',
  // U+FE0F would make a browser load a colour font first.
  middleEmoji: '⚔',
  reportHeading: 'Check a raid',
  homeHeading: 'Who in your raid is ready?',
  lede: 'Paste a Warcraft Logs report of a Classic raid: missing enchants, low gear, flask and food at the pull, and the buffs your group brings.',
  reportPlaceholder: 'Enter Report Code or URL',
  reportHint: 'A link, a code, or Ctrl+V anywhere on this page.',
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
