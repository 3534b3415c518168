import { describe, expect, test } from 'vitest';
import { killWith, raidWith } from '#test/fights';
import { fightIdentity, isSameFight } from './fight-identity';
import { mergeSavedKills } from './lost-kills';
import type { Kill, Raid } from './raid';

const kill = (id: number, boss: string, more: Partial<Kill> = {}): Kill =>
  killWith({ id, boss, zone: 'Dragon Soul', startedAt: id * 100, endedAt: id * 100 + 90, ...more });
const raidOf = (kills: Kill[], attempts: Kill[] = []): Raid =>
  raidWith({ kills, attempts: attempts.map((fight) => ({ ...fight, kind: 'attempt' })) });

const morchok = kill(4, 'Morchok');
const ultraxion = kill(7, 'Ultraxion');

const [withId, renamed] = [kill(4, 'Morchok', { encounterId: 1292 }), kill(4, 'Моркхок')];

test.each<[why: string, one: Kill, other: Kill, outcome: string]>([
  ['their times are equal', morchok, morchok, 'equal'],
  ['one is logged further', morchok, { ...morchok, endedAt: 600 }, 'equal'],
  ['their times touch', morchok, { ...morchok, startedAt: 490, endedAt: 580 }, 'equal'],
  ['one begins later', morchok, { ...morchok, startedAt: 491, endedAt: 580 }, 'different'],
  ['they have two bosses', morchok, { ...morchok, boss: 'Ultraxion' }, 'different'],
  ['their bosses have one id', withId, { ...renamed, encounterId: 1292 }, 'equal'],
  ['their bosses have two ids', withId, { ...withId, encounterId: 1297 }, 'different'],
  ['one boss has no id but the same name', withId, morchok, 'equal'],
  ['one boss has no id and another name', withId, renamed, 'different'],
])('two fights with one number are $3 if $0', (_, one, other, outcome) => {
  const isSame = outcome === 'equal';
  expect([isSameFight(one, other), isSameFight(other, one)]).toEqual([isSame, isSame]);
});

describe('saved kills in a later copy of their report', () => {
  const before = raidOf([morchok, ultraxion]);
  const kept = (now: Raid, saved: readonly number[] = [4, 7], of = before) =>
    mergeSavedKills(now, of, saved);
  const numbersIn = (now: Raid, saved?: readonly number[], of?: Raid) =>
    kept(now, saved, of).saved.map((kill) => `${kill.before.id} as ${kill.now.id}`);

  test('saved kills missing in a later copy are kept and marked as lost', () => {
    const { raid, saved } = kept(raidOf([ultraxion]));
    expect(raid.kills).toEqual([{ ...morchok, isLost: true }, ultraxion]);
    expect(saved.map(({ now }) => now)).toEqual(raid.kills);
  });

  test('an already lost kill is kept', () => {
    const once = kept(raidOf([ultraxion]), [4]).raid;
    expect(kept(raidOf([ultraxion]), [4], once).raid).toEqual(once);
  });

  test('a lost kill that reappears is no longer marked', () => {
    const once = kept(raidOf([ultraxion]), [4]).raid;
    expect(kept(before, [4], once).raid).toBe(before);
  });

  test('an unsaved lost kill is dropped', () => {
    const now = raidOf([ultraxion]);
    expect(kept(now, [7]).raid).toBe(now);
  });

  test.each([
    { whose: 'another kill’s', now: raidOf([kill(4, 'Hagara'), ultraxion]) },
    { whose: 'an attempt’s', now: raidOf([ultraxion], [kill(4, 'Hagara')]) },
  ])('a lost kill gets a free number if its own is $whose', ({ now }) => {
    const { raid } = kept(now);
    expect(raid.kills).toContainEqual({ ...morchok, id: 8, isLost: true });
    expect(numbersIn(now)).toEqual(['4 as 8', '7 as 7']);
    expect(kept(now, [8, 7], raid).raid).toEqual(raid);
  });

  const renumbered = raidOf([
    { ...morchok, id: 7 },
    { ...ultraxion, id: 9 },
  ]);

  test('a kill with a new number is recognised', () => {
    expect(kept(renumbered).raid).toBe(renumbered);
    expect(numbersIn(renumbered)).toEqual(['4 as 7', '7 as 9']);
  });

  test('a kill listed as lost beside its new number is recognised', () => {
    const twice = raidOf([{ ...morchok, isLost: true }, ...renumbered.kills]);
    expect(kept(renumbered, [4, 7, 9], twice).raid).toBe(renumbered);
    expect(numbersIn(renumbered, [4, 7, 9], twice)).toEqual(['4 as 7', '7 as 7', '9 as 9']);
  });

  test('kills are matched by time of day if the report’s start has moved', () => {
    const moved = (by: number) => (one: Kill) => ({
      ...one,
      startedAt: one.startedAt + by,
      endedAt: one.endedAt + by,
    });
    const otherReport = { ...before, startedAt: 50_000 };
    const now = { ...raidOf([moved(20_000)({ ...ultraxion, id: 4 })]), startedAt: 30_000 };
    const { raid, saved } = kept(now, [4, 7], otherReport);
    expect(saved.map((one) => one.now.id)).toEqual([8, 4]);
    expect(raid.kills[0]).toEqual({ ...moved(20_000)(morchok), id: 8, isLost: true });
  });

  test('two logs of one kill in a merged report stay separate', () => {
    const both = raidOf([morchok, { ...morchok, id: 7 }]);
    expect(numbersIn(both, [4, 7], both)).toEqual(['4 as 4', '7 as 7']);
  });
});

test('a fight’s identity is its boss and times', () => {
  expect(fightIdentity(kill(4, 'Morchok', { encounterId: 1292 }))).toEqual({
    boss: 'Morchok',
    encounterId: 1292,
    startedAt: 400,
    endedAt: 490,
  });
  expect('encounterId' in fightIdentity(morchok)).toBe(false);
});
