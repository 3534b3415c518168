import { describe, expect, test } from 'vitest';
import { CLASSES } from '../classes';
import { EXCLUSIVE_PETS, EXCLUSIVE_SPELLS } from './exclusive-choices';
import { RAID_BUFFS } from './raid-buffs';

const SOURCES = RAID_BUFFS.flatMap(({ sources }) => sources);
const namesOf = (kind: string) =>
  RAID_BUFFS.filter((category) => category.kind === kind).map(({ name }) => name);

describe('the table of raid buffs', () => {
  test('names the 18 buffs of spec.md, in its order', () => {
    expect(namesOf('buff')).toEqual([
      '+10% Melee Speed',
      '+5% Crit',
      '+10% Attack Power',
      '+5% Spell Haste',
      '+10% Spell Power',
      '+6% Spell Power',
      '+3% to all damage',
      '+5% to all base stats',
      '+Strength and Agility',
      '+Stamina',
      '+Max Mana',
      'Combat Resurrection',
      'Major Haste buff',
      '+Armor',
      'Spell Pushback Resist',
      'Minor mana replenishment',
      'Major Mana Replenishment',
      '+MP5',
    ]);
  });

  test('names the 9 debuffs of spec.md, in its order', () => {
    expect(namesOf('debuff')).toEqual([
      'Armor Debuff',
      '+30% bleed damage',
      '+5% crit for spells only',
      '-20% melee haste debuff',
      '+8% magic damage debuff',
      '+4% physical damage debuff',
      'Healing Debuff',
      '-10% physical damage output debuff',
      'Cast Speed debuff',
    ]);
  });

  test('holds 118 sources, no two alike in a category', () => {
    expect(SOURCES).toHaveLength(118);
    for (const { sources } of RAID_BUFFS) {
      const rows = sources.map(({ id, by, spec, pet }) => `${id} ${by} ${spec} ${pet}`);
      expect(new Set(rows).size).toBe(rows.length);
    }
  });

  test('fits in the bits of a category set', () => {
    expect(RAID_BUFFS.length).toBeLessThan(31);
  });

  test('names only specs that the class has', () => {
    for (const { by, spec } of SOURCES) {
      if (spec) expect(CLASSES[by].specs).toContain(spec);
    }
  });

  test('can be had of somebody without fail in every category but by a choice', () => {
    for (const { sources } of RAID_BUFFS) {
      expect(sources.some(({ pet, talent, dispute }) => !pet && !talent && !dispute)).toBe(true);
    }
  });
});

describe('the table of exclusive choices', () => {
  test('names only spells that the table of raid buffs has, of the same class', () => {
    for (const { by, spells } of EXCLUSIVE_SPELLS) {
      for (const id of spells) {
        expect(SOURCES).toContainEqual(expect.objectContaining({ id, by }));
      }
    }
  });

  test('knows every class that brings pets', () => {
    const classes = new Set(SOURCES.filter(({ pet }) => pet).map(({ by }) => by));
    expect(new Set(EXCLUSIVE_PETS.map(({ by }) => by))).toEqual(classes);
  });
});
