import type { Era } from './era';
import { FOREVER_AT_LOG_SITE } from './forever-at-log-site';
import { SLOTS_WITH_RANGED } from './slot-list';

const { gameVersion, host, ownMaps, sharedMaps, zones, realmGroup } = FOREVER_AT_LOG_SITE;

/** World of Warcraft: Forever. It has no rules yet, since its items and enchants are not known. */
export const FOREVER: Era = {
  id: 'forever',
  name: 'Forever',
  ...(gameVersion !== undefined && { gameVersion }),
  host,
  slots: SLOTS_WITH_RANGED,
  // Source: item links of two loot addons of its beta, 2026.
  itemPages: '/forever/',
  zones,
  ...(realmGroup && { realmGroup }),
  raidMaps: [...ownMaps, ...sharedMaps],
  ownMaps,
  raidNames: ['Hyjal Summit', 'Barrow Deeps'],
  hasOneDifficulty: true,
  listsLoggedAuras: true,
};
