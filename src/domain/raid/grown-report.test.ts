import { expect, test } from 'vitest';
import { killWith, raidWith } from '#test/fights';
import { hasFightsOf, withFightsOf } from './grown-report';
import type { Kill, Raid } from './raid';

const kill = (id: number, boss: string, more: Partial<Kill> = {}): Kill =>
  killWith({ id, boss, zone: 'Dragon Soul', startedAt: id * 100, endedAt: id * 100 + 90, ...more });

const raidOf = (kills: Kill[], more: Partial<Raid> = {}): Raid =>
  raidWith({ title: 'Ours', startedAt: 5, endedAt: 500, kills, ...more });

const attempt = (id: number, boss: string) => ({ ...kill(id, boss), kind: 'attempt' }) as const;

const morchok = kill(4, 'Morchok');
const ultraxion = kill(7, 'Ultraxion');
const ours = raidOf([morchok]);

test('further fights of another copy are added in order', () => {
  const early = kill(2, 'Yor’sahj');
  const other = raidOf([morchok, ultraxion, early], {
    title: 'Theirs',
    endedAt: 900,
    attempts: [attempt(6, 'Ultraxion'), attempt(3, 'Morchok')],
  });
  expect(withFightsOf(ours, other)).toEqual({
    ...ours,
    endedAt: 900,
    kills: [early, morchok, ultraxion],
    attempts: [attempt(3, 'Morchok'), attempt(6, 'Ultraxion')],
  });
  expect(withFightsOf(raidOf([morchok], { attempts: [attempt(5, 'Ultraxion')] }), other)).toEqual({
    ...ours,
    endedAt: 900,
    kills: [early, morchok, ultraxion],
    attempts: [attempt(3, 'Morchok'), attempt(5, 'Ultraxion'), attempt(6, 'Ultraxion')],
  });
});

test('a copy that ends earlier does not change the end', () => {
  const grown = withFightsOf(ours, raidOf([ultraxion], { endedAt: 100 }));
  expect(grown).toEqual({ ...ours, kills: [morchok, ultraxion] });
});

test.each([
  ['it has none', raidOf([])],
  ['all are here', raidOf([morchok])],
  ['all are here under other numbers', raidOf([{ ...morchok, id: 9 }])],
  ['their numbers are taken', raidOf([kill(4, 'Ultraxion', { startedAt: 900, endedAt: 990 })])],
  ['its time starts elsewhere', raidOf([ultraxion], { startedAt: 6 })],
])('a copy adds no fights if $0', (_, other) => {
  expect(withFightsOf(ours, other)).toBeUndefined();
});

test.each([
  ['all are the same', raidOf([morchok]), true],
  ['a kill is missing', raidOf([morchok, ultraxion]), false],
  ['an attempt is missing', raidOf([morchok], { attempts: [attempt(6, 'Ultraxion')] }), false],
  ['the missing one was lost', raidOf([morchok, { ...ultraxion, isLost: true }]), true],
  ['one has another number', raidOf([{ ...morchok, id: 9 }]), false],
  ['a number is another fight’s', raidOf([{ ...ultraxion, id: 4 }]), false],
  ['its time starts elsewhere', raidOf([morchok], { startedAt: 6 }), false],
])('a report has all fights of a copy if $0: $2', (_, other, has) => {
  expect(hasFightsOf(ours, other)).toBe(has);
});
