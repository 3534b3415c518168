import { describe, expect, test } from 'vitest';
import { callingWords } from '../classes';
import { CATACLYSM_BUFFS } from '../eras/cataclysm/buffs';
import { fewestAdditions, remedyFor } from './additions';

const { categories, classes } = CATACLYSM_BUFFS;

const categoriesNamed = (names: readonly string[]) =>
  categories.filter(({ name }) => names.includes(name));

describe('who would bring a missing category', () => {
  test.each([
    {
      name: '+10% Spell Power',
      callings: ['Elemental Shaman', 'Demonology Warlock'],
      possible: [],
      why: 'specs of two classes',
    },
    {
      name: '+5% Spell Haste',
      callings: ['Shadow Priest', 'Shaman', 'Balance Druid'],
      possible: [],
      why: 'a class of which any spec does is named once',
    },
    {
      name: '+5% Crit',
      callings: [
        'Fury Warrior',
        'Subtlety Rogue',
        'Elemental Shaman',
        'Feral Druid',
        'Guardian Druid',
      ],
      possible: ['Furious Howl', 'Terrifying Roar'],
      why: 'pets stand apart',
    },
    {
      name: '-20% melee haste debuff',
      callings: ['Shaman', 'Guardian Druid'],
      possible: [
        'Thunder Clap',
        'Frost Fever',
        'Judgements of the Just',
        'Infected Wounds',
        'Waylay',
        'Dust Cloud',
        'Tailspin',
      ],
      why: 'talents and disputed spells stand apart',
    },
    {
      name: '+Max Mana',
      callings: ['Mage'],
      possible: ['Fel Intelligence'],
      why: 'one class without fail',
    },
    {
      name: '+8% magic damage debuff',
      callings: ['Assassination Rogue', 'Unholy Death Knight', 'Warlock', 'Balance Druid'],
      possible: ['Fire Breath', 'Lightning Breath'],
      why: 'the talent of one spec adds nothing to a class that brings it anyway',
    },
  ])('$name: $why', ({ name, callings, possible }) => {
    const [remedy] = categoriesNamed([name]).map((category) => remedyFor(category, classes));
    expect(remedy?.callings.map(callingWords)).toEqual(callings);
    expect(remedy?.possible.map(({ spell }) => spell)).toEqual(possible);
  });
});

describe('the fewest raiders to add', () => {
  test.each([
    { missing: [], additions: [], why: 'none where nothing is missing' },
    {
      missing: ['+10% Spell Power'],
      additions: [
        { callings: ['Elemental Shaman', 'Demonology Warlock'], covers: ['+10% Spell Power'] },
      ],
      why: 'one, of either calling',
    },
    {
      missing: ['+10% Spell Power', '+3% to all damage'],
      additions: [
        {
          callings: ['Retribution Paladin', 'Beast Mastery Hunter', 'Arcane Mage'],
          covers: ['+3% to all damage'],
        },
        { callings: ['Elemental Shaman', 'Demonology Warlock'], covers: ['+10% Spell Power'] },
      ],
      why: 'two where no spec brings both',
    },
    {
      missing: ['+10% Attack Power', '+3% to all damage'],
      additions: [
        {
          callings: ['Retribution Paladin'],
          covers: ['+10% Attack Power', '+3% to all damage'],
        },
      ],
      why: 'one where a spec brings both',
    },
    {
      missing: ['+10% Attack Power', '+5% to all base stats', '+MP5'],
      additions: [
        { callings: ['Paladin', 'Enhancement Shaman'], covers: ['+10% Attack Power', '+MP5'] },
        { callings: ['Paladin', 'Druid'], covers: ['+5% to all base stats'] },
      ],
      why: 'two where one paladin would need two blessings',
    },
    {
      missing: ['+10% Melee Speed', '+5% Spell Haste'],
      additions: [
        {
          callings: ['Survival Hunter', 'Frost Death Knight', 'Shaman'],
          covers: ['+10% Melee Speed'],
        },
        { callings: ['Shadow Priest', 'Shaman', 'Balance Druid'], covers: ['+5% Spell Haste'] },
      ],
      why: 'two where one shaman would need two air totems',
    },
    {
      missing: [
        '+5% Crit',
        '+30% bleed damage',
        '-20% melee haste debuff',
        '+4% physical damage debuff',
      ],
      additions: [
        {
          callings: ['Guardian Druid'],
          covers: ['+5% Crit', '+30% bleed damage', '-20% melee haste debuff'],
        },
        {
          callings: ['Arms Warrior', 'Combat Rogue', 'Frost Death Knight'],
          covers: ['+4% physical damage debuff'],
        },
      ],
      why: 'a bear rather than a cat, whose talent is in doubt',
    },
  ])('$missing: $why', ({ missing, additions }) => {
    const found = fewestAdditions(categoriesNamed(missing), classes).map(
      ({ callings, covers }) => ({
        callings: callings.map(callingWords),
        covers: covers.map(({ name }) => name),
      }),
    );
    expect(found).toEqual(additions);
  });

  test('are three at most, the one who brings most first, and none brings what another does', () => {
    const additions = fewestAdditions(categories, classes);
    const covered = additions.flatMap(({ covers }) => covers);
    const [first] = additions;
    expect(additions).toHaveLength(3);
    expect(new Set(covered).size).toBe(covered.length);
    expect(first?.covers.length).toBe(Math.max(...additions.map(({ covers }) => covers.length)));
  });
});
