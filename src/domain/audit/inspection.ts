import type { Era, EraTables } from '../eras/era';
import type { EraFacts } from '../eras/facts';
import { raidOfFight } from '../eras/raid-of-fight';
import type { SlotKind } from '../eras/slot-list';
import { isDress, type Slot } from '../gear/slots';
import type { Piece, Raider } from '../raid/raid';
import type { Role } from '../raid/roles';
import type { Judging } from './judging';
import { excusedFromLevelIn, minimumItemLevelIn } from './standards';

/** One raider inspected, as the game has it: all that a rule may see of their gear and of the era. */
export interface Inspection {
  raider: Raider;
  era: Era;
  tables: EraTables;
  /** The worn pieces but for dress, in slot order. */
  pieces: readonly Piece[];
  minimumItemLevel: number;
  /** Items that are asked no item level, beside those that the person excuses. */
  excusedFromLevel: readonly number[];
  /** Where an item is worn that the person excuses. */
  excusedSlots: readonly Slot[];
  /** The raid tier: 11. Absent where the fight does not tell. */
  tier?: number;
  /** The era's facts; undefined until they are loaded. */
  facts?: EraFacts | undefined;
}

/** An inspection once the era's facts are loaded. */
export interface InspectionWithFacts extends Inspection {
  facts: EraFacts;
}

/** What the rules may see of a raider; the minimum and the tier are those of the raid that the fight is of. */
export function inspect(
  raider: Raider,
  { era, facts, standards, fight }: Judging,
  tables: EraTables,
): Inspection {
  const raid = fight && raidOfFight(fight, tables.raids);
  const pieces = raider.gear.filter(({ slot }) => !isDress(era, slot));
  return {
    raider,
    era,
    tables,
    pieces,
    minimumItemLevel: minimumItemLevelIn(standards, tables, raid),
    excusedFromLevel: excusedFromLevelIn(standards, tables),
    excusedSlots: pieces
      .filter(({ itemId }) => standards.excusedItems.includes(itemId))
      .map(({ slot }) => slot),
    ...(raid && { tier: raid.tier }),
    facts,
  };
}

/** Whether what is old may be the newest that fits a piece: its item level is too low for newer things, or unknown. */
export const mayFitNothingNewer = (
  { facts }: InspectionWithFacts,
  { itemLevel = 0 }: Piece,
): boolean => itemLevel < facts.newerFitsFrom;

/** Whether a raider stands in one of the roles that wear something for good reason. */
export const isLegitFor = ({ roles }: Pick<Raider, 'roles'>, legitFor: readonly Role[] = []) =>
  legitFor.some((role) => roles.includes(role));

/** What is worn in a slot of the era's gear array. */
export const kindOf = ({ era }: Pick<Inspection, 'era'>, { slot }: Pick<Piece, 'slot'>) =>
  era.slots[slot]?.kind;

/** The pieces worn in slots of some kinds. */
export const piecesOf = (inspection: Inspection, kinds: readonly SlotKind[]): Piece[] =>
  inspection.pieces.filter((piece) => kinds.some((kind) => kind === kindOf(inspection, piece)));
