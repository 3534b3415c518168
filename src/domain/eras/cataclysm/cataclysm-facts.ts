import { ENCHANTS, GEMS, ITEMS } from '#tables/facts/cataclysm';
import type { EraFacts } from '../../era/facts';
import { CATACLYSM_AND_MISTS } from '../../era/shared-facts';
import { finderById, unpackItems, unpackSets } from '../../era/table-facts';
import sets from './sets.json';

export const CATACLYSM_FACTS: EraFacts = {
  ...CATACLYSM_AND_MISTS,
  ...unpackSets(sets),
  item: unpackItems(ITEMS),
  // The table has every item of the era.
  leastSockets: () => undefined,
  gem: finderById(GEMS),
  enchant: finderById(ENCHANTS),
  scopeKinds: ['ranged'],
  // A ring from archaeology. Source: fuantomu/gear-check 24f9fb1.
  unenchantableRings: new Set([64904]),
};
