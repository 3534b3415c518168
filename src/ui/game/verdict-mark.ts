import type { FaultColumn, Verdict } from '#domain/audit/verdict';

type FaultMark = 'cross' | 'triangle' | 'square';

/** A verdict that is not listed has the square. */
const MARKS: Readonly<Partial<Record<Verdict, FaultMark | 'tick' | 'question'>>> = {
  PASSED: 'tick',
  'MISSING ENCHANTS': 'cross',
  'LOW ITEM LEVEL': 'triangle',
  'NO GEAR RECORDED': 'question',
  'NOT JUDGED': 'question',
};

export function verdictMark(verdict: FaultColumn): FaultMark;
export function verdictMark(verdict: Verdict): FaultMark | 'tick' | 'question';
export function verdictMark(verdict: Verdict) {
  return MARKS[verdict] ?? 'square';
}
