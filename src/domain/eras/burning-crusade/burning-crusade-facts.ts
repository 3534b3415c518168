import type { EraFacts } from '../facts';
import { enchantsById, gemsById, itemsByProfession, unpackItems, unpackSets } from '../table-facts';
import enchants from './enchants.json';
import gems from './gems.json';
import items from './items.json';
import professionItems from './profession-items.json';
import sets from './sets.json';

/** Everything that the further rules know of Burning Crusade. The tables name their sources themselves. */
export const BURNING_CRUSADE_FACTS: EraFacts = {
  ...unpackSets(sets),
  item: unpackItems(items),
  // Every item of the era that raiders wear is in the table, so nothing is said of one that is not.
  leastSockets: () => undefined,
  gem: gemsById(gems),
  enchant: enchantsById(enchants),
  professionItems: itemsByProfession(professionItems),
  // The era has no buckle, no smith's socket and no tinker, and a lighter kind of armour costs nothing.
  armourKinds: new Set(),
  buckledKinds: [],
  smithKinds: [],
  tinkeredKinds: [],
  scopeKinds: ['ranged'],
  bareRings: new Set(),
  // Resilience makes a tank uncrittable.
  pvpGearLegitFor: ['tanks'],
  // Its enchants go on items of level 35 and above. Source: clevermusings.net, January 2012.
  newerFitsFrom: 35,
};
