import type { ArmourSet, EraFacts } from '../era/facts';
import type { Piece, Raider } from '../raid/raid';

/** Source: every tier set of Cataclysm. */
const PIECES_IN_SET = 5;

interface WornSet extends Required<ArmourSet> {
  count: number;
}

/** Returns the worn tier sets, latest tier first. */
export function wornSets({ gear }: Raider, facts: EraFacts): WornSet[] {
  const worn = new Map<number, WornSet>();
  for (const piece of gear) {
    const set = findSet(piece, facts);
    if (!set) continue;
    const { id, name, tier, pieces = PIECES_IN_SET } = set;
    worn.set(id, { id, name, tier, pieces, count: (worn.get(id)?.count ?? 0) + 1 });
  }
  return [...worn.values()].sort((one, other) => other.tier - one.tier || other.count - one.count);
}

/** Formats a worn set: `T12 4/5`. */
export const armourSetText = ({ tier, count, pieces }: WornSet): string =>
  `T${tier} ${count}/${pieces}`;

/** Looks the item up first: some logged set pieces lack the set's number. */
const findSet = ({ itemId, setId }: Piece, facts: EraFacts): ArmourSet | undefined =>
  facts.setOfItem(itemId) ?? (setId === undefined ? undefined : facts.setById(setId));
