import type { EraFacts } from './facts';

/**
 * What Cataclysm and Mists have alike: the eight slots where the kind of armour counts, and where
 * sockets and tinkers are added.
 *
 * Source: wowsims/cata b49cd96 `ArmorSpecializationSlots`; logged gear of 2024 and 2026 (33 of 34
 * belts with their buckle, 5 bracers and 7 gloves with a smith's socket, tinkers on gloves).
 */
export const CATACLYSM_AND_MISTS: Pick<
  EraFacts,
  'armourKinds' | 'buckledKinds' | 'smithKinds' | 'tinkeredKinds' | 'newerFitsFrom'
> = {
  armourKinds: new Set(['head', 'shoulder', 'chest', 'wrist', 'hands', 'waist', 'legs', 'feet']),
  buckledKinds: ['waist'],
  smithKinds: ['wrist', 'hands'],
  tinkeredKinds: ['hands'],
  // Cataclysm's enchants cannot be put on pieces below item level 300. Source: clevermusings.net,
  // January 2012; ClassicWoWCommunity/mop-classic-bugs 1022. That gems are bound alike is a guess.
  newerFitsFrom: 300,
};
