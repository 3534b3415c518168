import type { EraFacts } from '../facts';
import { CATACLYSM_AND_MISTS } from '../shared-facts';
import { enchantsById, gemsById, unpackItems } from '../table-facts';
import enchants from './enchants.json';
import gems from './gems.json';
import items from './items.json';
import { leastSockets } from './least-sockets';

/** Everything that the further rules know of Mists. The tables name their sources themselves. */
export const MISTS_FACTS: EraFacts = {
  ...CATACLYSM_AND_MISTS,
  item: unpackItems(items),
  leastSockets,
  gem: gemsById(gems),
  enchant: enchantsById(enchants),
  // No list of the era's set pieces is public, and the log's own numbers name no tier.
  setOfItem: () => undefined,
  setById: () => undefined,
  professionItems: new Map(),
  // A hunter's weapon stands in the main hand, where a scope is the enchant that is asked for already.
  scopeKinds: [],
  bareRings: new Set([64904]),
};
