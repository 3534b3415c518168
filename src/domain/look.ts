import type { Era, EraTables } from './eras/era';
import type { EraFacts } from './eras/facts';
import { raidOfFight } from './eras/raid-of-fight';
import type { SlotKind } from './eras/slot-list';
import type { Fight, Piece, Raider } from './raid';
import { isDress } from './slots';
import { minimumItemLevelIn, type Standards } from './standards';

/** What gear is judged by. */
export interface Judging {
  era: Era;
  /** Absent until they are loaded: then only the rules that need none of them speak. */
  facts?: EraFacts | undefined;
  standards: Standards;
  /** The fight the gear was worn in, which tells the raid and its tier. */
  fight?: Fight | undefined;
}

/** One raider's gear as a rule sees it: everything about the era stands beside it. */
export interface Look {
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

/** A look once the era's facts are loaded. */
export interface KnownLook extends Look {
  facts: EraFacts;
}

/** A raider's gear as the rules are given it. */
export function lookAt(
  raider: Raider,
  { era, standards, fight }: Judging,
  tables: EraTables,
): Look {
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
export const kindOf = ({ era }: Pick<Look, 'era'>, { slot }: Pick<Piece, 'slot'>) =>
  era.slots[slot]?.kind;

/** The pieces worn in slots of some kinds. */
export const piecesOf = (look: Look, kinds: readonly SlotKind[]): Piece[] =>
  look.pieces.filter((piece) => kinds.some((kind) => kind === kindOf(look, piece)));
