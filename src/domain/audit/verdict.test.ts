import { expect, test } from 'vitest';
import { byVerdict, shownVerdicts, type Verdict } from './verdict';

test('columns stand in one order: passed, faults, without gear', () => {
  const verdicts: Verdict[] = ['NO GEAR RECORDED', 'OTHER FAULTS', 'LOW ITEM LEVEL'];
  expect(shownVerdicts(byVerdict([{ verdicts }]))).toEqual([
    'PASSED',
    'MISSING ENCHANTS',
    'LOW ITEM LEVEL',
    'OTHER FAULTS',
    'NO GEAR RECORDED',
  ]);
});
