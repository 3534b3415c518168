import { expect, test } from 'vitest';
import { type NightState, rowFromStates } from '#domain/audit/night';
import { nightSummary } from './night-summary';

const rowOf = (...states: NightState[]) => ({
  id: `${states}`,
  player: undefined,
  ...rowFromStates(states.map((state) => ({ state, findings: [] }))),
});

test('a raider without gear at the last kill is counted by the result before', () => {
  const rows = [rowOf('faults', 'passed', 'no gear'), rowOf('passed', 'passed', 'passed')];
  expect(nightSummary(3, rows)).toBe('3 kills · 1 passed at first, 2 at last · 1 fixed something');
});

test('the summary of a night with one judged kill compares no first and last kill', () => {
  expect(nightSummary(2, [rowOf('passed', 'unknown')])).toBe('2 kills');
});
