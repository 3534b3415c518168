import { expect, test } from 'vitest';
import { byVerdict, countPassed, isMostlyPassed, shownVerdicts, type Verdict } from './verdict';

test('columns are ordered: passed, faults, without gear', () => {
  const verdicts: Verdict[] = ['NO GEAR RECORDED', 'OTHER FAULTS', 'LOW ITEM LEVEL'];
  expect(shownVerdicts(byVerdict([{ verdicts }])).join(', ')).toBe(
    'PASSED, MISSING ENCHANTS, LOW ITEM LEVEL, OTHER FAULTS, NO GEAR RECORDED',
  );
});

test.each<[passed: number | undefined, verdicts: Verdict[]]>([
  [1, ['PASSED', 'LOW ITEM LEVEL', 'NO GEAR RECORDED']],
  [0, ['LOW ITEM LEVEL', 'NO GEAR RECORDED']],
  [undefined, ['NO GEAR RECORDED', 'NO GEAR RECORDED']],
  [undefined, ['NOT JUDGED']],
  [undefined, []],
])('$0 players count as passed if the players are in $1', (passed, verdicts) => {
  expect(countPassed(verdicts.map((verdict) => ({ verdicts: [verdict] })))).toBe(passed);
});

test('most players passed if more than twice as many passed as did not', () => {
  const players = (count: number, verdict: Verdict) =>
    Array.from({ length: count }, () => ({ verdicts: [verdict] }));
  const isMost = (passed: number, faulty: number) =>
    isMostlyPassed(byVerdict([...players(passed, 'PASSED'), ...players(faulty, 'LOW ITEM LEVEL')]));
  expect(isMost(17, 8)).toBe(true);
  expect(isMost(16, 8)).toBe(false);
  expect(isMost(1, 0)).toBe(true);
  expect(isMost(0, 0)).toBe(false);
});
