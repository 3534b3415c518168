import type { EraFacts } from '../../era/facts';
import { byId, unpackItems, unpackSets } from '../../era/table-facts';
import { BURNING_CRUSADE_ENCHANTS } from './enchants';
import { BURNING_CRUSADE_GEMS } from './gems';
import items from './items.json';
import { PROFESSION_ITEMS } from './profession-items';
import sets from './sets.json';

/** Facts of Burning Crusade; the tables name their sources. */
export const BURNING_CRUSADE_FACTS: EraFacts = {
  ...unpackSets(sets),
  item: unpackItems(items),
  // The table has every item of the era.
  leastSockets: () => undefined,
  gem: byId(BURNING_CRUSADE_GEMS),
  enchant: byId(BURNING_CRUSADE_ENCHANTS),
  professionItems: PROFESSION_ITEMS,
  // The era has no buckle, blacksmith's socket or tinker, and lighter armour costs nothing.
  armourKinds: new Set(),
  buckledKinds: [],
  smithKinds: [],
  tinkeredKinds: [],
  scopeKinds: ['ranged'],
  unenchantableRings: new Set(),
  // Resilience makes a tank uncrittable.
  pvpGearGoodFor: ['tanks'],
  // Its enchants go on items of level 35 and above. Source: clevermusings.net, January 2012.
  newerFitsFrom: 35,
};
