import { describe, expect, test } from 'vitest';
import { MAX_CATEGORIES } from '../coverage/category-set';
import { CLASSES } from '../raid/classes';
import { CATACLYSM_BUFFS } from './cataclysm/buffs';
import { MISTS_BUFFS } from './mists/buffs';

describe.each([
  { era: 'Cataclysm', buffs: CATACLYSM_BUFFS, count: 118, kinds: [18, 9, 0], least: 1 },
  { era: 'Mists', buffs: MISTS_BUFFS, count: 114, kinds: [8, 6, 7], least: 2 },
])('the raid buffs of $era', ({ era, buffs, count, kinds, least }) => {
  const { categories, extras, classes } = buffs;
  const all = [...categories, ...extras];
  const sources = all.flatMap((category) => category.sources);

  test(`the table of ${era} has ${count} different sources`, () => {
    expect(sources).toHaveLength(count);
    for (const category of all) {
      const rows = category.sources.map(({ id, by, spec, pet }) => `${id} ${by} ${spec} ${pet}`);
      expect(new Set(rows).size).toBe(rows.length);
    }
  });

  test(`the table of ${era} has buffs, then debuffs, then cooldowns: ${kinds}`, () => {
    const [buffs, debuffs, cooldowns] = kinds;
    expect(all.map(({ kind }) => kind)).toEqual([
      ...Array(buffs).fill('buff'),
      ...Array(debuffs).fill('debuff'),
      ...Array(cooldowns).fill('extra'),
    ]);
  });

  test(`every category of ${era} has certain sources of at least ${least} classes besides choices`, () => {
    for (const { sources } of categories) {
      const certain = sources.filter(({ pet, talent, dispute }) => !pet && !talent && !dispute);
      expect(new Set(certain.map(({ by }) => by)).size).toBeGreaterThanOrEqual(least);
    }
  });

  test(`the categories of ${era} fit in the bits of a category set`, () => {
    expect(categories.length).toBeLessThan(MAX_CATEGORIES);
  });

  test(`the table of ${era} names only its classes and their specs`, () => {
    for (const { by, spec } of sources) {
      expect(classes).toContain(by);
      if (spec) expect(CLASSES[by].specs).toContain(spec);
    }
  });

  test(`every pet of ${era} belongs to a choice`, () => {
    const pets = sources.filter(({ pet }) => pet);
    expect(pets.length).toBeGreaterThan(0);
    for (const { choice } of pets) expect(choice?.name).toBe('pet');
  });
});

/** Returns the spells of each exclusive choice, without pets. */
function choicesOf({ categories, extras }: typeof MISTS_BUFFS): Record<string, Set<number>> {
  const spells: Record<string, Set<number>> = {};
  for (const { id, choice, pet } of [...categories, ...extras].flatMap(({ sources }) => sources)) {
    if (!choice || pet) continue;
    const name = `${choice.name} of a ${choice.by}`;
    spells[name] = (spells[name] ?? new Set()).add(id);
  }
  return spells;
}

test('the choices of Cataclysm are blessing, aura, totems, shout and curse', () => {
  expect(choicesOf(CATACLYSM_BUFFS)).toEqual({
    'blessing of a paladin': new Set([19740, 20217]),
    'aura of a paladin': new Set([465, 19746]),
    'air totem of a shaman': new Set([8512, 3738]),
    'earth totem of a shaman': new Set([8075, 8071]),
    'water totem of a shaman': new Set([5675, 87718]),
    'shout of a warrior': new Set([6673, 469]),
    'curse of a warlock': new Set([1490, 85479, 702, 1714]),
  });
});

test('the choices of Mists are a blessing, a shout and a curse', () => {
  expect(choicesOf(MISTS_BUFFS)).toEqual({
    'blessing of a paladin': new Set([19740, 20217]),
    'shout of a warrior': new Set([6673, 469]),
    'curse of a warlock': new Set([1490, 109466]),
  });
});
