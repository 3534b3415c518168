import type { Era } from './era';
import { SLOTS_WITH_RANGED, SLOTS_WITHOUT_RANGED } from './slot-list';

/**
 * Eras without tables. Raids that came back in a later era, as Naxxramas and Onyxia's Lair did, tell no
 * era and are left out.
 *
 * Source of the raids: BigWigsMods/BigWigs_Classic d50b9df and BigWigs_WrathOfTheLichKing 54361f1 list them in their README; of a name in two parts, the raid's.
 * Source of the zones: WoWAnalyzer 1570e01.
 */
export const VANILLA: Era = {
  id: 'vanilla',
  name: 'Vanilla',
  gameVersion: 2,
  slots: SLOTS_WITH_RANGED,
  itemPages: '/classic/',
  zones: [],
  raidNames: ['Molten Core', 'Blackwing Lair', "Ruins of Ahn'Qiraj", "Temple of Ahn'Qiraj"],
};

export const WRATH: Era = {
  id: 'wrath',
  name: 'Wrath of the Lich King',
  gameVersion: 4,
  slots: SLOTS_WITH_RANGED,
  itemPages: '/wotlk/',
  zones: [
    { id: 1017, name: 'Ulduar' },
    { id: 1018, name: 'Trial of the Crusader' },
  ],
  raidNames: [
    'The Obsidian Sanctum',
    'The Eye of Eternity',
    'Vault of Archavon',
    'Ulduar',
    'Trial of the Crusader',
    'Icecrown Citadel',
    'The Ruby Sanctum',
  ],
};

export const RETAIL: Era = {
  id: 'retail',
  name: 'Retail',
  gameVersion: 1,
  slots: SLOTS_WITHOUT_RANGED,
  itemPages: '/',
  zones: [],
};
