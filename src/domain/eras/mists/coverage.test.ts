import { expect, test } from 'vitest';
import { raidByIcons } from '#test/raid-by-icons';
import { remedyFor } from '../../coverage/additions';
import { type CategoryCoverage, coverRaid } from '../../coverage/coverage';
import { classAndSpecText } from '../../raid/classes';
import { MISTS_BUFFS } from './buffs';

const { categories, classes } = MISTS_BUFFS;

const coverageOf = (icons: readonly string[]) => coverRaid(raidByIcons(icons), MISTS_BUFFS);

const linesOf = (coverages: readonly CategoryCoverage[]): [string, string][] =>
  coverages.map(({ category, providers, state }) => [
    `${category.name}: ${providers.length}`,
    state,
  ]);

const namesBroughtBy = (icon: string): string[] =>
  coverageOf([icon])
    .categories.filter(({ providers }) => providers.length > 0)
    .map(({ category }) => category.name);

const categoriesNamed = (names: readonly string[]) =>
  categories.filter(({ name }) => names.includes(name));

/** Ten raiders recorded in 2026 on Council of Elders. The counts are worked out by hand below. */
const TEN = `
  DeathKnight-Blood tanks, Monk-Brewmaster tanks, Monk-Mistweaver healers, Paladin-Holy healers,
  Hunter-Survival, Paladin-Retribution, Rogue-Combat, Shaman-Elemental, Warlock-Affliction,
  Warrior-Fury
`
  .trim()
  .split(/,\s+/);

test('a raid of ten in Mists has the counts and states calculated by hand', () => {
  expect(linesOf(coverageOf(TEN).categories)).toEqual([
    ['Stats: 4', 'covered'], // two monks; two paladins' Kings
    ['Stamina: 2', 'covered'], // Dark Intent; Commanding Shout
    ['Attack Power: 3', 'covered'], // Horn of Winter, Trueshot Aura; Battle Shout
    ['Attack Speed: 2', 'covered'], // Swiftblade's Cunning; a pet
    ['Spell Power: 2', 'covered'], // Burning Wrath, Dark Intent
    ['Spell Haste: 2', 'covered'], // Elemental Oath; a pet
    ['Critical Strike: 1', 'possible'], // only the hunter's pet
    ['Mastery: 4', 'covered'], // Grace of Air; two paladins' Might, a pet
    ['Weakened Armor: 3', 'covered'], // rogue, warrior; a pet
    ['Physical Vulnerability: 3', 'covered'], // Retribution, Fury; a pet
    ['Magic Vulnerability: 3', 'covered'], // rogue; the curse, a pet
    ['Weakened Blows: 7', 'covered'], // Blood, Brewmaster, shaman, warrior; Retribution, curse, pet
    ['Mortal Wounds: 3', 'covered'], // hunter, rogue, Fury
    ['Slow Casting: 4', 'covered'], // death knight, rogue; curse, pet
  ]);
});

test('the cooldowns of a raid of ten in Mists are counted and never missing', () => {
  expect(linesOf(coverageOf(TEN).extras)).toEqual([
    ['Bloodlust: 1', 'covered'],
    ['Combat resurrection: 2', 'covered'], // death knight, warlock
    ['Mana: 0', 'not-brought'],
    ['Raid damage cooldowns: 2', 'covered'], // shaman, warrior
    ['Raid defensive cooldowns: 7', 'covered'], // all but Brewmaster, hunter, warlock
    ['Movement: 0', 'not-brought'],
    ['Single-target externals: 3', 'covered'], // Mistweaver, rogue; Vigilance
  ]);
});

test('a raid of ten in Mists has no conflict because one pet is enough', () => {
  expect(coverageOf(TEN).conflicts).toEqual([]);
});

test.each([
  ['the buffs of a brewmaster', 'Monk-Brewmaster', ['Stats', 'Weakened Blows']],
  ['the buffs of any monk', 'Monk-Mistweaver', ['Stats']],
  ['the buffs of a windwalker', 'Monk-Windwalker', ['Stats', 'Critical Strike', 'Mortal Wounds']],
  ['the buffs of any monk if the spec is unknown', 'Monk', ['Stats']],
  ['passive buffs', 'Shaman-Restoration', ['Spell Power', 'Mastery', 'Weakened Blows']],
  [
    'the buffs of a cat',
    'Druid-Feral',
    ['Stats', 'Critical Strike', 'Weakened Armor', 'Weakened Blows'],
  ],
  ['nothing, as Mists lacks the class', 'DemonHunter', []],
  ['nothing if the class is unknown', 'Unknown', []],
])('in Mists $1 brings $0', (_, icon, brings) => {
  expect(namesBroughtBy(icon)).toEqual(brings);
});

test('in Mists a tanking cat brings the cat form of a spell', () => {
  const thrashOf = (icon: string) =>
    coverageOf([icon])
      .categories.flatMap(({ providers }) => providers)
      .flatMap(({ sources }) => sources)
      .filter(({ spell }) => spell === 'Thrash')
      .map(({ id }) => id);
  expect(thrashOf('Druid-Feral tanks')).toEqual([106830]);
  expect(thrashOf('Druid-Guardian tanks')).toEqual([77758]);
});

test.each([
  ['one paladin has one blessing', ['Paladin-Holy'], ['1 of Stats, Mastery']],
  ['a monk brings the stats, so the blessing is Might', ['Paladin', 'Monk'], []],
  ['one warrior has one shout', ['Warrior-Protection'], ['1 of Stamina, Attack Power']],
  ['no totem has to be chosen', ['Shaman-Elemental'], []],
  [
    'Enfeeblement brings two, Elements one',
    ['Warlock-Affliction'],
    ['2 of Magic Vulnerability, Weakened Blows, Slow Casting'],
  ],
])('in a Mists raid of only $1, $0', (_, icons, conflicts) => {
  const inShort = coverageOf(icons).conflicts.map(
    ({ atMost, categories: torn }) => `${atMost} of ${torn.map(({ name }) => name).join(', ')}`,
  );
  expect(inShort).toEqual(conflicts);
});

test('raiders suggested in Mists have its own classes, specs and pets', () => {
  const [remedy] = categoriesNamed(['Critical Strike']).map((each) => remedyFor(each, classes));
  const names = remedy?.classesAndSpecs.map(classAndSpecText).join(', ');
  expect(names).toBe('Mage, Feral Druid, Guardian Druid, Windwalker Monk');
  const pets = ['Wolf', 'Devilsaur', 'Quilen', 'Water Strider', 'Hydra'];
  expect(remedy?.possible.map(({ pet }) => pet)).toEqual(pets);
});
