import type { EraFacts } from './facts';

/**
 * Facts of Cataclysm and Mists: slots with a kind of armour, added sockets and tinkers. Source:
 * wowsims/cata b49cd96 `ArmorSpecializationSlots`; logged gear of 2024 and 2026 (33 of 34 belts
 * with a buckle, 5 bracers and 7 gloves with a blacksmith's socket, tinkers on gloves).
 */
export const CATACLYSM_AND_MISTS: Pick<
  EraFacts,
  | 'armourKinds'
  | 'buckledKinds'
  | 'smithKinds'
  | 'tinkeredKinds'
  | 'professionItems'
  | 'newerFitsFrom'
> = {
  armourKinds: new Set(['head', 'shoulder', 'chest', 'wrist', 'hands', 'waist', 'legs', 'feet']),
  buckledKinds: ['waist'],
  smithKinds: ['wrist', 'hands'],
  tinkeredKinds: ['hands'],
  // Alchemist stones of Cataclysm; no list of Mists' own is public. Source: fuantomu/gear-check 24f9fb1.
  professionItems: new Map([
    [58483, 'alchemy'],
    [68775, 'alchemy'],
    [68776, 'alchemy'],
    [68777, 'alchemy'],
  ]),
  // Cataclysm's enchants need item level 300. Source: clevermusings.net, January 2012;
  // ClassicWoWCommunity/mop-classic-bugs 1022. Gems are assumed to need it too.
  newerFitsFrom: 300,
};
