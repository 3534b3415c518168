import type { EraId } from './era';

/**
 * Raids of eras without tables, by the game's own names. Those that came back in a later era, as
 * Naxxramas and Onyxia's Lair did, tell nothing and are left out.
 *
 * Source: the raids that BigWigsMods/BigWigs_Classic d50b9df, BigWigs_BurningCrusade b72c2b0 and
 * BigWigs_WrathOfTheLichKing 54361f1 list in their README; of a name in two parts, the part that is the raid's.
 */
export const UNJUDGED_ZONES: Readonly<Partial<Record<EraId, readonly string[]>>> = {
  vanilla: ['Molten Core', 'Blackwing Lair', "Ruins of Ahn'Qiraj", "Temple of Ahn'Qiraj"],
  'burning-crusade': [
    'Karazhan',
    "Gruul's Lair",
    "Magtheridon's Lair",
    'Serpentshrine Cavern',
    'Tempest Keep',
    'Hyjal Summit',
    'Black Temple',
    'Sunwell Plateau',
  ],
  wrath: [
    'The Obsidian Sanctum',
    'The Eye of Eternity',
    'Vault of Archavon',
    'Ulduar',
    'Trial of the Crusader',
    'Icecrown Citadel',
    'The Ruby Sanctum',
  ],
};
