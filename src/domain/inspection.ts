import type { Era, EraTables } from './eras/era';
import type { EraFacts } from './eras/facts';
import { raidOfFight } from './eras/raid-of-fight';
import type { SlotKind } from './eras/slot-list';
import type { Judging } from './judging';
import type { Piece, Raider } from './raid';
import { isDress } from './slots';
import { minimumItemLevelIn } from './standards';

/** One raider inspected, as the game has it: all that a rule may see of their gear and of the era. */
export interface Inspection {
  raider: Raider;
  era: Era;
  tables: EraTables;
  /** The worn pieces but for dress, in slot order. */
  pieces: readonly Piece[];
  minimumItemLevel: number;
  /** Items that are asked no item level. */
  excusedFromLevel: readonly number[];
  /** Items that are no fault in themselves. */
  excusedItems: readonly number[];
  /** The raid tier: 11. Absent where the fight does not tell. */
  tier?: number;
}

/** An inspection once the era's facts are loaded. */
export interface InspectionWithFacts extends Inspection {
  facts: EraFacts;
}

/** Inspects a raider for the rules. */
export function inspect(
  raider: Raider,
  { era, standards, fight }: Judging,
  tables: EraTables,
): Inspection {
  const raid = fight && raidOfFight(fight, tables.raids);
  const { excusedItems, minimumItemLevel } = standards;
  return {
    raider,
    era,
    tables,
    pieces: raider.gear.filter(({ slot }) => !isDress(era, slot)),
    minimumItemLevel: minimumItemLevelIn(standards, tables, raid),
    excusedFromLevel:
      minimumItemLevel === 'by raid' ? [...excusedItems, ...tables.excusedByRaid] : excusedItems,
    excusedItems,
    ...(raid && { tier: raid.tier }),
  };
}

/** What is worn in a slot of the era's gear array. */
export const kindOf = ({ era }: Pick<Inspection, 'era'>, { slot }: Pick<Piece, 'slot'>) =>
  era.slots[slot]?.kind;

/** The pieces worn in slots of some kinds. */
export const piecesOf = (inspection: Inspection, kinds: readonly SlotKind[]): Piece[] =>
  inspection.pieces.filter((piece) => kinds.some((kind) => kind === kindOf(inspection, piece)));
