import { ENCHANTS, GEMS, ITEMS } from '#tables/facts/mists';
import type { EraFacts } from '../../era/facts';
import { CATACLYSM_AND_MISTS } from '../../era/shared-facts';
import { byId, unpackItems } from '../../era/table-facts';
import { leastSockets } from './least-sockets';

export const MISTS_FACTS: EraFacts = {
  ...CATACLYSM_AND_MISTS,
  item: unpackItems(ITEMS),
  leastSockets,
  gem: byId(GEMS),
  enchant: byId(ENCHANTS),
  // No list of Mists' set pieces is public, and logged set numbers name no tier.
  setOfItem: () => undefined,
  setById: () => undefined,
  // A hunter's weapon is in the main hand, where the scope is its enchant.
  scopeKinds: [],
  unenchantableRings: new Set([64904]),
};
