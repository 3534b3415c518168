import { expect, test } from 'vitest';
import { CATACLYSM_BUFFS } from './buffs';

const { categories, extras } = CATACLYSM_BUFFS;

// The names of the buffs are in src/domain/coverage/coverage.test.ts.
test('the table of Cataclysm has 18 buffs, then 9 debuffs', () => {
  const kinds = categories.map(({ kind }) => kind);
  expect(kinds).toEqual([...Array(18).fill('buff'), ...Array(9).fill('debuff')]);
});

test('in Cataclysm every category that needs no choice has a certain source', () => {
  for (const { sources } of categories) {
    expect(sources.some(({ pet, talent, dispute }) => !pet && !talent && !dispute)).toBe(true);
  }
});

test('the table of Cataclysm has no extras, as its cooldowns are among the categories', () => {
  expect(extras).toEqual([]);
});
