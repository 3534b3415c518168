import type { Audit } from '#domain/audit/audit';
import { passedOf, type Verdict } from '#domain/audit/verdict';

/** How many raiders of a kill are in order. */
export interface ReadinessCounts {
  passed: number;
  faulty: number;
  /** Those whose gear the log lacks, or whom no rule is known for. */
  unknown: number;
}

const UNKNOWN: readonly Verdict[] = ['NO GEAR RECORDED', 'NOT JUDGED'];

/** Counts each raider once, whatever the faults. */
export function readinessCounts(audits: readonly Pick<Audit, 'verdicts'>[]): ReadinessCounts {
  const passed = passedOf(audits);
  const unknown = audits.filter(({ verdicts }) =>
    UNKNOWN.some((one) => verdicts.includes(one)),
  ).length;
  return { passed, faulty: audits.length - passed - unknown, unknown };
}
