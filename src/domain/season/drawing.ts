import { findingsKey } from '../audit/finding-parts';
import { isJudged } from '../audit/night';
import type { EveningCell } from '../groups/evening-cells';
import { runLengths } from '../run-lengths';

/** How a cell is shown, besides its contents. */
export interface SeasonCellDrawing {
  /** How many evenings have equal faults, if this is the newest of them; otherwise 0. */
  run: number;
  /** Whether the player passed, but had faults at the previous judged evening. */
  isFixed: boolean;
  /** Whether the level has risen by MIN_NOTABLE_RISE since the last known level. */
  hasLevelRisen: boolean;
}

/** The rise in item levels that stands out between two evenings. */
const MIN_NOTABLE_RISE = 5;

/** Returns the drawing of each of a row's cells, newest first. */
export function seasonDrawings(cells: readonly EveningCell[]): SeasonCellDrawing[] {
  const runs = runLengths(cells.map(findingsKey));
  const drawn: SeasonCellDrawing[] = [];
  let judgedBefore: EveningCell | undefined;
  let levelBefore: number | undefined;
  for (const [index, cell] of [...cells.entries()].reverse()) {
    const { state, level } = cell;
    drawn.push({
      run: state === 'faults' ? (runs[index] ?? 0) : 0,
      isFixed: state === 'passed' && judgedBefore?.state === 'faults',
      hasLevelRisen:
        level !== undefined && levelBefore !== undefined && level - levelBefore >= MIN_NOTABLE_RISE,
    });
    if (isJudged(cell)) judgedBefore = cell;
    levelBefore = level ?? levelBefore;
  }
  return drawn.reverse();
}
