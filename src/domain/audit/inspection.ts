import type { Era, EraTables } from '../eras/era';
import type { EraFacts } from '../eras/facts';
import { raidOfFight } from '../eras/raid-of-fight';
import type { SlotKind } from '../eras/slot-list';
import { isDress, type Slot } from '../gear/slots';
import type { Piece, Raider } from '../raid/raid';
import type { Role } from '../raid/roles';
import type { Judging } from './judging';
import { excusedFromLevelIn, minimumItemLevelIn } from './standards';

/** A raider and the era as rules see them. */
export interface Inspection {
  raider: Raider;
  era: Era;
  tables: EraTables;
  /** Worn pieces without shirt and tabard, in slot order. */
  pieces: readonly Piece[];
  minimumItemLevel: number;
  /** Items exempt from the minimum item level, besides those the user excused. */
  excusedFromLevel: readonly number[];
  /** Slots with an item that the user excused. */
  excusedSlots: readonly Slot[];
  /** The raid tier, such as 11; absent if the fight does not tell. */
  tier?: number;
  /** Undefined until loaded. */
  facts?: EraFacts | undefined;
}

export interface InspectionWithFacts extends Inspection {
  facts: EraFacts;
}

/**
 * Builds the inspection of a raider. The minimum item level and the tier are those of the fight's
 * raid.
 */
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

/** Whether a piece may be too low for newer enchants and gems. True if its level is unknown. */
export const mayFitNothingNewer = (
  { facts }: InspectionWithFacts,
  { itemLevel = 0 }: Piece,
): boolean => itemLevel < facts.newerFitsFrom;

export const isLegitFor = ({ roles }: Pick<Raider, 'roles'>, legitFor: readonly Role[] = []) =>
  legitFor.some((role) => roles.includes(role));

export const kindOf = ({ era }: Pick<Inspection, 'era'>, { slot }: Pick<Piece, 'slot'>) =>
  era.slots[slot]?.kind;

export const piecesOf = (inspection: Inspection, kinds: readonly SlotKind[]): Piece[] =>
  inspection.pieces.filter((piece) => kinds.some((kind) => kind === kindOf(inspection, piece)));
