import type { FindingColumn, Verdict } from '#domain/audit/verdict';

export type FindingMark = 'cross' | 'triangle' | 'square';

/** Marks of verdicts. All other verdicts have the square. */
const MARKS: Readonly<Partial<Record<Verdict, FindingMark | 'tick' | 'question'>>> = {
  PASSED: 'tick',
  'MISSING ENCHANTS': 'cross',
  'LOW ITEM LEVEL': 'triangle',
  'NO GEAR RECORDED': 'question',
  'NOT JUDGED': 'question',
};

export function verdictMark(verdict: FindingColumn): FindingMark;
export function verdictMark(verdict: Verdict): FindingMark | 'tick' | 'question';
export function verdictMark(verdict: Verdict) {
  return MARKS[verdict] ?? 'square';
}
