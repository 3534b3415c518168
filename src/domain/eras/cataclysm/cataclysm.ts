import { RAIDS, ZONES } from '#tables/era/cataclysm';
import type { Era } from '../../era/era';
import { SLOTS_WITH_RANGED } from '../../era/slot-list';

export const CATACLYSM: Era = {
  id: 'cataclysm',
  name: 'Cataclysm',
  gameVersion: 5,
  slots: SLOTS_WITH_RANGED,
  itemPages: '/cata/',
  zones: ZONES,
  simulator: { name: 'wowsims/cata', level: 85, skill: 525, readsTinkers: false },
  tables: {
    // Weapons, shields and held items all take an off-hand enchant (4091 held, 4085 and 4073
    // shields). Source: the specification; logged off hands of 2024.
    enchantable: new Set([0, 2, 4, 6, 7, 8, 9, 14, 15, 16]),
    // The level of launch heroics. Source: the specification.
    minimumItemLevel: 346,
    raids: RAIDS,
    // Darkmoon Card: Tsunami and Volcano, of item level 359, are worn long after their tier.
    // Source: wowsims/cata b49cd96, preset gear sets.
    exemptByRaid: [62050, 62047],
    loadBuffs: async () => (await import('./buffs')).CATACLYSM_BUFFS,
    loadConsumables: async () => (await import('./consumables')).CATACLYSM_CONSUMABLES,
    loadFacts: async () => (await import('./cataclysm-facts')).CATACLYSM_FACTS,
  },
};
