import type { ArmourSet, EraFacts } from '../era/facts';
import { groupBy } from '../group-by';
import type { Piece, Raider } from '../raid/raid';

/** Every tier set of Cataclysm has five pieces. */
const PIECES_IN_SET = 5;

interface WornSet extends Required<ArmourSet> {
  count: number;
}

/** Returns the worn tier sets, latest tier first. */
export function wornSets({ gear }: Raider, facts: EraFacts): WornSet[] {
  const sets = gear.flatMap((piece) => findSet(piece, facts) ?? []);
  return [...groupBy(sets, ({ id }) => id).values()]
    .map((same) => {
      const [{ id, name, tier, pieces = PIECES_IN_SET }] = same;
      return { id, name, tier, pieces, count: same.length };
    })
    .sort((one, other) => other.tier - one.tier || other.count - one.count);
}

/** Formats a worn set: `T12 4/5`. */
export const armourSetText = ({ tier, count, pieces }: WornSet): string =>
  `T${tier} ${count}/${pieces}`;

/** Looks the item up first: some logged set pieces have no set number. */
const findSet = ({ itemId, setId }: Piece, facts: EraFacts): ArmourSet | undefined =>
  facts.setOfItem(itemId) ?? (setId === undefined ? undefined : facts.setById(setId));
