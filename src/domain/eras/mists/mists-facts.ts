import type { EraFacts } from '../facts';
import { CATACLYSM_AND_MISTS } from '../shared-facts';
import { enchantsById, gemsById, unpackItems } from '../table-facts';
import enchants from './enchants.json';
import gems from './gems.json';
import items from './items.json';
import { leastSockets } from './least-sockets';

/** Facts of Mists; the tables name their sources. */
export const MISTS_FACTS: EraFacts = {
  ...CATACLYSM_AND_MISTS,
  item: unpackItems(items),
  leastSockets,
  gem: gemsById(gems),
  enchant: enchantsById(enchants),
  // No list of Mists' set pieces is public, and logged set numbers name no tier.
  setOfItem: () => undefined,
  setById: () => undefined,
  // A hunter's weapon is in the main hand, where the scope is its enchant.
  scopeKinds: [],
  bareRings: new Set([64904]),
};
