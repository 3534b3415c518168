import { expect, test } from 'vitest';
import { CATACLYSM_BUFFS } from '../eras/cataclysm/buffs';
import { type ClassKey, describeClassAndSpec } from '../raid/classes';
import { fewestAdditions, remedyFor } from './additions';
import type { BuffCategory } from './category';

const { categories, classes } = CATACLYSM_BUFFS;

const categoriesNamed = (names: readonly string[]) =>
  categories.filter(({ name }) => names.includes(name));

test.each([
  ['specs of two classes', '+10% Spell Power', ['Elemental Shaman', 'Demonology Warlock'], []],
  [
    'a class of which any spec does is named once',
    '+5% Spell Haste',
    ['Shadow Priest', 'Shaman', 'Balance Druid'],
    [],
  ],
  [
    'pets are listed as possible',
    '+5% Crit',
    ['Fury Warrior', 'Subtlety Rogue', 'Elemental Shaman', 'Feral Druid', 'Guardian Druid'],
    ['Furious Howl', 'Terrifying Roar'],
  ],
  [
    'talents and disputed spells are listed as possible',
    '-20% melee haste debuff',
    ['Shaman', 'Guardian Druid'],
    [
      'Thunder Clap',
      'Frost Fever',
      'Judgements of the Just',
      'Infected Wounds',
      'Waylay',
      'Dust Cloud',
      'Tailspin',
    ],
  ],
  ['one class without fail', '+Max Mana', ['Mage'], ['Fel Intelligence']],
  [
    'the talent of one spec adds nothing to a class that brings it anyway',
    '+8% magic damage debuff',
    ['Assassination Rogue', 'Unholy Death Knight', 'Warlock', 'Balance Druid'],
    ['Fire Breath', 'Lightning Breath'],
  ],
])('the classes and specs suggested for $1: $0', (_, name, classesAndSpecs, possible) => {
  const [remedy] = categoriesNamed([name]).map((category) => remedyFor(category, classes));
  expect(remedy?.classesAndSpecs.map(describeClassAndSpec)).toEqual(classesAndSpecs);
  expect(remedy?.possible.map(({ spell }) => spell)).toEqual(possible);
});

test.each([
  ['none where nothing is missing', [], []],
  [
    'one raider, of either spec',
    ['+10% Spell Power'],
    [{ classesAndSpecs: ['Elemental Shaman', 'Demonology Warlock'], covers: ['+10% Spell Power'] }],
  ],
  [
    'two where no spec brings both',
    ['+10% Spell Power', '+3% to all damage'],
    [
      {
        classesAndSpecs: ['Retribution Paladin', 'Beast Mastery Hunter', 'Arcane Mage'],
        covers: ['+3% to all damage'],
      },
      { classesAndSpecs: ['Elemental Shaman', 'Demonology Warlock'], covers: ['+10% Spell Power'] },
    ],
  ],
  [
    'one where a spec brings both',
    ['+10% Attack Power', '+3% to all damage'],
    [
      {
        classesAndSpecs: ['Retribution Paladin'],
        covers: ['+10% Attack Power', '+3% to all damage'],
      },
    ],
  ],
  [
    'two where one paladin would need two blessings',
    ['+10% Attack Power', '+5% to all base stats', '+MP5'],
    [
      { classesAndSpecs: ['Paladin', 'Enhancement Shaman'], covers: ['+10% Attack Power', '+MP5'] },
      { classesAndSpecs: ['Paladin', 'Druid'], covers: ['+5% to all base stats'] },
    ],
  ],
  [
    'two where one shaman would need two air totems',
    ['+10% Melee Speed', '+5% Spell Haste'],
    [
      {
        classesAndSpecs: ['Survival Hunter', 'Frost Death Knight', 'Shaman'],
        covers: ['+10% Melee Speed'],
      },
      {
        classesAndSpecs: ['Shadow Priest', 'Shaman', 'Balance Druid'],
        covers: ['+5% Spell Haste'],
      },
    ],
  ],
  [
    'a bear rather than a cat, whose talent is in doubt',
    ['+5% Crit', '+30% bleed damage', '-20% melee haste debuff', '+4% physical damage debuff'],
    [
      {
        classesAndSpecs: ['Guardian Druid'],
        covers: ['+5% Crit', '+30% bleed damage', '-20% melee haste debuff'],
      },
      {
        classesAndSpecs: ['Arms Warrior', 'Combat Rogue', 'Frost Death Knight'],
        covers: ['+4% physical damage debuff'],
      },
    ],
  ],
])('the fewest raiders that bring $1 are suggested: $0', (_, missing, additions) => {
  const found = fewestAdditions(categoriesNamed(missing), classes).map(
    ({ classesAndSpecs, covers }) => ({
      classesAndSpecs: classesAndSpecs.map(describeClassAndSpec),
      covers: covers.map(({ name }) => name),
    }),
  );
  expect(found).toEqual(additions);
});

test('the raiders to add are at most three, the fullest first, without overlap', () => {
  const additions = fewestAdditions(categories, classes);
  const covered = additions.flatMap(({ covers }) => covers);
  const [first] = additions;
  expect(additions).toHaveLength(3);
  expect(new Set(covered).size).toBe(covered.length);
  expect(first?.covers.length).toBe(Math.max(...additions.map(({ covers }) => covers.length)));
});

/** A missing category per letter: `a` is missing, and a warrior of any spec brings it. */
const missingOf = (brought: Record<string, ClassKey[]>): BuffCategory[] =>
  Object.entries(brought).map(([name, bringers]) => ({
    name,
    kind: 'buff',
    sources: bringers.map((by) => ({ spell: name, id: 1, by })),
  }));

const additionsFor = (brought: Record<string, ClassKey[]>): string[] =>
  fewestAdditions(missingOf(brought), ['warrior', 'priest', 'mage']).map(
    ({ classesAndSpecs, covers }) =>
      `${classesAndSpecs.map(describeClassAndSpec).join(' or ')}: ${covers.map(({ name }) => name).join('')}`,
  );

test('two raiders who together cover everything are picked before one who covers most', () => {
  expect(
    additionsFor({
      a: ['warrior', 'priest'],
      b: ['warrior', 'priest'],
      c: ['warrior', 'mage'],
      d: ['warrior', 'mage'],
      e: ['priest'],
      f: ['mage'],
    }),
  ).toEqual(['Priest: abe', 'Mage: cdf']);
});

test('the fullest raider is picked with the one who adds most', () => {
  expect(
    additionsFor({
      a: ['warrior', 'mage'],
      b: ['warrior'],
      c: ['warrior'],
      d: ['priest'],
      e: ['priest'],
      f: ['mage'],
    }),
  ).toEqual(['Warrior: abc', 'Priest: de', 'Mage: f']);
});

test('of picks that cover equally much the first are shown', () => {
  expect(
    additionsFor({
      a: ['warrior', 'priest', 'mage'],
      b: ['warrior', 'priest'],
      c: ['warrior', 'mage'],
      d: ['priest', 'mage'],
    }),
  ).toEqual(['Warrior: abc', 'Priest or Mage: d']);
});

test('a doubtful spell of a class that brings the category for certain is not mentioned', () => {
  const category: BuffCategory = {
    name: 'Haste',
    kind: 'buff',
    sources: [
      { spell: 'Totem', id: 1, by: 'shaman' },
      { spell: 'Wolf', id: 2, by: 'shaman', pet: 'Wolf' },
      { spell: 'Aura', id: 3, by: 'paladin', talent: 'Swift' },
    ],
  };
  expect(remedyFor(category, ['shaman', 'mage']).possible).toEqual([]);
  const { possible } = remedyFor(category, ['shaman', 'paladin']);
  expect(possible.map(({ spell }) => spell)).toEqual(['Aura']);
});
