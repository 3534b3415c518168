import type { Verdict } from '#domain/audit/verdict';
import type { MarkName } from './mark-paths';

const VERDICT_MARKS = {
  PASSED: 'tick',
  'MISSING ENCHANTS': 'cross',
  'LOW ITEM LEVEL': 'triangle',
  'NO GEAR RECORDED': 'question',
  'OTHER FAULTS': 'square',
  'NOT JUDGED': 'question',
} as const satisfies Readonly<Record<Verdict, MarkName>>;

export const verdictMark = <V extends Verdict>(verdict: V): (typeof VERDICT_MARKS)[V] =>
  VERDICT_MARKS[verdict];
