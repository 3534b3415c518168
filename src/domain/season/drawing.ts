import { shortenFindings } from '../audit/night';
import { columnOf, type FaultColumn, VERDICTS } from '../audit/verdict';
import type { Era } from '../era/era';
import { slotsInWords } from '../gear/slots';
import { isJudged, type SeasonCell } from './season';

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
export const drawCells = (cells: readonly SeasonCell[]): DrawnCell[] =>
  cells.map((cell, index) => {
    const older = cells.slice(index + 1);
    const before = older.find(isJudged);
    const levelBefore = older.find(({ level }) => level !== undefined)?.level;
    return {
      run: runFrom(cells, index),
      isFixed: cell.state === 'passed' && before?.state === 'faults',
      hasRisen:
        cell.level !== undefined && levelBefore !== undefined && cell.level - levelBefore >= MUCH,
    };
  });

function runFrom(cells: readonly SeasonCell[], start: number): number {
  const [newer, first] = [cells[start - 1], cells[start]];
  if (first?.state !== 'faults' || (newer && haveSameFaults(newer, first))) return 0;
  const end = cells.findIndex((cell, index) => index > start && !haveSameFaults(cell, first));
  return (end < 0 ? cells.length : end) - start;
}

const haveSameFaults = (one: SeasonCell, other: SeasonCell): boolean =>
  one.state === 'faults' && other.state === 'faults' && faultsKey(one) === faultsKey(other);

const faultsKey = ({ findings }: SeasonCell): string =>
  findings.map(({ title, slot, count }) => `${title} ${slot} ${count}`).join();

/** Faults of one column, in words that leave to the column's mark what they are: `Legs, Cloak`. */
export interface FaultPart {
  column: FaultColumn;
  words: string;
  count: number;
}

/** Returns faults by column, in the order of the summary. */
export const faultParts = (era: Era, findings: SeasonCell['findings']): FaultPart[] =>
  VERDICTS.flatMap((column) => {
    const own = findings.filter(({ rule }) => columnOf(rule) === column);
    if (own.length === 0) return [];
    const words = column === 'OTHER FAULTS' ? shortenFindings(era, own) : slotsInWords(era, own);
    return [{ column: column as FaultColumn, words, count: own.length }];
  });
