import { describe, expect, test } from 'vitest';
import { fightIdentity, isSameFight, reusedNumbers, withLostKills } from './lost-kills';
import type { Kill, Raid } from './raid';

const kill = (id: number, boss: string, more: Partial<Kill> = {}): Kill => ({
  id,
  boss,
  zone: 'Dragon Soul',
  difficulty: 3,
  startedAt: id * 100,
  endedAt: id * 100 + 90,
  ...more,
});
const raidOf = (kills: Kill[], attempts: Kill[] = []): Raid => ({
  title: '',
  owner: '',
  startedAt: 0,
  endedAt: 0,
  kills,
  tries: attempts,
});

const morchok = kill(4, 'Morchok');
const ultraxion = kill(7, 'Ultraxion');

test.each([
  { why: 'their times are equal', other: morchok, isSame: true },
  { why: 'one was logged to its end since', other: { ...morchok, endedAt: 600 }, isSame: true },
  { why: 'they are of two bosses', other: { ...morchok, boss: 'Ultraxion' }, isSame: false },
  {
    why: 'one is another hour’s',
    other: { ...morchok, startedAt: 9400, endedAt: 9490 },
    isSame: false,
  },
])('two fights with one number are the same: $isSame, if $why', ({ other, isSame }) => {
  expect(isSameFight(morchok, other)).toBe(isSame);
});

test('two fights with one number are compared by boss id if both have one, since names differ by language', () => {
  const [one, other] = [kill(4, 'Morchok', { encounterId: 1292 }), kill(4, 'Моркхок')];
  expect(isSameFight(one, { ...other, encounterId: 1292 })).toBe(true);
  expect(isSameFight(one, { ...one, encounterId: 1297 })).toBe(false);
  expect(isSameFight(one, other)).toBe(false);
});

describe('lost kills', () => {
  const before = raidOf([morchok, ultraxion]);

  test('saved kills that a report has lost are kept, marked, in kill order', () => {
    expect(withLostKills(raidOf([ultraxion]), before, [4, 7]).kills).toEqual([
      { ...morchok, isLost: true },
      ultraxion,
    ]);
  });

  test('a kill that was lost before is kept', () => {
    const once = withLostKills(raidOf([ultraxion]), before, [4]);
    expect(withLostKills(raidOf([ultraxion]), once, [4])).toEqual(once);
  });

  test('a lost kill that comes back is no longer marked', () => {
    const once = withLostKills(raidOf([ultraxion]), before, [4]);
    expect(withLostKills(before, once, [4])).toBe(before);
  });

  test.each([
    { why: 'it is not saved', now: raidOf([ultraxion]), saved: [7] },
    { why: 'another kill has its number', now: raidOf([kill(4, 'Hagara'), ultraxion]), saved: [4] },
    { why: 'an attempt has its number', now: raidOf([ultraxion], [kill(4, 'Hagara')]), saved: [4] },
  ])('a lost kill is dropped if $why', ({ now, saved }) => {
    expect(withLostKills(now, before, saved)).toBe(now);
  });

  test.each([
    { why: 'another kill has one', now: raidOf([kill(4, 'Hagara'), ultraxion]), reused: [morchok] },
    { why: 'an attempt has one', now: raidOf([ultraxion], [morchok]), reused: [morchok] },
    { why: 'nobody has one', now: withLostKills(raidOf([ultraxion]), before, [4, 7]), reused: [] },
    { why: 'the same kills have them', now: before, reused: [] },
  ])('reused numbers of saved kills are listed if $why', ({ now, reused }) => {
    expect(reusedNumbers(before, now, [4, 7])).toEqual(reused);
  });
});

test('a fight’s identity has its boss and times, and nothing else', () => {
  expect(fightIdentity(kill(4, 'Morchok', { encounterId: 1292 }))).toEqual({
    boss: 'Morchok',
    encounterId: 1292,
    startedAt: 400,
    endedAt: 490,
  });
  expect('encounterId' in fightIdentity(morchok)).toBe(false);
});

test('fights whose times only touch are one fight', () => {
  const next = { ...morchok, startedAt: morchok.endedAt, endedAt: morchok.endedAt + 90 };
  expect([isSameFight(morchok, next), isSameFight(next, morchok)]).toEqual([true, true]);
  const later = { ...next, startedAt: morchok.endedAt + 1 };
  expect([isSameFight(morchok, later), isSameFight(later, morchok)]).toEqual([false, false]);
});

test('a boss with an id is compared by name with one without', () => {
  const known = { ...morchok, encounterId: 1292 };
  expect([isSameFight(known, morchok), isSameFight(morchok, known)]).toEqual([true, true]);
});
