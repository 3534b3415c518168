import { expect, test } from 'vitest';
import { raidByIcons } from '#test/raid-by-icons';
import { BUFFS, DEBUFFS } from '../../../e2e/worked-out-buffs';
import { CATACLYSM_BUFFS } from '../eras/cataclysm/buffs';
import type { BuffCategory, BuffSource } from './category';
import { type CoverageState, coverRaid } from './coverage';

const iconsOf = (text: string) => text.trim().split(/,\s+/);

/** Ten raiders whose counts are worked out by hand below, such as one hunter and two paladins. */
const TEN = iconsOf(`
  Warrior-Protection tanks, Paladin-Protection tanks, Paladin-Holy healers,
  Priest-Discipline healers, Shaman-Restoration healers, Mage-Fire, Warlock-Destruction,
  Hunter-Survival, Rogue-Combat, DeathKnight-Unholy
`);

/** The sample raid's second kill: three paladins, two shamans, two warlocks, two hunters. */
const TWENTY_FIVE = iconsOf(`
  Warrior-Protection tanks, Paladin-Protection tanks, DeathKnight-Blood tanks, Warrior-Fury,
  Warrior-Arms, Paladin-Retribution, Hunter-Survival, Hunter-Marksmanship, Rogue-Combat,
  Rogue-Assassination, Priest-Shadow, DeathKnight-Frost, DeathKnight-Unholy,
  Shaman-Elemental, Mage-Arcane, Mage-Fire, Warlock-Demonology, Warlock-Affliction,
  Druid-Balance, Druid-Feral, Paladin-Holy healers, Priest-Discipline healers,
  Priest-Holy healers, Shaman-Restoration healers, Druid-Restoration healers
`);

const coverageOf = (icons: readonly string[]) => coverRaid(raidByIcons(icons), CATACLYSM_BUFFS);

/** Returns `name: count` as in the panel, with the category's state. */
const linesOf = (icons: readonly string[]): [string, CoverageState][] =>
  coverageOf(icons).categories.map(({ category, providers, state }) => [
    `${category.name}: ${providers.length}`,
    state,
  ]);

const namesAt = (state: CoverageState, icons: readonly string[]): string[] =>
  coverageOf(icons)
    .categories.filter((each) => each.state === state)
    .map(({ category }) => category.name);

test('a raid of ten has the counts and states calculated by hand', () => {
  expect(linesOf(TEN)).toEqual([
    ['+10% Melee Speed: 2', 'covered'], // Survival; the shaman's Windfury
    ['+5% Crit: 1', 'possible'], // only the hunter's wolf
    ['+10% Attack Power: 2', 'covered'], // two paladins, of whom one holds Might
    ['+5% Spell Haste: 1', 'covered'], // Wrath of Air because Survival has the melee speed
    ['+10% Spell Power: 0', 'missing'],
    ['+6% Spell Power: 2', 'covered'], // Flametongue, Arcane Brilliance
    ['+3% to all damage: 0', 'missing'],
    ['+5% to all base stats: 2', 'covered'], // the other paladin holds Kings
    ['+Strength and Agility: 4', 'covered'], // Horn of Winter; shaman, warrior, cat
    ['+Stamina: 3', 'covered'], // Fortitude; imp, Commanding Shout
    ['+Max Mana: 2', 'covered'], // mage; felhunter
    ['Combat Resurrection: 2', 'covered'], // warlock; death knight
    ['Major Haste buff: 2', 'covered'], // shaman, mage
    ['+Armor: 3', 'covered'], // one paladin's Devotion
    ['Spell Pushback Resist: 3', 'covered'], // the other's Concentration
    ['Minor mana replenishment: 1', 'covered'], // Soul Leech
    ['Major Mana Replenishment: 2', 'covered'], // Mana Tide; Hymn of Hope
    ['+MP5: 4', 'covered'], // two paladins, shaman, felhunter
    ['Armor Debuff: 3', 'covered'], // warrior, rogue; hunter's pet
    ['+30% bleed damage: 1', 'possible'], // only the hunter's hyena or boar
    ['+5% crit for spells only: 2', 'covered'], // Fire, Destruction
    ['-20% melee haste debuff: 5', 'covered'], // Earth Shock; warrior, death knight, paladin, pet
    ['+8% magic damage debuff: 3', 'covered'], // Unholy; the curse, a pet
    ['+4% physical damage debuff: 2', 'covered'], // Combat; a pet
    ['Healing Debuff: 2', 'covered'], // rogue, hunter
    ['-10% physical damage output debuff: 4', 'covered'], // warrior, paladin; curse, pet
    ['Cast Speed debuff: 4', 'covered'], // rogue, death knight; curse, pet
  ]);
});

test('a raid of ten has one conflict because the hunter brings one pet', () => {
  const { conflicts } = coverageOf(TEN);
  expect(conflicts).toHaveLength(1);
  expect(conflicts[0]).toMatchObject({
    categories: [{ name: '+5% Crit' }, { name: '+30% bleed damage' }],
    atMost: 1,
    ways: [[{ name: '+5% Crit' }], [{ name: '+30% bleed damage' }]],
    choices: [{ choice: { name: 'pet', by: 'hunter' }, raiders: [{ name: 'Raider 8' }] }],
    possibleAnyway: [],
  });
  expect(conflicts[0]?.choices[0]?.options).toEqual(['Wolf', 'Hyena', 'Boar']);
});

test('a raid of ten without its second paladin loses only a blessing', () => {
  const nine = TEN.filter((icon) => !icon.startsWith('Paladin-Holy'));
  const blessings = ['+10% Attack Power', '+5% to all base stats'];
  expect(namesAt('possible', nine)).toEqual(['+5% Crit', ...blessings, '+30% bleed damage']);
  const choice = { name: 'blessing', by: 'paladin' };
  const options = ['Blessing of Might', 'Blessing of Kings'];
  expect(coverageOf(nine).conflicts[0]).toMatchObject({
    categories: blessings.map((name) => ({ name })),
    atMost: 1,
    choices: [{ choice, options, raiders: [{ name: 'Raider 2' }] }],
  });
});

test('a raid of twenty-five has the counts and states calculated by hand', () => {
  expect(linesOf(TWENTY_FIVE).map(([line]) => line)).toEqual([...BUFFS, ...DEBUFFS]);
  expect(namesAt('covered', TWENTY_FIVE)).toHaveLength(27);
  expect(coverageOf(TWENTY_FIVE).conflicts).toEqual([]);
});

test('a raid of twenty-five loses only a doubtful provider if a spec is unknown', () => {
  const unsure = TWENTY_FIVE.map((icon) => (icon === 'Warlock-Affliction' ? 'Warlock' : icon));
  const changed = linesOf(unsure).filter(([line], index) => {
    const [before] = linesOf(TWENTY_FIVE)[index] ?? [];
    return line !== before;
  });
  expect(changed).toEqual([['+5% crit for spells only: 2', 'covered']]);
});

test.each([
  ['nobody', []],
  ['nobody known', ['Unknown', '', 'NPC', 'Monk-Brewmaster']],
])('a raid of %s lacks all categories and has no conflict', (_, icons) => {
  expect(namesAt('missing', icons)).toHaveLength(27);
  expect(coverageOf(icons).conflicts).toEqual([]);
});

test('a raider with several spells of one category is counted once', () => {
  const { categories } = coverageOf(['Hunter-BeastMastery']);
  const crit = categories.find(({ category }) => category.name === '+5% Crit');
  const pets = crit?.providers.map(({ sources }) => sources.map(({ pet }) => pet));
  expect(pets).toEqual([['Wolf', 'Devilsaur']]);
});

test.each([
  ['a pet', ['Hunter-Survival'], '+5% Crit', 'possible'],
  ['a talent', ['Druid-Feral'], '-20% melee haste debuff', 'possible'],
  ['a dispute', ['DeathKnight-Frost'], 'Combat Resurrection', 'possible'],
  ['a choice', ['Shaman-Elemental'], '+10% Melee Speed', 'possible'],
  ['enough choices', ['Shaman', 'Shaman'], '+10% Melee Speed', 'covered'],
  ['a choice that costs nothing', ['Shaman', 'Hunter-Survival'], '+5% Spell Haste', 'covered'],
  ['a bear', ['Druid-Feral tanks'], '-20% melee haste debuff', 'covered'],
  ['a certain provider beside a pet', ['Hunter-Survival', 'Rogue-Subtlety'], '+5% Crit', 'covered'],
  ['a talent of another tree', ['Paladin-Holy'], '-20% melee haste debuff', 'missing'],
] as const)('in a raid of $1 the category $2 is $3 because of $0', (_, icons, name, state) => {
  expect(namesAt(state, icons)).toContain(name);
});

test('a raider’s category is covered only by a certain source', () => {
  const CERTAIN: BuffSource = { spell: 'Trueshot', id: 1, by: 'hunter' };
  const DOUBTFUL: BuffSource = { spell: 'Howl', id: 2, by: 'hunter', pet: 'Wolf' };
  const coverageBy = (...sources: BuffSource[]) => {
    const category: BuffCategory = { name: 'Power', kind: 'buff', sources };
    const { categories, extras } = coverRaid(raidByIcons(['Hunter']), {
      classes: ['hunter'],
      tanksAs: [],
      categories: [category],
      extras: [{ ...category, kind: 'extra' }],
    });
    return [...categories, ...extras].map(({ state }) => state);
  };
  expect(coverageBy(CERTAIN, DOUBTFUL)).toEqual(['covered', 'covered']);
  expect(coverageBy(DOUBTFUL)).toEqual(['possible', 'possible']);
});
