import { describe, expect, test } from 'vitest';
import { raidByIcons } from '#test/raid-by-icons';
import { CATACLYSM_BUFFS } from '../eras/cataclysm/buffs';
import { EMPTY_SET, itemsOf } from './category-set';
import { optionOf } from './choice';
import { type Conflict, type OfferedSource, resolveChoices } from './conflict';
import { coverRaid } from './coverage';
import { findProviders } from './provider';

const { categories } = CATACLYSM_BUFFS;

const coverageOf = (icons: readonly string[]) => coverRaid(raidByIcons(icons), CATACLYSM_BUFFS);

/** Formats a conflict as `3 of A, B, C, D`. */
const inShort = ({ atMost, categories }: Conflict): string =>
  `${atMost} of ${categories.map(({ name }) => name).join(', ')}`;

const SHAMAN_AIR = '1 of +10% Melee Speed, +5% Spell Haste';
const SHAMAN_EARTH = '1 of +Strength and Agility, +Armor';
const SHAMAN_WATER = '1 of Spell Pushback Resist, +MP5';
const BLESSINGS = '2 of +10% Attack Power, +5% to all base stats, +MP5';
const AURA = '1 of +Armor, Spell Pushback Resist';
const SHOUT = '1 of +Strength and Agility, +Stamina';
const CURSES =
  '2 of +8% magic damage debuff, -10% physical damage output debuff, Cast Speed debuff';

test.each<[icons: string, what: string, ...conflicts: string[]]>([
  ['Shaman-Elemental', 'one totem for each element', SHAMAN_AIR, SHAMAN_EARTH, SHAMAN_WATER],
  ['Shaman, Shaman', 'two shamans drop all totems'],
  ['Paladin-Holy', 'one blessing and one aura; Might brings two categories', BLESSINGS, AURA],
  ['Paladin, Paladin', 'two paladins hold everything'],
  ['Paladin-Holy, Druid-Balance', 'the druid brings the stats, so the blessing is Might', AURA],
  ['Paladin-Retribution, Paladin-Holy, Priest-Holy', 'Communion works whatever the aura'],
  ['Warrior-Fury', 'one shout, and Demoralizing Shout beside it', SHOUT],
  [
    'Shaman-Elemental, Warrior-Fury, Mage-Frost',
    'an earth totem and a shout bring two of three categories',
    SHAMAN_AIR,
    '2 of +Strength and Agility, +Stamina, +Armor',
    SHAMAN_WATER,
  ],
  ['Warlock, Warlock', 'two curses, with enough pets', CURSES],
  ['Warlock, Warlock, Warlock', 'three curses'],
  [
    'Warlock-Affliction, Rogue-Combat, Warrior-Arms, Druid-Balance',
    'a curse costs nothing if others bring its effect',
    SHOUT,
  ],
  [
    'Warlock-Destruction, Rogue-Assassination, Druid-Guardian',
    'the imp or the felhunter, which brings two',
    '2 of +Stamina, +Max Mana, +MP5',
  ],
  [
    'Warlock-Demonology, Rogue-Assassination, Druid-Guardian, Priest-Holy',
    'a priest replaces the imp, and a rogue the felguard',
  ],
  [
    'Hunter-Survival, Hunter-Survival, Druid-Feral, Warrior, Priest-Holy',
    'two pets for three debuffs',
    '2 of +8% magic damage debuff, +4% physical damage debuff, Cast Speed debuff',
  ],
  [
    'Paladin-Holy, Shaman-Elemental',
    'blessing, aura and two totems share categories',
    SHAMAN_AIR,
    '5 of +10% Attack Power, +5% to all base stats, +Strength and Agility, +Armor, Spell Pushback Resist, +MP5',
  ],
])('the conflicts of a raid of %s: %s', (icons, _, ...conflicts) => {
  expect(coverageOf(icons.split(', ')).conflicts.map(inShort)).toEqual(conflicts);
});

test('a conflict lists every maximal choice, fullest first', () => {
  const [conflict] = coverageOf(['Paladin-Holy']).conflicts;
  expect(conflict?.ways.map((way) => way.map(({ name }) => name))).toEqual([
    ['+10% Attack Power', '+MP5'],
    ['+5% to all base stats'],
  ]);
});

test('a conflict lists every raider who must choose', () => {
  const { conflicts } = coverageOf(['Warlock', 'Rogue-Assassination', 'Warlock', 'Mage']);
  expect(conflicts).toEqual([]);
  const [curses] = coverageOf(['Warlock', 'Mage', 'Warlock']).conflicts;
  expect(curses?.choices).toMatchObject([
    {
      choice: { name: 'curse', by: 'warlock' },
      options: ['Curse of the Elements', 'Curse of Weakness', 'Curse of Tongues'],
      raiders: [{ name: 'Raider 1' }, { name: 'Raider 3' }],
    },
  ]);
});

test('a conflict lists the categories that a pet may bring anyway', () => {
  const { conflicts } = coverageOf(['Paladin-Holy', 'Hunter-BeastMastery']);
  expect(conflicts[0]).toMatchObject({
    categories: [
      { name: '+10% Attack Power' },
      { name: '+5% to all base stats' },
      { name: '+MP5' },
    ],
    possibleAnyway: [{ name: '+5% to all base stats' }],
  });
});

const inOrder = (names: Iterable<string>): string => [...names].sort().join(', ');

/** Tries every way in which each raider takes one option per choice. */
function everyWay(icons: readonly string[]): Set<string>[] {
  const choosers = new Map<string, Map<string, string[]>>();
  for (const { raider, source, index } of exclusiveOffers(icons)) {
    const key = `${raider.key} ${source.choice?.name}`;
    const options = choosers.get(key) ?? new Map<string, string[]>();
    const covers = options.get(optionOf(source)) ?? [];
    options.set(optionOf(source), [...covers, categories[index]?.name ?? '']);
    choosers.set(key, options);
  }
  let ways: Set<string>[] = [new Set()];
  for (const options of choosers.values()) {
    const further = ways.flatMap((way) =>
      [...options.values()].map((covers) => new Set([...way, ...covers])),
    );
    ways = [...new Map(further.map((way) => [inOrder(way), way])).values()];
  }
  return ways;
}

const exclusiveOffers = (icons: readonly string[]): OfferedSource[] =>
  findProviders(CATACLYSM_BUFFS, raidByIcons(icons)).flatMap(({ providers }, index) =>
    providers.flatMap(({ raider, sources }) =>
      sources.filter(({ choice }) => choice).map((source) => ({ raider, source, index })),
    ),
  );

describe('brute force', () => {
  const WITH_PETS = ['Warlock-Demonology', 'Hunter-Survival', 'Hunter-BeastMastery'];
  const CHOOSERS = ['Warrior', 'Paladin', 'Shaman', 'Warlock-Affliction', ...WITH_PETS];
  const trios = CHOOSERS.flatMap((one, first) =>
    CHOOSERS.slice(first).flatMap((two, second) =>
      CHOOSERS.slice(first + second).map((three) => `${one}, ${two}, ${three}`),
    ),
  );

  test.each(trios)(
    'in a raid of %s the same categories are safe or in conflict as by brute force',
    (raid) => {
      const trio = raid.split(', ');
      const ways = everyWay(trio);
      const fullest = ways.filter(
        (way) =>
          !ways.some((other) => other.size > way.size && [...way].every((name) => other.has(name))),
      );
      const among = { categories, doubtful: EMPTY_SET };
      const { safe, conflicts } = resolveChoices(exclusiveOffers(trio), among);

      const always = categories.filter(({ name }) => fullest.every((way) => way.has(name)));
      expect(itemsOf(safe, categories)).toEqual(always);
      for (const { categories: torn, atMost, ways: found } of conflicts) {
        const names = new Set(torn.map(({ name }) => name));
        const parts = fullest.map((way) => [...way].filter((name) => names.has(name)));
        expect(atMost).toBe(Math.max(...parts.map(({ length }) => length)));
        const namesFound = found.map((way) => inOrder(way.map(({ name }) => name)));
        expect(new Set(namesFound)).toEqual(new Set(parts.map(inOrder)));
      }
      const waysInAll = conflicts.reduce((product, { ways: found }) => product * found.length, 1);
      expect(waysInAll).toBe(fullest.length);
    },
  );
});
