import type { ClassKey } from '../../classes';

/** The classes of Cataclysm. */
export const CATACLYSM_CLASSES: readonly ClassKey[] = [
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
];
