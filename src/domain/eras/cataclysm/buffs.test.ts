import { describe, expect, test } from 'vitest';
import { CATACLYSM_BUFFS } from './buffs';

const { categories, extras } = CATACLYSM_BUFFS;
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

  test('has a certain source in every category that needs no choice', () => {
    for (const { sources } of categories) {
      expect(sources.some(({ pet, talent, dispute }) => !pet && !talent && !dispute)).toBe(true);
    }
  });

  test('has no extras, as Cataclysm’s cooldowns are among the categories', () => {
    expect(extras).toEqual([]);
  });
});
