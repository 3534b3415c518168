import type { Era } from '../era/era';
import { SLOTS_WITH_RANGED } from '../era/slot-list';
import { FOREVER_AT_LOG_SITE } from './forever-at-log-site';

/** World of Warcraft: Forever. The era has no rules yet: its items and enchants are not known. */
export const FOREVER: Era = {
  ...FOREVER_AT_LOG_SITE,
  id: 'forever',
  name: 'Forever',
  slots: SLOTS_WITH_RANGED,
  // Source: item links in two loot addons of the beta of 2026.
  itemPages: '/forever/',
  raidNames: ['Hyjal Summit', 'Barrow Deeps'],
  hasOneDifficulty: true,
  listsLoggedAuras: true,
};
