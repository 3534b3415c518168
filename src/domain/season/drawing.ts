import { isJudged } from '../audit/night';
import { findingsKey, runLengths } from '../audit/night-drawing';
import type { EveningCell } from '../digests/evening-cells';

/** What the drawing of a cell shows besides the cell. */
export interface SeasonCellDrawing {
  /** Evenings from here back with the same faults; 0 where a newer evening's run goes on. */
  run: number;
  /** Passed, with faults at the evening judged before. */
  isFixed: boolean;
  /** By `MUCH` or more since the level known before. */
  hasLevelRisen: boolean;
}

/** Item levels that stand out as a rise from one evening to the next. */
const NOTABLE_RISE = 5;

/** Returns the drawings of a row's cells, newest first like the cells. */
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
        level !== undefined && levelBefore !== undefined && level - levelBefore >= NOTABLE_RISE,
    });
    if (isJudged(cell)) judgedBefore = cell;
    levelBefore = level ?? levelBefore;
  }
  return drawn.reverse();
}
