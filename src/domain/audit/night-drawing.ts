import type { Era } from '../era/era';
import { slotsText } from '../gear/slots';
import { gearFindings, isCoveredBy } from './compared-findings';
import type { NamedFinding } from './finding';
import { isJudged, isUnnamed, NIGHT_WORDS, type NightCell, shortenFindings } from './night';
import { columnOfTitle, FINDING_COLUMNS, type FindingColumn } from './verdict';

/** How a cell is shown, besides its contents. */
export interface NightCellDrawing {
  /** The number of equal kills from here on; 0 within an earlier run. */
  run: number;
  /** Whether one of the faults was missing at an earlier kill. */
  hasNewFault: boolean;
  /** Whether the player passed, with faults at an earlier kill. */
  hadFaults: boolean;
}

export function nightDrawings(cells: readonly NightCell<NamedFinding>[]): NightCellDrawing[] {
  let steadyFaults: readonly NamedFinding[] | undefined;
  let hadFindings = false;
  const drawn = cells.map((cell) => {
    if (isJudged(cell) && !isUnnamed(cell)) {
      const lastingFaults = steadyFaults?.filter((one) =>
        cell.findings.some((other) => isCoveredBy(one, other)),
      );
      steadyFaults = lastingFaults ?? cell.findings;
    }
    const hasNewFault = gearFindings(cell.findings).some(
      (finding) => !steadyFaults?.some((one) => isCoveredBy(finding, one)),
    );
    const hadFaults = cell.state === 'passed' && hadFindings;
    hadFindings ||= cell.state === 'faults';
    return { hasNewFault, hadFaults };
  });
  const runs = runLengths(cells.map((cell) => findingsKey(cell) || cell.state));
  return drawn.map((cell, index) => ({ ...cell, run: runs[index] ?? 0 }));
}

/** Returns the length of each run of equal keys at its first key, and 0 at the others. */
export function runLengths(keys: readonly string[]): number[] {
  let start = 0;
  const lengths = keys.map(() => 0);
  for (const [index, key] of keys.entries()) {
    if (key !== keys[start]) start = index;
    lengths[start] = index + 1 - start;
  }
  return lengths;
}

/** Returns a text that is equal for equal faults; empty without any. */
export const findingsKey = ({ findings }: Pick<NightCell<NamedFinding>, 'findings'>): string =>
  findings.map(({ title, slot, count }) => `${title} ${slot} ${count}`).join();

/** Faults of one column, in words: `Legs, Cloak`. */
export interface FindingPart {
  column: FindingColumn;
  words: string;
  count: number;
}

/** Returns faults by column, in the summary's order; faults without names as one part. */
export const findingParts = (
  era: Pick<Era, 'slots'>,
  findings: readonly NamedFinding[],
): FindingPart[] => {
  if (findings.length === 0)
    return [{ column: 'OTHER FAULTS', words: NIGHT_WORDS.faults, count: 0 }];
  return FINDING_COLUMNS.flatMap((column) => {
    const ofColumn = findings.filter(({ title }) => columnOfTitle(title) === column);
    if (ofColumn.length === 0) return [];
    const words =
      column === 'OTHER FAULTS' ? shortenFindings(era, ofColumn) : slotsText(era, ofColumn);
    return [{ column, words, count: ofColumn.length }];
  });
};
