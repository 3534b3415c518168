import { ENCHANTS, GEMS, ITEMS, PROFESSION_ITEMS } from '#tables/facts/burning-crusade';
import type { EraFacts } from '../../era/facts';
import { finderById, unpackItems, unpackSets } from '../../era/table-facts';
import sets from './sets.json';

export const BURNING_CRUSADE_FACTS: EraFacts = {
  ...unpackSets(sets),
  item: unpackItems(ITEMS),
  // The table has every item of the era.
  leastSockets: () => undefined,
  gem: finderById(GEMS),
  enchant: finderById(ENCHANTS),
  professionItems: new Map(PROFESSION_ITEMS),
  // The era has no buckle, blacksmith's socket or tinker, and lighter armour loses no bonus.
  armourKinds: new Set(),
  buckledKinds: [],
  smithKinds: [],
  tinkeredKinds: [],
  scopeKinds: ['ranged'],
  unenchantableRings: new Set(),
  // Resilience can make a tank immune to critical hits.
  pvpGearGoodFor: ['tanks'],
  // The era's enchants need items of level 35. Source: clevermusings.net, January 2012.
  newerFitsFrom: 35,
};
