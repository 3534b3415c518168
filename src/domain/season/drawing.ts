import { isJudged } from '../audit/night';
import { findingsKey, runLengths } from '../audit/night-drawing';
import type { SeasonCell } from './cells';

/** What the drawing of a cell shows besides the cell. */
export interface DrawnCell {
  /** Evenings from here back with the same faults; 0 where a newer evening's run goes on. */
  run: number;
  /** Passed, with faults at the evening judged before. */
  isFixed: boolean;
  /** By `MUCH` or more since the level known before. */
  hasRisen: boolean;
}

/** Item levels that stand out as a rise from one evening to the next. */
const MUCH = 5;

/** Returns the drawings of a row's cells, newest first like the cells. */
export function drawCells(cells: readonly SeasonCell[]): DrawnCell[] {
  const runs = runLengths(cells.map(findingsKey));
  return cells.map((cell, index) => {
    const older = cells.slice(index + 1);
    const before = older.find(isJudged);
    const levelBefore = older.find(({ level }) => level !== undefined)?.level;
    return {
      run: cell.state === 'faults' ? (runs[index] ?? 0) : 0,
      isFixed: cell.state === 'passed' && before?.state === 'faults',
      hasRisen:
        cell.level !== undefined && levelBefore !== undefined && cell.level - levelBefore >= MUCH,
    };
  });
}
