import { describe, expect, test } from 'vitest';
import { CLASSES } from '../../classes';
import { MAX_CATEGORIES } from '../../coverage/category-set';
import { CATACLYSM_BUFFS } from '../cataclysm/buffs';
import { MISTS_BUFFS } from './buffs';

const { categories, extras, classes } = MISTS_BUFFS;
const ALL = [...categories, ...extras];
const SOURCES = ALL.flatMap(({ sources }) => sources);
const namesOf = (kind: string) =>
  ALL.filter((category) => category.kind === kind).map(({ name }) => name);

describe('the table of Mists’ raid buffs', () => {
  test('names the eight buffs', () => {
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

  test('names the six debuffs', () => {
    expect(namesOf('debuff')).toEqual([
      'Weakened Armor',
      'Physical Vulnerability',
      'Magic Vulnerability',
      'Weakened Blows',
      'Mortal Wounds',
      'Slow Casting',
    ]);
  });

  test('keeps seven groups of cooldowns apart, which no raid lacks', () => {
    expect(extras.map(({ name }) => name)).toEqual(namesOf('extra'));
    expect(extras).toHaveLength(7);
  });

  test('has none of the categories that Mists gave up (M31)', () => {
    const names = new Set(ALL.map(({ name }) => name));
    for (const { name } of CATACLYSM_BUFFS.categories) expect(names).not.toContain(name);
  });

  test('says of every buff and debuff what it does', () => {
    for (const { effect } of categories) expect(effect).toMatch(/\d/);
  });

  test('holds 114 sources, no two alike in a category', () => {
    expect(SOURCES).toHaveLength(114);
    for (const { sources } of ALL) {
      const rows = sources.map(({ id, by, spec, pet }) => `${id} ${by} ${spec} ${pet}`);
      expect(new Set(rows).size).toBe(rows.length);
    }
  });

  test('fits in the bits of a category set', () => {
    expect(categories.length).toBeLessThan(MAX_CATEGORIES);
  });

  test('names only classes that the era has, and specs that the class has', () => {
    for (const { by, spec } of SOURCES) {
      expect(classes).toContain(by);
      if (spec) expect(CLASSES[by].specs).toContain(spec);
    }
  });

  test('can be had of two classes or more without fail in every category but by a choice', () => {
    for (const { sources } of categories) {
      const certain = sources.filter(({ pet, talent, dispute }) => !pet && !talent && !dispute);
      expect(new Set(certain.map(({ by }) => by)).size).toBeGreaterThan(1);
    }
  });

  test('needs a beast master for every exotic pet, and for no other', () => {
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
});

describe('the exclusive choices of Mists', () => {
  test('are a blessing, a shout and a curse, and no totem or aura (M32)', () => {
    const spells = new Map<string, Set<number>>();
    for (const { id, choice, pet } of SOURCES) {
      if (!choice || pet) continue;
      const name = `${choice.name} of a ${choice.by}`;
      spells.set(name, (spells.get(name) ?? new Set()).add(id));
    }
    expect(Object.fromEntries(spells)).toEqual({
      'blessing of a paladin': new Set([19740, 20217]),
      'shout of a warrior': new Set([6673, 469]),
      'curse of a warlock': new Set([1490, 109466]),
    });
  });

  test('hold for every pet', () => {
    for (const { pet, choice } of SOURCES) {
      if (pet) expect(choice?.name).toBe('pet');
    }
  });
});
