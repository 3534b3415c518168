import { expect, test } from 'vitest';
import { lowItem, noEnchant } from '#test/findings';
import { attending, raidOn, row, tableOf } from '#test/season-raid';
import type { PlayerAtKill } from '../digests/season-raid';
import { seasonDrawings } from './drawing';

const CLOAK = noEnchant(14);
const RING = lowItem(10);
const evenings = (...days: (Partial<PlayerAtKill> | undefined)[]) => {
  const raids = days.map((one, day) => raidOn(day, [['B', 'C', ...(one ? [attending(one)] : [])]]));
  return row(tableOf(raids).rows, 'A').cells;
};
const faults = (...findings: PlayerAtKill['findings']) => ({ state: 'faults' as const, findings });

test('evenings in a row with the same faults are one run', () => {
  const [both, one] = [faults(CLOAK, RING), faults(CLOAK)];
  const cells = evenings(both, both, one, undefined, one);
  expect(seasonDrawings(cells).map(({ run }) => run)).toEqual([1, 0, 1, 2, 0]);
});

test('a pass is a fix if the evening judged before had faults', () => {
  const cells = evenings(faults(CLOAK), undefined, {}, {}, { state: 'no gear' }, {});
  const fixed = seasonDrawings(cells).map(({ isFixed }) => isFixed);
  expect(fixed).toEqual([false, false, false, true, false, false]);
});

test('an item level has risen if it is five above the level known before', () => {
  const cells = evenings({ level: 360 }, {}, { level: 365 }, { level: 369.9 });
  const risen = seasonDrawings(cells).map(({ hasLevelRisen }) => hasLevelRisen);
  expect(risen).toEqual([false, true, false, false]);
});
