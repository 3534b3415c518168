import { expect, test } from 'vitest';
import { CATACLYSM_BUFFS } from '../cataclysm/buffs';
import { MISTS_BUFFS } from './buffs';

const { categories, extras } = MISTS_BUFFS;
const ALL = [...categories, ...extras];
const SOURCES = ALL.flatMap(({ sources }) => sources);

test('the table of Mists lacks the categories that Mists removed', () => {
  const names = new Set(ALL.map(({ name }) => name));
  for (const { name } of CATACLYSM_BUFFS.categories) expect(names).not.toContain(name);
});

test('the effect of every buff and debuff is in the table of Mists', () => {
  for (const { effect } of categories) expect(effect).toMatch(/\d/);
});

test('in Mists only exotic pets need a beast master', () => {
  const families = (isExotic: boolean) =>
    new Set(
      SOURCES.filter(({ by, spec }) => by === 'hunter' && isExotic === (spec !== undefined))
        .map(({ pet }) => pet)
        .filter((pet) => pet !== undefined),
    );
  expect([...families(true)].sort().join(', ')).toBe(
    'Core Hound, Devilsaur, Quilen, Rhino, Shale Spider, Silithid, Spirit Beast, Water Strider, Worm',
  );
  for (const pet of families(false)) expect(families(true)).not.toContain(pet);
});
