import { ZONES as VANILLA_ZONES } from '#tables/era/vanilla';
import { ZONES as WRATH_ZONES } from '#tables/era/wrath';
import type { Era } from '../era/era';
import { SLOTS_WITH_RANGED, SLOTS_WITHOUT_RANGED } from '../era/slot-list';

/**
 * Eras without tables. Raids that returned in a later era (Naxxramas, Onyxia's Lair) have no names
 * here. Source: the READMEs of BigWigsMods/BigWigs_Classic d50b9df and BigWigs_WrathOfTheLichKing
 * 54361f1, and for maps their modules. Names of two parts keep only the raid's part.
 */
export const VANILLA: Era = {
  id: 'vanilla',
  name: 'Vanilla',
  gameVersion: 2,
  slots: SLOTS_WITH_RANGED,
  itemPages: '/classic/',
  zones: VANILLA_ZONES,
  raidNames: ['Molten Core', 'Blackwing Lair', "Ruins of Ahn'Qiraj", "Temple of Ahn'Qiraj"],
  // Onyxia's Lair, Zul'Gurub, Molten Core, Blackwing Lair, both of Ahn'Qiraj, Naxxramas.
  raidMaps: [249, 309, 409, 469, 509, 531, 533],
};

export const WRATH: Era = {
  id: 'wrath',
  name: 'Wrath of the Lich King',
  gameVersion: 4,
  slots: SLOTS_WITH_RANGED,
  itemPages: '/wotlk/',
  zones: WRATH_ZONES,
  raidNames: [
    'The Obsidian Sanctum',
    'The Eye of Eternity',
    'Vault of Archavon',
    'Ulduar',
    'Trial of the Crusader',
    'Icecrown Citadel',
    'The Ruby Sanctum',
  ],
  // Onyxia's Lair, Naxxramas, Ulduar, The Obsidian Sanctum, The Eye of Eternity, Vault of Archavon,
  // Icecrown Citadel, Trial of the Crusader, The Ruby Sanctum.
  raidMaps: [249, 533, 603, 615, 616, 624, 631, 649, 724],
};

export const RETAIL: Era = {
  id: 'retail',
  name: 'Retail',
  gameVersion: 1,
  slots: SLOTS_WITHOUT_RANGED,
  itemPages: '/',
  // Until 2018 no report named its game. Source: ten reports recorded in WoWAnalyzer's history.
  zones: [{ id: 19, name: 'Uldir' }],
};

/** The era of an unknown game, with newer slots. Older slots would make its tabard a weapon. */
export const UNKNOWN_GAME: Era = {
  id: 'unknown',
  name: 'Unknown game',
  slots: SLOTS_WITHOUT_RANGED,
  zones: [],
};
