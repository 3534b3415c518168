import type { Audit } from '#domain/audit';

/** How many raiders of a kill are in order. */
export interface ReadinessCounts {
  passed: number;
  faulty: number;
  /** Those whose gear the log lacks, or whom no rule is known for. */
  unknown: number;
}

/** Counts each raider once, whatever the faults. */
export function readinessCounts(audits: readonly Audit[]): ReadinessCounts {
  const passed = audits.filter(({ verdicts }) => verdicts.includes('PASSED')).length;
  const faulty = audits.filter(({ findings }) => findings.length > 0).length;
  return { passed, faulty, unknown: audits.length - passed - faulty };
}
