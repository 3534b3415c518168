import { expect, test } from 'vitest';
import { CATACLYSM_BUFFS } from '../cataclysm/buffs';
import { MISTS_BUFFS } from './buffs';

const { categories, extras } = MISTS_BUFFS;
const ALL = [...categories, ...extras];
const SOURCES = ALL.flatMap(({ sources }) => sources);
const namesOf = (kind: string) =>
  ALL.filter((category) => category.kind === kind).map(({ name }) => name);

test('the table of Mists names its eight buffs', () => {
  expect(namesOf('buff')).toEqual([
    'Stats',
    'Stamina',
    'Attack Power',
    'Attack Speed',
    'Spell Power',
    'Spell Haste',
    'Critical Strike',
    'Mastery',
  ]);
});

test('the table of Mists names its six debuffs', () => {
  expect(namesOf('debuff')).toEqual([
    'Weakened Armor',
    'Physical Vulnerability',
    'Magic Vulnerability',
    'Weakened Blows',
    'Mortal Wounds',
    'Slow Casting',
  ]);
});

test('the table of Mists has seven groups of cooldowns as extras', () => {
  expect(extras.map(({ name }) => name)).toEqual(namesOf('extra'));
  expect(extras).toHaveLength(7);
});

test('the table of Mists has none of the categories that Mists removed', () => {
  const names = new Set(ALL.map(({ name }) => name));
  for (const { name } of CATACLYSM_BUFFS.categories) expect(names).not.toContain(name);
});

test('the table of Mists has the effect of every buff and debuff', () => {
  for (const { effect } of categories) expect(effect).toMatch(/\d/);
});

test('in Mists every category that needs no choice has certain sources of two classes or more', () => {
  for (const { sources } of categories) {
    const certain = sources.filter(({ pet, talent, dispute }) => !pet && !talent && !dispute);
    expect(new Set(certain.map(({ by }) => by)).size).toBeGreaterThan(1);
  }
});

test('in Mists only exotic pets need a beast master', () => {
  const families = (isExotic: boolean) =>
    new Set(
      SOURCES.filter(({ by, spec }) => by === 'hunter' && isExotic === (spec !== undefined))
        .map(({ pet }) => pet)
        .filter((pet) => pet !== undefined),
    );
  expect([...families(true)].sort()).toEqual([
    'Core Hound',
    'Devilsaur',
    'Quilen',
    'Rhino',
    'Shale Spider',
    'Silithid',
    'Spirit Beast',
    'Water Strider',
    'Worm',
  ]);
  for (const pet of families(false)) expect(families(true)).not.toContain(pet);
});
