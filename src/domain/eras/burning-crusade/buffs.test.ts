import { describe, expect, test } from 'vitest';
import { plainRaider } from '#test/gear';
import { coverNarrowly } from '../../coverage/narrow-coverage';
import { findProviders } from '../../coverage/provider';
import type { Raider } from '../../raid/raid';
import type { Role } from '../../raid/roles';
import { BURNING_CRUSADE_BUFFS } from './buffs';

interface Known {
  classKey: Raider['classKey'];
  /** The logged spec; absent if only the class is known. */
  spec?: string;
  talents?: number[];
  role?: Role;
}

const raider = ({ classKey, spec, talents = [], role = 'dps' }: Known, nth = 0): Raider =>
  plainRaider(`Raider${nth}`, {
    ...(classKey && { classKey }),
    ...(spec && { loggedSpec: spec }),
    roles: [role],
    talents,
  });

const { categories, narrow, extras } = BURNING_CRUSADE_BUFFS;
const EVERYTHING = [
  ...categories,
  ...(narrow?.party ?? []),
  ...(narrow?.singleTarget ?? []),
  ...extras,
];

/** Returns how many raiders bring a buff, and whether talent points are the only sign. */
function bringersText(name: string, ...raiders: Known[]): string {
  const [found] = findProviders(
    {
      ...BURNING_CRUSADE_BUFFS,
      categories: EVERYTHING.filter((category) => category.name === name),
    },
    raiders.map(raider),
  );
  const { providers = [] } = found ?? {};
  const isByPoints = providers.some(({ sources }) => sources.every(({ byPoints }) => byPoints));
  return `${providers.length}${isByPoints ? ' by talents' : ''}`;
}

const narrowOf = (size: number, ...raiders: Known[]) =>
  coverNarrowly(raiders.map(raider), BURNING_CRUSADE_BUFFS, size);

test.each([
  ['the spec that the log says', { spec: 'Balance', talents: [41, 0, 20] }, '1'],
  ['a class without a spec, with the points', { talents: [45, 0, 16] }, '1 by talents'],
  ['a class without a spec or points', {}, '0'],
  ['more points than anybody has', { talents: [45, 45, 16] }, '0'],
  ['points that are no whole numbers', { talents: [45.5, 0, 15.5] }, '0'],
  ['points of another number of trees', { talents: [45, 16] }, '0'],
  [
    'a healer’s hybrid spec with most points in Balance',
    { spec: 'Dreamstate', talents: [34, 0, 27], role: 'healers' as const },
    '0',
  ],
])('Moonkin Aura has the count $2 with $0', (_, one, count) => {
  expect(bringersText('Moonkin Aura', { classKey: 'druid', ...one })).toBe(count);
});

test.each(['Guardian', 'Warden', 'Feral'])(
  'a druid with the logged spec %s brings Leader of the Pack',
  (spec) => {
    expect(
      bringersText('Leader of the Pack', { classKey: 'druid', spec, talents: [0, 46, 15] }),
    ).toBe('1');
  },
);

test('a logged spec that contradicts the talent points does not change the buffs', () => {
  const wrong: Known = { classKey: 'druid', spec: 'Restoration', talents: [45, 0, 16] };
  expect(bringersText('Tree of Life', wrong)).toBe('0');
  expect(bringersText('Moonkin Aura', wrong)).toBe('1 by talents');
});

describe('buffs of a party', () => {
  const SHAMAN: Known = { classKey: 'shaman', spec: 'Restoration', talents: [0, 5, 56] };

  test.each([
    { size: 25, parties: 5 },
    { size: 10, parties: 2 },
    { size: 24, parties: 5 },
    { size: 5, parties: 1 },
  ])('a raid for $size has $parties parties', ({ size, parties }) => {
    expect(narrowOf(size, SHAMAN)?.parties).toBe(parties);
  });

  test('each shaman counts for one air totem', () => {
    const elemental: Known = { classKey: 'shaman', spec: 'Elemental', talents: [41, 0, 20] };
    const [box] = narrowOf(25, SHAMAN, elemental, { classKey: 'shaman' })?.boxes ?? [];
    expect(
      box?.lines.slice(0, 3).map(({ names, count }) => `${names.join(' or ')} ${count}`),
    ).toEqual([
      'Windfury Totem 1',
      'Wrath of Air Totem 1',
      'Windfury Totem or Wrath of Air Totem 1',
    ]);
  });

  test('all providers are counted if there are more than parties', () => {
    const warriors = Array.from({ length: 6 }, (): Known => ({ classKey: 'warrior' }));
    const [box] = narrowOf(25, ...warriors)?.boxes ?? [];
    expect(box?.bringers).toHaveLength(6);
  });
});

describe('blessings', () => {
  const HOLY: Known = { classKey: 'paladin', spec: 'Holy', talents: [41, 20, 0] };
  const PROTECTION: Known = { classKey: 'paladin', spec: 'Protection', talents: [0, 49, 12] };

  test.each([
    { paladins: 0, each: 0 },
    { paladins: 2, each: 2 },
    { paladins: 9, each: 6 },
  ])('$paladins paladins can give each raider $each blessings', ({ paladins, each }) => {
    const all = Array.from({ length: paladins }, () => HOLY);
    expect(narrowOf(25, ...all)?.blessings).toEqual({ casters: paladins, each });
  });

  test('blessings of Kings and Sanctuary require a talent', () => {
    expect(bringersText('Blessing of Kings', HOLY)).toBe('1 by talents');
    expect(bringersText('Blessing of Sanctuary', HOLY)).toBe('0');
    expect(bringersText('Blessing of Sanctuary', PROTECTION)).toBe('1');
    expect(bringersText('Blessing of Kings', { ...HOLY, talents: [61, 0, 0] })).toBe('0');
  });
});

test('Bloodlust is a buff of the whole raid', () => {
  expect(categories.map(({ name }) => name)).toContain('Bloodlust / Heroism');
});
