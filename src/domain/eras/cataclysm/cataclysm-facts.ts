import type { EraFacts } from '../facts';
import { CATACLYSM_AND_MISTS } from '../shared-facts';
import { enchantsById, gemsById, unpackItems, unpackSets } from '../table-facts';
import enchants from './enchants.json';
import gems from './gems.json';
import items from './items.json';
import sets from './sets.json';

/** Everything that the further rules know of Cataclysm. The tables name their sources themselves. */
export const CATACLYSM_FACTS: EraFacts = {
  ...CATACLYSM_AND_MISTS,
  ...unpackSets(sets),
  item: unpackItems(items),
  // Every item of the era is in the table, so nothing is said of one that is not.
  leastSockets: () => undefined,
  gem: gemsById(gems),
  enchant: enchantsById(enchants),
  // The alchemist stones. Source: fuantomu/gear-check 24f9fb1.
  professionItems: new Map([
    [58483, 'alchemy'],
    [68775, 'alchemy'],
    [68776, 'alchemy'],
    [68777, 'alchemy'],
  ]),
  scopeKinds: ['ranged'],
  // A ring of archaeology. Source: fuantomu/gear-check 24f9fb1.
  bareRings: new Set([64904]),
};
