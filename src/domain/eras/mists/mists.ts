import { RAIDS, ZONES } from '#tables/era/mists';
import { REALMS } from '#tables/realms/mists';
import type { Era } from '../../era/era';
import { SLOTS_WITHOUT_RANGED } from '../../era/slot-list';

export const MISTS: Era = {
  id: 'mists',
  name: 'Mists of Pandaria',
  gameVersion: 6,
  slots: SLOTS_WITHOUT_RANGED,
  itemPages: '/mop-classic/',
  zones: ZONES,
  realmGroup: { name: 'Mists of Pandaria', host: 'classic', realms: REALMS },
  simulator: { name: 'wowsims/mop', level: 90, skill: 600, readsTinkers: true },
  tables: {
    // Heads take no enchant in Mists. Bows, guns and wands are in the main hand. Source: enchants
    // of wowsims/mop (January 2026), and four logged heads of 2026 without an enchant.
    enchantable: new Set([2, 4, 6, 7, 8, 9, 14, 15, 16]),
    // The level of heroic dungeons. Source: fuantomu/gear-check 24f9fb1.
    minimumItemLevel: 463,
    raids: RAIDS,
    exemptByRaid: [],
    loadBuffs: async () => (await import('./buffs')).MISTS_BUFFS,
    loadConsumables: async () => (await import('./consumables')).MISTS_CONSUMABLES,
    loadFacts: async () => (await import('./mists-facts')).MISTS_FACTS,
  },
};
