import type { Era } from '../era/era';
import { SLOTS_WITH_RANGED, SLOTS_WITHOUT_RANGED } from '../era/slot-list';

/**
 * Eras without tables. Names of raids that returned in a later era (Naxxramas, Onyxia's Lair) are
 * left out. Source of the raids: the README of BigWigsMods/BigWigs_Classic d50b9df and
 * BigWigs_WrathOfTheLichKing 54361f1, the maps of their modules. Two-part names are cut to the raid's. Source of the zones:
 * WoWAnalyzer 1570e01 (1017, 1018), rashad-malik/letmelcthatforyou ccd9661 (2000 to 2006), the data
 * files of the log site's own addon (1035, 1037, 2018), a recorded report (2017), rankings of 2025
 * and 2026 (1026, 1030, 1032, 1034, 1036, 1057). Those of 2019 and 2020 (1000 to 1006) and 1015 are
 * a guess.
 */
export const VANILLA: Era = {
  id: 'vanilla',
  name: 'Vanilla',
  gameVersion: 2,
  slots: SLOTS_WITH_RANGED,
  itemPages: '/classic/',
  zones: [
    { id: 1000, name: 'Molten Core' },
    { id: 1001, name: "Onyxia's Lair" },
    { id: 1002, name: 'Blackwing Lair' },
    { id: 1003, name: "Zul'Gurub" },
    { id: 1004, name: "Ruins of Ahn'Qiraj" },
    { id: 1005, name: "Temple of Ahn'Qiraj" },
    { id: 1006, name: 'Naxxramas' },
    { id: 2000, name: 'Molten Core', host: 'vanilla' },
    { id: 2001, name: "Onyxia's Lair", host: 'vanilla' },
    { id: 2002, name: 'Blackwing Lair', host: 'vanilla' },
    { id: 2005, name: "Temple of Ahn'Qiraj", host: 'vanilla' },
    { id: 2006, name: 'Naxxramas', host: 'vanilla' },
    { id: 1030, name: "Zul'Gurub", host: 'fresh' },
    { id: 1034, name: 'Blackwing Lair', host: 'fresh' },
    { id: 1035, name: "Temple of Ahn'Qiraj", host: 'fresh' },
    { id: 1036, name: 'Naxxramas', host: 'fresh' },
    { id: 2017, name: 'Naxxramas', host: 'sod' },
    { id: 2018, name: 'Scarlet Enclave', host: 'sod' },
  ],
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
  zones: [
    { id: 1015, name: 'Naxxramas' },
    { id: 1017, name: 'Ulduar' },
    { id: 1018, name: 'Trial of the Crusader' },
    { id: 1026, name: 'Ulduar', host: 'titan' },
    { id: 1032, name: 'Trial of the Crusader', host: 'titan' },
    { id: 1037, name: 'Icecrown Citadel', host: 'titan' },
    { id: 1057, name: "Trial of the Crusader / Zul'Gurub", host: 'titan' },
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
  zones: [],
};

/** An unknown game, with the slots of newer games: by the older list a tabard would be a weapon. */
export const UNKNOWN_GAME: Era = {
  id: 'unknown',
  name: 'Unknown game',
  slots: SLOTS_WITHOUT_RANGED,
  zones: [],
};
