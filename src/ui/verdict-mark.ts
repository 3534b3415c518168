import type { MarkName } from './mark-paths';

const VERDICT_MARKS: ReadonlyMap<string, MarkName> = new Map([
  ['PASSED', 'tick'],
  ['MISSING ENCHANTS', 'cross'],
  ['LOW ITEM LEVEL', 'triangle'],
  ['NO GEAR RECORDED', 'question'],
  ['NOT JUDGED', 'question'],
]);

/** The mark of a column of the summary; any other fault has the square. */
export const verdictMark = (verdict: string): MarkName => VERDICT_MARKS.get(verdict) ?? 'square';
