import type { Audit } from '#domain/audit/audit';
import { countPassed, type Verdict } from '#domain/audit/verdict';

export interface ReadinessCounts {
  passed: number;
  faulty: number;
  /** Raiders without logged gear, or in an era without rules. */
  unknown: number;
}

const UNKNOWN: readonly Verdict[] = ['NO GEAR RECORDED', 'NOT JUDGED'];

/** Counts each raider once. */
export function readinessCounts(audits: readonly Pick<Audit, 'verdicts'>[]): ReadinessCounts {
  const passed = countPassed(audits);
  const unknown = audits.filter(({ verdicts }) =>
    UNKNOWN.some((one) => verdicts.includes(one)),
  ).length;
  return { passed, faulty: audits.length - passed - unknown, unknown };
}
