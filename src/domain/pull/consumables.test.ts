import { describe, expect, test } from 'vitest';
import { type ConsumableTable, unpackConsumables } from './consumables';
import { isLowerTier } from './seen';

const TABLE: ConsumableTable = {
  categories: ['flask', 'food'],
  flasks: [[1, 'Flask of the Sun', 'best']],
  battleElixirs: [[8, 'Elixir of Rage']],
  guardianElixirs: [[9, 'Elixir of Stone']],
  foods: [
    [2, 'Well Fed', 'lower', 'agility', 90],
    [3, 'Apple', undefined, 'agility'],
  ],
  eating: [4],
  others: [5],
  names: {
    foods: ['Well Fed'],
    flasks: ['Visions'],
    flaskPrefixes: ['Flask of', 'Enhanced '],
    flaskSuffixes: [' of Shattrath'],
  },
};

const known = () => unpackConsumables(TABLE);

test('an aura with a known id is read as in the table', () => {
  expect([1, 2, 3, 4, 5, 7, 8, 9].map(known().aura)).toEqual([
    { kind: 'flask', name: 'Flask of the Sun', tier: 'best' },
    { kind: 'food', name: 'Well Fed', tier: 'lower', stat: 'agility', amount: 90 },
    { kind: 'food', name: 'Apple' },
    { kind: 'eating', name: '' },
    { kind: 'other', name: '' },
    undefined,
    { kind: 'battle elixir', name: 'Elixir of Rage' },
    { kind: 'guardian elixir', name: 'Elixir of Stone' },
  ]);
});

test.each([
  { name: 'Well Fed', kind: 'food' },
  { name: 'Visions', kind: 'flask' },
  { name: 'Flask of Nothing', kind: 'flask' },
  { name: 'Enhanced Agility', kind: 'flask' },
  { name: 'Pure Death of Shattrath', kind: 'flask' },
  { name: ' of Shattrath, Protector', kind: undefined },
  { name: 'A Flask of', kind: undefined },
  { name: 'Unenhanced ', kind: undefined },
])('an aura with an unknown id called $name is of the kind $kind', ({ name, kind }) => {
  expect(known().kindByName(name)).toBe(kind);
});

describe('weapon enchants', () => {
  const table: ConsumableTable = { ...TABLE, weapons: [[10, 'Oil', 'best']], lures: [11] };
  const weapon = (id: number) => unpackConsumables(table).weapon(id);

  test('a weapon enchant in the table has its name', () => {
    expect(weapon(10)).toEqual({ kind: 'weapon', name: 'Oil', tier: 'best' });
  });

  test('a weapon enchant missing from the table has no name', () => {
    expect(weapon(12)).toEqual({ kind: 'weapon', name: '' });
    expect(known().weapon(12)).toEqual({ kind: 'weapon', name: '' });
  });

  test('a fishing lure is no weapon enchant', () => {
    expect(weapon(11)).toBeUndefined();
  });
});

test('a category is unlisted only in the zones that the table lists', () => {
  const { isUnlistedIn } = unpackConsumables({ ...TABLE, unlistedIn: { flask: [1008] } });
  expect(isUnlistedIn({ zoneId: 1008 }, 'flask')).toBe(true);
  expect(isUnlistedIn({ zoneId: 1007 }, 'flask')).toBe(false);
  expect(isUnlistedIn({ zoneId: 1008 }, 'food')).toBe(false);
  expect(isUnlistedIn({}, 'flask')).toBe(false);
  expect(known().isUnlistedIn({ zoneId: 1008 }, 'flask')).toBe(false);
});

test('only middle, lower and old tiers count as lower tiers', () => {
  const tiers = ['middle', 'lower', 'old', 'best', 'special', 'zone', 'alchemist'] as const;
  expect(tiers.filter((tier) => isLowerTier({ tier }))).toEqual(['middle', 'lower', 'old']);
  expect(isLowerTier({})).toBe(false);
});
