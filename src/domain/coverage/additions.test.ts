import { expect, test } from 'vitest';
import { CATACLYSM_BUFFS } from '../eras/cataclysm/buffs';
import { type ClassKey, classAndSpecText } from '../raid/classes';
import { fewestAdditions, remedyFor } from './additions';
import type { BuffCategory } from './category';

const { categories, classes } = CATACLYSM_BUFFS;

const categoriesNamed = (names: readonly string[]) =>
  categories.filter(({ name }) => names.includes(name));

test.each([
  ['specs of two classes', '+10% Spell Power', 'Elemental Shaman, Demonology Warlock', ''],
  ['a class of any spec', '+5% Spell Haste', 'Shadow Priest, Shaman, Balance Druid', ''],
  [
    'pets are listed as possible',
    '+5% Crit',
    'Fury Warrior, Subtlety Rogue, Elemental Shaman, Feral Druid, Guardian Druid',
    'Furious Howl, Terrifying Roar',
  ],
  [
    'talents and disputed spells are listed as possible',
    '-20% melee haste debuff',
    'Shaman, Guardian Druid',
    'Thunder Clap, Frost Fever, Judgements of the Just, Infected Wounds, Waylay, Dust Cloud, Tailspin',
  ],
  ['a class that always brings it', '+Max Mana', 'Mage', 'Fel Intelligence'],
  [
    'the talent of one spec adds nothing to a class that brings it anyway',
    '+8% magic damage debuff',
    'Assassination Rogue, Unholy Death Knight, Warlock, Balance Druid',
    'Fire Breath, Lightning Breath',
  ],
])('the suggestion for $1: $0', (_, name, classesAndSpecs, possible) => {
  const [remedy] = categoriesNamed([name]).map((category) => remedyFor(category, classes));
  expect(remedy?.classesAndSpecs.map(classAndSpecText).join(', ')).toBe(classesAndSpecs);
  expect(remedy?.possible.map(({ spell }) => spell).join(', ')).toBe(possible);
});

/** Writes `Mage or Druid: a, b` for each raider to add. */
const inWords = (additions: ReturnType<typeof fewestAdditions>): string[] =>
  additions.map(({ classesAndSpecs, covers }) => {
    const names = covers.map(({ name }) => name).join(', ');
    return `${classesAndSpecs.map(classAndSpecText).join(' or ')}: ${names}`;
  });

test.each<[why: string, missing: string, ...additions: string[]]>([
  ['nobody if nothing is missing', ''],
  [
    'one raider, of either spec',
    '+10% Spell Power',
    'Elemental Shaman or Demonology Warlock: +10% Spell Power',
  ],
  [
    'two raiders if no spec brings both',
    '+10% Spell Power, +3% to all damage',
    'Retribution Paladin or Beast Mastery Hunter or Arcane Mage: +3% to all damage',
    'Elemental Shaman or Demonology Warlock: +10% Spell Power',
  ],
  [
    'one raider if a spec brings both',
    '+10% Attack Power, +3% to all damage',
    'Retribution Paladin: +10% Attack Power, +3% to all damage',
  ],
  [
    'two raiders, as a paladin has one blessing',
    '+10% Attack Power, +5% to all base stats, +MP5',
    'Paladin or Enhancement Shaman: +10% Attack Power, +MP5',
    'Paladin or Druid: +5% to all base stats',
  ],
  [
    'two raiders, as a shaman has one air totem',
    '+10% Melee Speed, +5% Spell Haste',
    'Survival Hunter or Frost Death Knight or Shaman: +10% Melee Speed',
    'Shadow Priest or Shaman or Balance Druid: +5% Spell Haste',
  ],
  [
    'a bear rather than a cat, whose talent is in doubt',
    '+5% Crit, +30% bleed damage, -20% melee haste debuff, +4% physical damage debuff',
    'Guardian Druid: +5% Crit, +30% bleed damage, -20% melee haste debuff',
    'Arms Warrior or Combat Rogue or Frost Death Knight: +4% physical damage debuff',
  ],
])('the raiders suggested for $1: $0', (_, missing, ...additions) => {
  const found = fewestAdditions(categoriesNamed(missing.split(', ')), classes);
  expect(inWords(found)).toEqual(additions);
});

test('at most three raiders are suggested, the most useful raider first', () => {
  const additions = fewestAdditions(categories, classes);
  const covered = additions.flatMap(({ covers }) => covers);
  const [first] = additions;
  expect(additions).toHaveLength(3);
  expect(new Set(covered).size).toBe(covered.length);
  expect(first?.covers.length).toBe(Math.max(...additions.map(({ covers }) => covers.length)));
});

const BY_LETTER: Record<string, ClassKey> = { w: 'warrior', p: 'priest', m: 'mage' };

/** Returns the additions for categories: `a:wp` is missing, and any warrior or priest brings it. */
const additionsFor = (missing: string): string[] => {
  const categories = missing.split(' ').map((each): BuffCategory => {
    const [name = '', bringers = ''] = each.split(':');
    const by = [...bringers].flatMap((letter) => BY_LETTER[letter] ?? []);
    return { name, kind: 'buff', sources: by.map((by) => ({ spell: name, id: 1, by })) };
  });
  return inWords(fewestAdditions(categories, ['warrior', 'priest', 'mage']));
};

test.each([
  ['jointly cover everything', 'a:wp b:wp c:wm d:wm e:p f:m', ['Priest: a, b, e', 'Mage: c, d, f']],
  [
    'are the fullest, and the one who adds most',
    'a:wm b:w c:w d:p e:p f:m',
    ['Warrior: a, b, c', 'Priest: d, e', 'Mage: f'],
  ],
  ['are the first of equals', 'a:wpm b:wp c:wm d:pm', ['Warrior: a, b, c', 'Priest or Mage: d']],
])('the suggested raiders %s', (_, missing, additions) => {
  expect(additionsFor(missing)).toEqual(additions);
});

test('a doubtful spell is not mentioned if the class certainly brings its category', () => {
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
