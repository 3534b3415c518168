import type { ClassKey } from '../../raid/classes';

/** Source: the specs of WoWAnalyzer 1570e01 and fuantomu/gear-check 24f9fb1. */
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
