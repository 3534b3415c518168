export const CLASS_KEYS = [
  'warrior',
  'paladin',
  'hunter',
  'rogue',
  'priest',
  'deathknight',
  'shaman',
  'mage',
  'warlock',
  'druid',
  'monk',
  'demonhunter',
] as const;

export type ClassKey = (typeof CLASS_KEYS)[number];
