import type { Era } from '../era/era';
import type { EraFacts } from '../era/facts';
import type { WornBy } from '../gear/gear-recorded';
import { averageItemLevel } from '../gear/item-level';
import { byName } from '../raid/name-order';
import { groupNamesakes } from '../raid/shown-names';
import type { Audit } from './audit';
import type { BoardCell } from './board';

/** The share of a fight's pieces that are below its high levels. */
const HIGH_SHARE = 0.9;

/** Returns the lowest level of the highest tenth of a fight's pieces. */
export function highLevelThreshold(rows: readonly (readonly BoardCell[])[]): number {
  const levels = rows
    .flatMap((cells) => cells.flatMap(({ piece }) => piece?.itemLevel ?? []))
    .sort((one, other) => one - other);
  return levels[Math.floor(HIGH_SHARE * levels.length)] ?? Number.POSITIVE_INFINITY;
}

export type BoardOrder = 'player' | 'level' | 'faults';

interface SortedRow {
  audit: Audit;
  average: number | undefined;
}

/** Sorts a board's rows; equal rows by name. Unknown levels come last in both directions. */
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
  return groupNamesakes(
    [...rows].sort(
      (one, other) => compare[by](one, other) || byName(one.audit.raider, other.audit.raider),
    ),
    ({ audit }) => audit.raider,
  );
}

/** Returns the average once the era's facts are loaded. An era without facts has it at once. */
export function knownAverageLevel(
  raider: WornBy['raider'],
  era: Pick<Era, 'slots' | 'tables'>,
  facts: Pick<EraFacts, 'item'> | undefined,
): number | undefined {
  if (era.tables && !facts) return undefined;
  return averageItemLevel(raider, era, facts ?? NO_FACTS);
}

const NO_FACTS = { item: () => undefined };
