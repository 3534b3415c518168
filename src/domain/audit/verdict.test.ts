import { expect, test } from 'vitest';
import { byVerdict, readinessCounts, shownVerdicts, type Verdict } from './verdict';

const counted = (...verdicts: Verdict[][]) =>
  readinessCounts(verdicts.map((one) => ({ verdicts: one })));

test('a raider with two faults is counted once', () => {
  expect(
    counted(['PASSED'], ['MISSING ENCHANTS', 'LOW ITEM LEVEL'], ['OTHER FAULTS'], ['PASSED']),
  ).toEqual({ passed: 2, faulty: 2, unknown: 0 });
});

test('raiders without gear or not judged count as unknown, not as faulty', () => {
  expect(counted(['NO GEAR RECORDED'], ['NOT JUDGED'])).toEqual({
    passed: 0,
    faulty: 0,
    unknown: 2,
  });
});

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
