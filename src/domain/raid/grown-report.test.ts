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
  ['it has the same ones', raidOf([morchok])],
  ['it has them under other numbers', raidOf([{ ...morchok, id: 9 }])],
  ['its numbers are taken', raidOf([kill(4, 'Ultraxion', { startedAt: 900, endedAt: 990 })])],
  ['it counts from another time', raidOf([ultraxion], { startedAt: 6 })],
])('a copy adds no fights if $0', (_, other) => {
  expect(withFightsOf(ours, other)).toBeUndefined();
});

test.each([
  ['the copy is the same', raidOf([morchok]), 'has'],
  ['a kill is missing', raidOf([morchok, ultraxion]), 'lacks'],
  ['an attempt is missing', raidOf([morchok], { attempts: [attempt(6, 'Ultraxion')] }), 'lacks'],
  ['only a lost kill is missing', raidOf([morchok, { ...ultraxion, isLost: true }]), 'has'],
  ['a kill has another number', raidOf([{ ...morchok, id: 9 }]), 'lacks'],
  ['another fight has a number', raidOf([{ ...ultraxion, id: 4 }]), 'lacks'],
  ['it counts from another time', raidOf([morchok], { startedAt: 6 }), 'lacks'],
])('a report $2 the fights of a copy if $0', (_, other, outcome) => {
  expect(hasFightsOf(ours, other)).toBe(outcome === 'has');
});
