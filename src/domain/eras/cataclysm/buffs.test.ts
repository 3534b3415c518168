import { describe, expect, test } from 'vitest';
import { CLASSES } from '../../classes';
import { MAX_CATEGORIES } from '../../coverage/category-set';
import { CATACLYSM_BUFFS } from './buffs';

const { categories, extras, classes } = CATACLYSM_BUFFS;
const SOURCES = categories.flatMap(({ sources }) => sources);
const namesOf = (kind: string) =>
  categories.filter((category) => category.kind === kind).map(({ name }) => name);

describe('the table of Cataclysm’s raid buffs', () => {
  test('names the 18 buffs of the specification, in its order', () => {
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

  test('names the 9 debuffs of the specification, in its order', () => {
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
    for (const { sources } of categories) {
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

  test('can be had of somebody without fail in every category but by a choice', () => {
    for (const { sources } of categories) {
      expect(sources.some(({ pet, talent, dispute }) => !pet && !talent && !dispute)).toBe(true);
    }
  });
});

describe('the exclusive choices', () => {
  test('are those of Cataclysm, each with the spells it is among', () => {
    const spells = new Map<string, Set<number>>();
    for (const { id, choice, pet } of SOURCES) {
      if (!choice || pet) continue;
      const name = `${choice.name} of a ${choice.by}`;
      spells.set(name, (spells.get(name) ?? new Set()).add(id));
    }
    expect(Object.fromEntries(spells)).toEqual({
      'blessing of a paladin': new Set([19740, 20217]),
      'aura of a paladin': new Set([465, 19746]),
      'air totem of a shaman': new Set([8512, 3738]),
      'earth totem of a shaman': new Set([8075, 8071]),
      'water totem of a shaman': new Set([5675, 87718]),
      'shout of a warrior': new Set([6673, 469]),
      'curse of a warlock': new Set([1490, 85479, 702, 1714]),
    });
  });

  test('hold for every pet', () => {
    for (const { pet, choice } of SOURCES) {
      if (pet) expect(choice?.name).toBe('pet');
    }
  });

  test('leave Cataclysm without extras, for its cooldowns are among the categories', () => {
    expect(extras).toEqual([]);
  });
});
