import { isCosmetic } from '../gear/slots';
import { byName } from '../raid/name-order';
import type { Piece, Slot } from '../raid/raid';
import { namesakesTogether } from '../raid/shown-names';
import type { Audit } from './audit';
import type { Finding } from './finding';

export interface BoardCell {
  slot: Slot;
  /** Absent if the slot is empty or not listed. */
  piece?: Piece;
  /** Whether the log lists the slot as empty. A slot it does not list is unknown. */
  isBare: boolean;
  /** What counts, then advice, in rule order. */
  findings: readonly Finding[];
  advice: readonly Finding[];
}

/** Returns a raider's gear by slot, without shirt and tabard. */
export function boardRow({ raider, era, findings, advice }: Audit): BoardCell[] {
  return era.slots
    .filter(({ slot }) => !isCosmetic(era, slot))
    .map(({ slot }) => {
      const piece = raider.gear.find((worn) => worn.slot === slot);
      return {
        slot,
        ...(piece && { piece }),
        isBare: raider.bareSlots?.includes(slot) ?? false,
        findings: findings.filter((finding) => finding.slot === slot),
        advice: advice.filter((finding) => finding.slot === slot),
      };
    });
}

/** The share of a fight's pieces from which on a level stands out. */
const HIGH = 0.9;

/** Returns the level from which on pieces are among the highest tenth of a fight. */
export function highLevel(rows: readonly (readonly BoardCell[])[]): number {
  const levels = rows
    .flatMap((cells) => cells.flatMap(({ piece }) => piece?.itemLevel ?? []))
    .sort((one, other) => one - other);
  return levels[Math.floor(HIGH * levels.length)] ?? Number.POSITIVE_INFINITY;
}

export type BoardOrder = 'player' | 'level' | 'faults';

interface SortedRow {
  audit: Audit;
  /** Undefined if unknown. */
  average: number | undefined;
}

/** Sorts a board's rows; equal ones by name. An unknown level comes last either way. */
export function sortBoard<Row extends SortedRow>(
  rows: readonly Row[],
  { by, isAscending }: { by: BoardOrder; isAscending: boolean },
): Row[] {
  const sign = isAscending ? 1 : -1;
  const compare: Readonly<Record<BoardOrder, (one: Row, other: Row) => number>> = {
    player: (one, other) => sign * byName(one.audit.raider, other.audit.raider),
    level: ({ average: one }, { average: other }) =>
      one === undefined || other === undefined
        ? Number(one === undefined) - Number(other === undefined)
        : sign * (one - other),
    faults: (one, other) => sign * (one.audit.findings.length - other.audit.findings.length),
  };
  return namesakesTogether(
    [...rows].sort(
      (one, other) => compare[by](one, other) || byName(one.audit.raider, other.audit.raider),
    ),
    ({ audit }) => audit.raider,
  );
}
