import type { Era } from '../../era/era';
import { SLOTS_WITHOUT_RANGED } from '../../era/slot-list';
import { MISTS_RAIDS } from './raids';
import { MISTS_REALMS } from './realms';
import { MISTS_ZONES } from './zones';

export const MISTS: Era = {
  id: 'mists',
  name: 'Mists of Pandaria',
  gameVersion: 6,
  slots: SLOTS_WITHOUT_RANGED,
  itemPages: '/mop-classic/',
  zones: MISTS_ZONES,
  realmGroup: MISTS_REALMS,
  simulator: { name: 'wowsims/mop', level: 90, skill: 600, readsTinkers: true },
  tables: {
    // Heads take no enchant in Mists. Bows, guns and wands are in the main hand. Source: enchants
    // of wowsims/mop (Jan 2026), four logged heads of 2026, all without.
    enchantable: new Set([2, 4, 6, 7, 8, 9, 14, 15, 16]),
    // Heroic dungeons. Source: fuantomu/gear-check 24f9fb1.
    minimumItemLevel: 463,
    raids: MISTS_RAIDS,
    exemptByRaid: [],
    loadBuffs: async () => (await import('./buffs')).MISTS_BUFFS,
    loadConsumables: async () => (await import('./consumables')).MISTS_CONSUMABLES,
    loadFacts: async () => (await import('./mists-facts')).MISTS_FACTS,
  },
};
