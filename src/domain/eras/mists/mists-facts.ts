import { ENCHANTS, GEMS, ITEMS } from '#tables/facts/mists';
import type { EraFacts } from '../../era/facts';
import { CATACLYSM_AND_MISTS } from '../../era/shared-facts';
import type { SlotKind } from '../../era/slot-list';
import { finderById, unpackItems } from '../../era/table-facts';

interface TierRule {
  /** Ranges of item ids, each with first and last. */
  idRanges: readonly (readonly [number, number])[];
  atLeast: Readonly<Partial<Record<SlotKind, number>>>;
}

/**
 * The fewest sockets of any known piece per raid tier. The era's table has gaps, and a lower bound
 * raises no false alarm. Source: wowsims/mop (July 2025 to March 2026) and nerago/mopgear 522c837,
 * the lowest count per range of ids. Tier 15 has boots and a staff without sockets.
 */
const BY_TIER: readonly TierRule[] = [
  {
    // Tier 14
    idRanges: [
      [85900, 87300],
      [89700, 90600],
    ],
    atLeast: { head: 2, shoulder: 1, chest: 2, waist: 1 },
  },
  {
    // Tier 15
    idRanges: [[94500, 97200]],
    atLeast: {
      head: 2,
      shoulder: 1,
      chest: 2,
      waist: 1,
      legs: 1,
    },
  },
  {
    // Tier 16
    idRanges: [
      [99000, 99800],
      [103700, 105900],
    ],
    atLeast: { head: 2, shoulder: 2, chest: 3, hands: 2, waist: 2, legs: 2, feet: 1, mainhand: 1 },
  },
];

/** Returns the fewest sockets of an item by id and slot; undefined outside the raids' ids. */
const leastSockets = (itemId: number, kind: SlotKind): number | undefined =>
  BY_TIER.find(({ idRanges }) =>
    idRanges.some(([first, last]) => itemId >= first && itemId <= last),
  )?.atLeast[kind];

export const MISTS_FACTS: EraFacts = {
  ...CATACLYSM_AND_MISTS,
  item: unpackItems(ITEMS),
  leastSockets,
  gem: finderById(GEMS),
  enchant: finderById(ENCHANTS),
  // No list of Mists' set pieces is public, and logged set numbers name no tier.
  setOfItem: () => undefined,
  setById: () => undefined,
  // A hunter's weapon is in the main hand, where its scope counts as the enchant.
  scopeKinds: [],
  unenchantableRings: new Set([64904]),
};
