import { runLengths } from '../run-lengths';
import { gearFindings, isCoveredBy, type NamedFinding } from './finding';
import { findingsKey } from './finding-parts';
import { areFaultsUnnamed, isJudged, type NightCell } from './night';

/** How a cell is shown, besides its contents. */
export interface NightCellDrawing {
  /** The number of equal kills that begins here; 0 within a run that began earlier. */
  run: number;
  /** Whether one of the faults was missing at an earlier kill. */
  hasNewFault: boolean;
  /** Whether the player passed, with faults at an earlier kill. */
  hadFaults: boolean;
}

export function nightDrawings(cells: readonly NightCell<NamedFinding>[]): NightCellDrawing[] {
  // Faults that every judged kill so far had.
  let steadyFaults: readonly NamedFinding[] | undefined;
  let hadFindings = false;
  const drawn = cells.map((cell) => {
    if (isJudged(cell) && !areFaultsUnnamed(cell)) {
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
