/** The words of a saved raid's readiness. */
export const READINESS_TEXTS = {
  noKillOpened: 'No kill opened yet',
  passed: 'passed,',
  faulty: 'with faults,',
  unknown: 'unknown,',
} as const;
