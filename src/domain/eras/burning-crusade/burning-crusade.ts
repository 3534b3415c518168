import { EXEMPT, RAIDS, UNENCHANTABLE, ZONES } from '#tables/era/burning-crusade';
import { REALMS } from '#tables/realms/burning-crusade';
import type { Era } from '../../era/era';
import { SLOTS_WITH_RANGED } from '../../era/slot-list';
import { BURNING_CRUSADE_TALENTS } from './talents';

export const BURNING_CRUSADE: Era = {
  id: 'burning-crusade',
  name: 'Burning Crusade',
  gameVersion: 3,
  slots: SLOTS_WITH_RANGED,
  itemPages: '/tbc/',
  zones: ZONES,
  realmGroup: { name: 'Burning Crusade Anniversary', host: 'fresh', realms: REALMS },
  hasOneDifficulty: true,
  tables: {
    enchantable: new Set([0, 2, 4, 6, 7, 8, 9, 14, 15]),
    // Off-hand weapons and shields can be enchanted, held items cannot. Source: the enchant
    // list of wowsims/tbc-new 3267f8d.
    enchantableHands: new Map([
      [16, ['main-hand', 'one-hand', 'off-hand-weapon', 'two-hand', 'shield']],
    ]),
    unenchantable: new Set(UNENCHANTABLE),
    // The level of the lowest piece in the simulator's gear sets up to Karazhan, without exempt
    // items. Source: wowsims/tbc-new 3267f8d.
    minimumItemLevel: 95,
    raids: RAIDS,
    exemptByRaid: EXEMPT,
    exemptByDefault: EXEMPT,
    talents: BURNING_CRUSADE_TALENTS,
    loadBuffs: async () => (await import('./buffs')).BURNING_CRUSADE_BUFFS,
    loadConsumables: async () => (await import('./consumables')).BURNING_CRUSADE_CONSUMABLES,
    loadFacts: async () => (await import('./burning-crusade-facts')).BURNING_CRUSADE_FACTS,
  },
};
