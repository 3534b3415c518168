import { expect, test } from 'vitest';
import { attending, raidOn, row, tableOf } from '#test/digested-raid';
import { lowItem, noEnchant } from '#test/findings';
import type { PlayerAtKill } from '../digests/digested-raid';
import { seasonDrawings } from './drawing';

const CLOAK = noEnchant(14);
const RING = lowItem(10);
const evenings = (...days: (Partial<PlayerAtKill> | undefined)[]) => {
  const raids = days.map((one, day) => raidOn(day, [['B', 'C', ...(one ? [attending(one)] : [])]]));
  return row(tableOf(raids).rows, 'A').cells;
};
const faults = (...findings: PlayerAtKill['findings']) => ({ state: 'faults' as const, findings });

test('consecutive evenings with the same faults form one run', () => {
  const [both, one] = [faults(CLOAK, RING), faults(CLOAK)];
  const cells = evenings(both, both, one, undefined, one);
  expect(seasonDrawings(cells).map(({ run }) => run)).toEqual([1, 0, 1, 2, 0]);
});

test('a pass counts as a fix if the previous judged evening had faults', () => {
  const cells = evenings(faults(CLOAK), undefined, {}, {}, { state: 'no gear' }, {});
  const fixed = seasonDrawings(cells).map(({ isFixed }) => isFixed);
  expect(fixed).toEqual([false, false, false, true, false, false]);
});

test('an item level counts as risen if it is at least five above the last known level', () => {
  const cells = evenings({ level: 360 }, {}, { level: 365 }, { level: 369.9 });
  const risen = seasonDrawings(cells).map(({ hasLevelRisen }) => hasLevelRisen);
  expect(risen).toEqual([false, true, false, false]);
});
