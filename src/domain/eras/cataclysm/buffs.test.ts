import { expect, test } from 'vitest';
import { CATACLYSM_BUFFS } from './buffs';

const { categories, extras } = CATACLYSM_BUFFS;
const namesOf = (kind: string) =>
  categories.filter((category) => category.kind === kind).map(({ name }) => name);

test('the table of Cataclysm names the 18 buffs of the specification, in its order', () => {
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

test('the table of Cataclysm names the 9 debuffs of the specification, in its order', () => {
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

test('in Cataclysm every category that needs no choice has a certain source', () => {
  for (const { sources } of categories) {
    expect(sources.some(({ pet, talent, dispute }) => !pet && !talent && !dispute)).toBe(true);
  }
});

test('the table of Cataclysm has no extras, as its cooldowns are among the categories', () => {
  expect(extras).toEqual([]);
});
