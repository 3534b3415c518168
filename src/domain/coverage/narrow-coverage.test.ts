import { expect, test } from 'vitest';
import { raidByIcons } from '#test/raid-by-icons';
import { BURNING_CRUSADE_TALENTS } from '../eras/burning-crusade/talents';
import { CATACLYSM_BUFFS } from '../eras/cataclysm/buffs';
import type { Raider } from '../raid/raid';
import type { TalentTrees } from '../raid/talent-trees';
import type { BuffCategory, BuffSource, NarrowBuffs } from './category';
import { coverNarrowly, type PartyLine } from './narrow-coverage';

const WINDFURY: BuffSource = { spell: 'Windfury Totem', id: 1, by: 'shaman' };
const WRATH: BuffSource = { spell: 'Wrath of Air Totem', id: 2, by: 'shaman' };
const EARTH: BuffSource = { spell: 'Strength of Earth Totem', id: 3, by: 'shaman' };
const BATTLE: BuffSource = { spell: 'Battle Shout', id: 4, by: 'warrior' };
const COMMANDING: BuffSource = { spell: 'Commanding Shout', id: 5, by: 'warrior' };
const MIGHT: BuffSource = { spell: 'Blessing of Might', id: 6, by: 'paladin' };
const THORNS: BuffSource = { spell: 'Thorns', id: 7, by: 'druid' };

const categoryOf = (source: BuffSource, effect?: string): BuffCategory => ({
  name: source.spell,
  kind: 'buff',
  ...(effect && { effect }),
  sources: [source],
});

const NARROW: NarrowBuffs = {
  party: [
    categoryOf(WINDFURY, 'extra swings'),
    categoryOf(WRATH),
    categoryOf(EARTH, '+86 strength'),
    categoryOf(BATTLE, '+305 attack power'),
    categoryOf(COMMANDING, '+1,080 health'),
  ],
  boxes: [
    {
      by: 'shaman',
      entries: [
        { name: 'Windfury', categories: [WINDFURY.spell], specs: ['Enhancement', 'Restoration'] },
        {
          name: 'Wrath of Air',
          categories: [WRATH.spell],
          specs: ['Elemental'],
          instead: ['Grace'],
        },
        { name: 'Strength of Earth', categories: [EARTH.spell] },
      ],
    },
    { by: 'warrior', entries: [{ name: 'A shout', categories: [BATTLE.spell, COMMANDING.spell] }] },
  ],
  singleTarget: [categoryOf(MIGHT), categoryOf(THORNS)],
  oneEachCaster: { by: 'paladin', categories: [MIGHT.spell] },
};

/** Covers raiders by narrow buffs, after the test's change to them. */
const cover = (
  raiders: readonly Raider[],
  changes: Partial<NarrowBuffs> = {},
  talents?: TalentTrees,
) => {
  const narrow = { ...NARROW, ...changes };
  const others = { classes: [], tanksAs: [], categories: [], extras: [] };
  const covered = coverNarrowly(raiders, { ...others, narrow, ...(talents && { talents }) }, 10);
  if (!covered) throw new Error('Its buffs are narrow');
  return covered;
};

const coverageOf = (...icons: string[]) => cover(raidByIcons(icons));

const lineText = ({ names, count, coverage }: PartyLine): string =>
  `${names.join(' or ')}: ${count} of ${coverage.providers.length}`;

test('an era whose buffs all reach the whole raid has no narrow coverage', () => {
  expect(coverNarrowly(raidByIcons(['Shaman']), CATACLYSM_BUFFS, 25)).toBeUndefined();
});

test('a line counts only the raiders of its specs', () => {
  const [box] = coverageOf('Shaman-Elemental', 'Shaman', 'Shaman-Restoration').boxes;
  expect(box?.lines.map(lineText)).toEqual([
    'Windfury: 1 of 3',
    'Wrath of Air: 1 of 3',
    'Windfury or Wrath of Air: 1 of 3',
    'Strength of Earth: 3 of 3',
  ]);
});

test('a line without raiders of its specs is not shown', () => {
  const [box, ...others] = coverageOf('Shaman-Elemental').boxes;
  expect(box?.lines.map(lineText)).toEqual(['Wrath of Air: 1 of 1', 'Strength of Earth: 1 of 1']);
  expect(others).toEqual([]);
});

test('a raider who brings one of several buffs is counted once', () => {
  const [box] = coverageOf('Warrior', 'Mage-Fire', 'Warrior-Fury').boxes;
  const [line] = box?.lines ?? [];
  expect(box?.bringers.map(({ name }) => name)).toEqual(['Raider 1', 'Raider 3']);
  expect(line?.coverage.providers.map(({ raider, sources }) => [raider.name, sources])).toEqual([
    ['Raider 1', [BATTLE, COMMANDING]],
    ['Raider 3', [BATTLE, COMMANDING]],
  ]);
});

test('a line shows an effect and alternatives only if it has a single buff', () => {
  const [shaman, warrior] = coverageOf('Shaman-Elemental', 'Warrior').boxes;
  const categories = [...(shaman?.lines ?? []), ...(warrior?.lines ?? [])];
  expect(categories.map(({ coverage }) => coverage.category)).toEqual([
    { name: 'Wrath of Air', kind: 'buff', instead: ['Grace'], sources: [WRATH] },
    { name: 'Strength of Earth', kind: 'buff', effect: '+86 strength', sources: [EARTH] },
    { name: 'A shout', kind: 'buff', sources: [BATTLE, COMMANDING] },
  ]);
});

test('buffs that nobody brings to a party are listed', () => {
  const totems = ['Windfury', 'Wrath of Air', 'Strength of Earth'];
  expect(coverageOf('Warrior').nobodyBrings).toEqual(totems);
  expect(coverageOf('Shaman', 'Warrior').nobodyBrings).toEqual([]);
});

test('a single-target buff without casters is “not brought” instead of “missing”', () => {
  expect(
    coverageOf('Paladin-Holy').singleTarget.map(({ category, state }) => [category.name, state]),
  ).toEqual([
    ['Blessing of Might', 'covered'],
    ['Thorns', 'not-brought'],
  ]);
});

test('only casters of blessings are counted for blessings', () => {
  expect(coverageOf('Paladin', 'Paladin-Holy', 'Druid').blessings).toEqual({ casters: 2, each: 1 });
  expect(coverageOf('Druid').blessings).toEqual({ casters: 0, each: 0 });
});

/** Returns the lines of a box whose first entry is for Elemental shamans only. */
const elementalLines = (raiders: readonly Raider[], talents?: TalentTrees) => {
  const entries = [
    { name: 'Wrath of Air', categories: [WRATH.spell], specs: ['Elemental'] },
    { name: 'Strength of Earth', categories: [EARTH.spell] },
  ];
  const [box] = cover(raiders, { boxes: [{ by: 'shaman', entries }] }, talents).boxes;
  return box?.lines.map(lineText);
};

test('a raider whose spec no option lists is counted on a separate line', () => {
  expect(elementalLines(raidByIcons(['Shaman-Restoration', 'Shaman-Elemental']))).toEqual([
    'Wrath of Air: 1 of 2',
    'Wrath of Air: 1 of 2',
    'Strength of Earth: 2 of 2',
  ]);
});

test.each([{ talents: [41, 0, 20] }, { loggedSpec: 'Elemental', talents: [0, 20, 41] }])(
  'an elemental shaman is recognised by %j if specs are talent trees',
  (known) => {
    const raiders = raidByIcons(['Shaman']).map((shaman) => ({ ...shaman, ...known }));
    const expected = ['Wrath of Air: 1 of 1', 'Strength of Earth: 1 of 1'];
    expect(elementalLines(raiders, BURNING_CRUSADE_TALENTS)).toEqual(expected);
  },
);

test('each provider has the sources of their own spec', () => {
  const rampage: BuffSource = { spell: 'Rampage', id: 8, by: 'warrior', spec: 'Fury' };
  const { boxes } = cover(raidByIcons(['Warrior-Arms', 'Warrior-Fury']), {
    party: [categoryOf(BATTLE), categoryOf(rampage)],
    boxes: [
      { by: 'warrior', entries: [{ name: 'Rage', categories: [BATTLE.spell, rampage.spell] }] },
    ],
  });
  const providers = boxes[0]?.lines[0]?.coverage.providers;
  expect(providers?.map(({ sources }) => sources)).toEqual([[BATTLE], [BATTLE, rampage]]);
});
