import type { ArmourSet, EraFacts } from '../eras/facts';
import type { Piece, Raider } from '../raid/raid';

/** Head, shoulders, chest, gloves and legs, where a table does not say. Source: every tier set of Cataclysm. */
const PIECES_IN_SET = 5;

/** A tier set, and how many pieces of it are worn. */
export interface WornSet extends Required<ArmourSet> {
  count: number;
}

/** The tier sets worn, the latest tier first. */
export function wornSets({ gear }: Raider, facts: EraFacts): WornSet[] {
  const worn = new Map<number, WornSet>();
  for (const piece of gear) {
    const set = setOf(piece, facts);
    if (!set) continue;
    const { id, name, tier, pieces = PIECES_IN_SET } = set;
    worn.set(id, { id, name, tier, pieces, count: (worn.get(id)?.count ?? 0) + 1 });
  }
  return [...worn.values()].sort((one, other) => other.tier - one.tier || other.count - one.count);
}

/** A worn set as it is shown: `T12 4/5`. */
export const setWords = ({ tier, count, pieces }: WornSet): string => `T${tier} ${count}/${pieces}`;

/** By the item first: logged pieces of a set can lack the set's number. */
const setOf = ({ itemId, setId }: Piece, facts: EraFacts): ArmourSet | undefined =>
  facts.setOfItem(itemId) ?? (setId === undefined ? undefined : facts.setById(setId));
