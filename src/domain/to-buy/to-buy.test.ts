import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { piece } from '#test/gear';
import { pullOf } from '#test/pull';
import {
  AUGUST_1,
  BLACK_TEMPLE,
  type Circumstances,
  ERAS,
  EVENING,
  enchanted,
  gemmed,
  linesOf,
  listFor,
  type Person,
  seenAt,
  several,
  unenchanted,
} from '#test/to-buy';
import { BURNING_CRUSADE_CONSUMABLES } from '../eras/burning-crusade/consumables';
import { CATACLYSM_CONSUMABLES } from '../eras/cataclysm/consumables';
import { setLanguage } from '../language';
import { auctionatorText, listMessages, listText, tsmText } from './copies';
import { hasToBuyTable, loadToBuyTable } from './load-table';
import type { Tick } from './ticks';

const CHEST = 4;
const LEGS = 6;
const BOOTS = 7;

const TITLE = { title: 'Thursday', date: 'Aug 1, 2026' };
const arms = (name: string, ...gear: Person['gear']): Person => ({
  name,
  icon: 'Warrior-Arms',
  gear,
});
const nameless = (name: string, icon = 'Unknown', slot = LEGS): Person => ({
  name,
  icon,
  gear: [unenchanted(slot)],
});

afterEach(() => setLanguage());

describe('the order of naming an enchant', () => {
  const cases: readonly (Circumstances & { why: string; person: Person; lines: string[] })[] = [
    {
      why: 'what is worn is weak, and the sets list the stronger',
      person: arms('Ulf', enchanted(8, 248)),
      lines: ['1 × Enchant Bracer - Major Strength [better than what they wear]'],
    },
    {
      why: 'what is worn is a mistake, as the sets list no such stat',
      person: arms('Ulf', enchanted(8, 723)),
      lines: ['1 × Enchant Bracer - Major Strength [usual in the simulator’s sets]'],
    },
    {
      why: 'the newest other kill shows it, in the same spec',
      person: arms('Ulf', unenchanted(LEGS)),
      seen: [
        seenAt(AUGUST_1 - 3, [arms('Ulf', enchanted(LEGS, 4127))]),
        seenAt(AUGUST_1 - 2, [arms('Ulf', enchanted(LEGS, 4126))]),
        seenAt(AUGUST_1 - 1, [{ ...arms('Ulf', enchanted(LEGS, 4127)), icon: 'Warrior-Fury' }]),
      ],
      lines: ['1 × Dragonscale Leg Armor [they wore it on Aug 1]'],
    },
    {
      why: 'two of the spec are too few, and only usual',
      person: arms('Ulf', unenchanted(LEGS)),
      seen: [seenAt(1, several('Warrior-Arms', Array(2).fill(enchanted(LEGS, 4127))))],
      lines: ['1 × Dragonscale Leg Armor [usual in the simulator’s sets]'],
    },
    {
      why: 'half of the spec is not most',
      person: arms('Ulf', unenchanted(BOOTS)),
      seen: [
        seenAt(
          1,
          several(
            'Warrior-Arms',
            [4105, 4105, 4104, 4104].map((id) => enchanted(BOOTS, id)),
          ),
        ),
      ],
      lines: ['1 × Enchant Boots - Lavawalker [usual in the simulator’s sets]'],
    },
    {
      why: 'each other player counts once, by their newest',
      person: arms('Ulf', unenchanted(BOOTS)),
      seen: [
        seenAt(1, several('Warrior-Arms', Array(3).fill(enchanted(BOOTS, 4104)))),
        seenAt(2, several('Warrior-Arms', Array(3).fill(enchanted(BOOTS, 4105)))),
      ],
      lines: ["1 × Enchant Boots - Assassin's Step [3 of 3 Arms warriors]"],
    },
    {
      why: 'a class without a spec gets no usual one',
      person: nameless('Ulf', 'Warrior'),
      seen: [seenAt(1, several('Warrior-Arms', Array(3).fill(enchanted(LEGS, 4127))))],
      lines: ['1 × an enchant for Legs'],
    },
    {
      why: 'a class without a spec gets the better one of what is worn',
      person: { ...arms('Ulf', enchanted(8, 248)), icon: 'Warrior' },
      lines: ['1 × Enchant Bracer - Major Strength [better than what they wear]'],
    },
    { why: 'an unknown class', person: nameless('Ulf'), lines: ['1 × an enchant for Legs'] },
  ];

  test.each(cases)('the line is $lines if $why', ({ person, lines, ...circumstances }) => {
    expect(linesOf(listFor([person], circumstances))).toEqual(lines);
  });
});

describe('findings that call for nothing', () => {
  const cases: readonly (Circumstances & { why: string; gear: Person['gear'] })[] = [
    {
      why: 'a rule set to off',
      gear: [unenchanted(LEGS)],
      standards: { ruleSettings: { 'missing-enchant': 'off' } },
    },
    { why: 'an excused item', gear: [unenchanted(LEGS, 5)], standards: { excusedItems: [5] } },
    { why: 'a lesser enchant', gear: [enchanted(CHEST, 4063)] },
    { why: 'an inactive meta gem', gear: [gemmed(0, 52_291)] },
    { why: 'a low item', gear: [piece(CHEST, { itemLevel: 320 })] },
  ];

  test.each(cases)('$why calls for nothing', ({ gear, ...circumstances }) => {
    expect(linesOf(listFor([arms('Ulf', ...gear)], circumstances))).toEqual([]);
  });

  test('advice calls for as much as what counts', () => {
    const standards = { ruleSettings: { 'missing-enchant': 'advice' } } as const;
    expect(linesOf(listFor([arms('Ulf', unenchanted(LEGS))], { standards }))).toHaveLength(1);
  });
});

describe('heads', () => {
  test.each([
    {
      people: [
        arms('Ulf', unenchanted(LEGS)),
        nameless('Kadda'),
        arms('Bran', enchanted(LEGS, 4126)),
      ],
      head: 'For 2 players, from what they lacked on Aug 1. Tick who has theirs.',
    },
    {
      people: [arms('Ulf', unenchanted(LEGS))],
      head: 'For 1 player, from what they lacked on Aug 1. Tick who has theirs.',
    },
    { people: [arms('Ulf', enchanted(CHEST, 4063))], head: 'Nothing to buy for what they lack.' },
    { people: [arms('Ulf', enchanted(LEGS, 4126))], head: 'Nothing: whoever came had everything.' },
    { people: [], head: 'Nothing: whoever came had everything.' },
  ])('the head is $head', ({ people, head }) => {
    expect(listFor(people).head).toBe(head);
  });
});

describe('ticks', () => {
  const people = [
    arms('Ulf', unenchanted(LEGS)),
    arms('Bran', unenchanted(LEGS), unenchanted(BOOTS)),
  ];
  const tick: Tick = { player: 'Bran', kind: 'enchant', slot: LEGS, evening: EVENING };

  test('a ticked share leaves the count and the four copies, and is listed last', () => {
    const list = listFor(people, { ticks: [tick] });
    expect(linesOf(list)).toEqual([
      '1 × Dragonscale Leg Armor [usual in the simulator’s sets]',
      '1 × Enchant Boots - Lavawalker [usual in the simulator’s sets]',
    ]);
    expect(list.players).toBe(2);
    expect(list.groups[0]?.lines[0]?.shares.map(({ name, isBought }) => [name, isBought])).toEqual([
      ['Ulf', false],
      ['Bran', true],
    ]);
    expect(listText(list, TITLE)).toContain('1 × Dragonscale Leg Armor: Ulf\n');
    expect(listMessages(list, TITLE).join('\n')).toContain('- 1 × Dragonscale Leg Armor: Ulf\n');
  });

  test('a line that is bought stays with 0 and leaves the four copies', () => {
    const list = listFor(people, { ticks: [tick, { ...tick, player: 'Ulf' }] });
    expect(linesOf(list)[0]).toBe('0 × Dragonscale Leg Armor [usual in the simulator’s sets]');
    expect(listText(list, TITLE)).toBe(
      'To buy · Thursday · Aug 1, 2026\n\nEnchants\n1 × Enchant Boots - Lavawalker: Bran',
    );
    expect([tsmText(list), auctionatorText(list)]).toEqual([
      'group:Ready Check`Enchants,i:52782',
      'i:52782,',
    ]);
  });

  test('a tick of another evening, slot or player changes nothing', () => {
    const others = [
      { ...tick, evening: '2026-07-31' },
      { ...tick, slot: CHEST },
      { ...tick, player: 'Kadda' },
    ];
    expect(linesOf(listFor(people, { ticks: others }))).toEqual(linesOf(listFor(people)));
  });

  test('a tick holds whether the line has a name or not', () => {
    const seen = [seenAt(1, several('Warrior-Arms', Array(3).fill(enchanted(LEGS, 4127))))];
    expect(linesOf(listFor(people, { ticks: [tick], seen }))[0]).toMatch(
      /^1 × Charscale Leg Armor/,
    );
  });

  test('a share’s ticks are for all its slots', () => {
    const list = listFor([arms('Ulf', gemmed(2, 52_081), gemmed(CHEST, 52_081, 52_081))]);
    const [share] = list.groups[0]?.lines[0]?.shares ?? [];
    expect(share).toMatchObject({ count: 3, left: 3, isBought: false });
    expect(share?.ticks.map(({ kind, slot }) => [kind, slot])).toEqual([
      ['weak gem 52081', 2],
      ['weak gem 52081', CHEST],
    ]);
  });
});

describe('flasks and food', () => {
  const EVENING_OF_3_HOURS = 3 * 3_600_000;
  const TITANIC = 79_472;
  const CROCOLISK = 87_545;

  /** Ulf and 20 others, of whom Ulf alone lacks something. */
  const pullWithout = (consumables = CATACLYSM_CONSUMABLES, had: number[] = []) =>
    pullOf({ Ulf: had, Kadda: [28_520, TITANIC, CROCOLISK, 33_263] }, { consumables });
  const at = (person: Person, circumstances: Circumstances = {}) =>
    linesOf(
      listFor(
        [
          {
            ...person,
            pull:
              circumstances.era === 'tbc'
                ? pullWithout(BURNING_CRUSADE_CONSUMABLES)
                : pullWithout(),
          },
        ],
        {
          withConsumables: true,
          eveningLasted: EVENING_OF_3_HOURS,
          ...circumstances,
        },
      ),
    );

  test('by the sets’ only ones, rounded up over the evening', () => {
    expect(at(arms('Ulf'))).toEqual([
      '3 × Beer-Basted Crocolisk [for 3 hours, 60 minutes each; usual in the simulator’s sets]',
      '3 × Flask of Titanic Strength [for 3 hours, 60 minutes each; usual in the simulator’s sets]',
    ]);
    expect(at(arms('Ulf'), { eveningLasted: EVENING_OF_3_HOURS - 1 })[0]).toMatch(
      /^3 × .*for 3 hours/,
    );
    expect(at(arms('Ulf'), { eveningLasted: EVENING_OF_3_HOURS + 1 })[0]).toMatch(
      /^4 × .*for 4 hours/,
    );
    expect(at(arms('Ulf'), { eveningLasted: 60_000 })[0]).toMatch(/^1 × .*for 1 hour,/);
  });

  test('in Burning Crusade a flask lasts two hours and food half an hour', () => {
    const lines = at(arms('Ulf'), {
      era: 'tbc',
      fight: BLACK_TEMPLE,
      eveningLasted: 2.2 * 3_600_000,
    });
    expect(lines).toEqual([
      '5 × Roasted Clefthoof [for 2.5 hours, 30 minutes each; usual in the simulator’s sets]',
      '2 × Flask of Relentless Assault [for 3 hours, 120 minutes each; usual in the simulator’s sets]',
    ]);
  });

  test('P22: both elixirs of the sets, where they have no flask; P24: never an other food', () => {
    const feral = { ...arms('Ulf'), icon: 'Druid-Feral' };
    expect(at(feral, { era: 'tbc', fight: BLACK_TEMPLE })).toEqual([
      '6 × a food [for 3 hours, 30 minutes each]',
      '3 × Elixir of Draenic Wisdom [for 3 hours, 60 minutes each; usual in the simulator’s sets]',
      '3 × Elixir of Major Agility [for 3 hours, 60 minutes each; usual in the simulator’s sets]',
    ]);
  });

  test('a tick of one of two elixirs leaves the other', () => {
    const feral: Person = {
      ...arms('Ulf'),
      icon: 'Druid-Feral',
      pull: pullWithout(BURNING_CRUSADE_CONSUMABLES),
    };
    const circumstances: Circumstances = {
      era: 'tbc',
      fight: BLACK_TEMPLE,
      withConsumables: true,
      eveningLasted: EVENING_OF_3_HOURS,
    };
    const lines = listFor([feral], circumstances).groups.flatMap((each) => each.lines);
    const wisdom = lines.find(({ text }) => text === 'Elixir of Draenic Wisdom');
    const ticks = wisdom?.shares[0]?.ticks ?? [];
    expect(ticks).toHaveLength(1);
    const left = linesOf(listFor([feral], { ...circumstances, ticks }));
    expect(left.map((line) => line.split(' [')[0])).toEqual([
      '6 × a food',
      '0 × Elixir of Draenic Wisdom',
      '3 × Elixir of Major Agility',
    ]);
  });

  test('what most of three of the spec had is named, counting those who had none', () => {
    const STEELSKIN = 79_469;
    const others = (had: number, none: number) => [
      seenAt(
        1,
        several('Warrior-Arms', Array(had + none).fill(piece(LEGS))).map((person, index) => ({
          ...person,
          auras: index < had ? [STEELSKIN] : [],
        })),
      ),
    ];
    expect(at(arms('Ulf'), { seen: others(3, 0) })).toContain(
      '3 × Flask of Steelskin [for 3 hours, 60 minutes each; 3 of 3 Arms warriors]',
    );
    expect(at(arms('Ulf'), { seen: others(2, 1) })).toContain(
      '3 × Flask of Steelskin [for 3 hours, 60 minutes each; 2 of 3 Arms warriors]',
    );
    expect(at(arms('Ulf'), { seen: others(2, 0) }).join()).not.toContain('Steelskin');
    expect(at(arms('Ulf'), { seen: others(3, 3) }).join()).not.toContain('Steelskin');
  });

  test('what half of the spec had is not named', () => {
    const auras = [79_469, 79_469, 79_470, 79_470];
    const people = several('Warrior-Arms', Array(4).fill(piece(LEGS)));
    const seen = [
      seenAt(
        1,
        people.map((person, index) => ({ ...person, auras: auras.slice(index, index + 1) })),
      ),
    ];
    expect(at(arms('Ulf'), { seen })[1]).toContain('Titanic Strength');
  });

  test('P22: a cauldron’s and an alchemist’s flask have no item, and nobody’s class names none', () => {
    const seen = [
      seenAt(
        1,
        several('Warrior-Arms', Array(3).fill(piece(LEGS))).map((person) => ({
          ...person,
          auras: [92_731, 79_638],
        })),
      ),
    ];
    expect(at(arms('Ulf'), { seen })[1]).toContain('Titanic Strength');
    expect(at({ ...arms('Ulf'), icon: 'Unknown' })).toEqual([
      '3 × a flask [for 3 hours, 60 minutes each]',
      '3 × a food [for 3 hours, 60 minutes each]',
    ]);
  });

  test('P24: a feast of the sets is never named', () => {
    expect(at({ ...arms('Ulf'), icon: 'Hunter-Survival' })).toContain(
      '3 × a food [for 3 hours, 60 minutes each]',
    );
  });

  test('nothing is listed if switched off, without a snapshot, or in a log without the category', () => {
    const person = { ...arms('Ulf'), pull: pullWithout() };
    expect(linesOf(listFor([person]))).toEqual([]);
    const unseen = pullOf(
      { Ulf: undefined, Kadda: [TITANIC] },
      { consumables: CATACLYSM_CONSUMABLES },
    );
    const unlogged = pullOf(
      { Ulf: [], Kadda: [], Bran: [TITANIC, CROCOLISK] },
      { consumables: CATACLYSM_CONSUMABLES },
    );
    for (const pull of [unseen, unlogged]) {
      const list = listFor([{ ...arms('Ulf'), pull }], { withConsumables: true, eveningLasted: 1 });
      expect(linesOf(list)).toEqual([]);
    }
  });

  test('one elixir alone is no missing flask', () => {
    const pull = pullWithout(CATACLYSM_CONSUMABLES, [79_474]);
    const list = listFor([{ ...arms('Ulf'), pull }], { withConsumables: true, eveningLasted: 1 });
    expect(linesOf(list).map((line) => line.slice(0, 8))).toEqual(['1 × Beer']);
  });

  test('they have a group of their own in the import', () => {
    const list = listFor([{ ...arms('Ulf', unenchanted(LEGS)), pull: pullWithout() }], {
      withConsumables: true,
      eveningLasted: 1,
    });
    expect(tsmText(list)).toBe(
      'group:Ready Check`Enchants,i:56550,group:Ready Check`Flasks and food,i:62670,i:58088',
    );
  });
});

describe('copies', () => {
  test('nothing to import is an empty text', () => {
    const list = listFor([nameless('Kadda')]);
    expect([tsmText(list), auctionatorText(list)]).toEqual(['', '']);
  });

  test('namesakes have their servers, and are two players', () => {
    const people = ['Firemaw', 'Golemagg'].map(
      (server): Person => ({
        ...arms(`Tavish-${server}`, unenchanted(LEGS)),
        raider: { key: `Tavish-${server}`, name: 'Tavish', server },
      }),
    );
    const list = listFor(people);
    expect(listText(list, TITLE)).toContain(
      '2 × Dragonscale Leg Armor: Tavish-Firemaw, Tavish-Golemagg',
    );
    expect(list.players).toBe(2);
  });

  test('in another language the lines follow it, and the names of import groups stay English', () => {
    const words = { enchants: 'Verzauberungen', anEnchant: (slot: string) => `etwas für ${slot}` };
    setLanguage({ language: 'de', parts: { 'to-buy': words }, terms: { Legs: 'Beine' } });
    const list = listFor([arms('Ulf', unenchanted(LEGS)), nameless('Kadda')]);
    expect(listText(list, TITLE)).toContain(
      'Verzauberungen\n1 × Dragonscale Leg Armor: Ulf\n1 × etwas für Beine: Kadda',
    );
    expect(tsmText(list)).toBe('group:Ready Check`Enchants,i:56550');
  });

  test('names and title are escaped for Discord, and mention nobody', () => {
    const [message = ''] = listMessages(listFor([nameless('*Kad_da*'), nameless('@everyone')]), {
      title: '**Raid** <@1>',
      date: '',
    });
    expect(message).toBe(
      '**To buy** · \\*\\*Raid\\*\\* \\<@\u200b1>\n\n**Enchants**\n- 2 × an enchant for Legs: @\u200beveryone, \\*Kad\\_da\\*',
    );
  });

  test('the list for 40 players with faults everywhere is cut into messages of 2,000 characters', () => {
    const SLOTS = [0, 2, 4, 6, 7, 8, 9, 14];
    const icons = ['Warrior-Arms', 'Mage-Fire', 'Hunter-Survival', 'DeathKnight-Blood', 'Unknown'];
    const people = Array.from(
      { length: 40 },
      (_, index): Person => ({
        name: `Raider ${String(index).padStart(90, '*')}`,
        icon: icons[index % icons.length] ?? 'Unknown',
        gear: SLOTS.map((slot) => unenchanted(slot)),
      }),
    );
    const list = listFor(people);
    const messages = listMessages(list, TITLE);
    expect(list.players).toBe(40);
    expect(messages.length).toBeGreaterThan(1);
    expect(Math.max(...messages.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    const whole = messages.join('\n');
    for (const line of list.groups.flatMap(({ lines }) => lines))
      expect(whole).toContain(line.text);
    expect(whole.match(/Raider /g)).toHaveLength(40 * SLOTS.length);
  });
});

test('a message for Discord never begins with the note of a line before it', () => {
  const many = Array.from({ length: 160 }, (_, index) => nameless(`Kadda${1000 + index}`));
  const list = listFor([...many, arms('Ulf', gemmed(2, 52_081))]);
  const lengths = Array.from({ length: 100 }, (_, index) => index);
  const seconds = lengths.map((length) => {
    const title = { title: 'x'.repeat(length), date: 'y'.repeat(100) };
    return listMessages(list, title).at(-1) ?? '';
  });
  expect(seconds.filter((message) => message.startsWith('- in '))).toEqual([]);
  expect(
    seconds.filter((message) => /^- 1 × .+: Ulf\n {2}- in Shoulders$/.test(message)),
  ).not.toEqual([]);
});

test.each(Object.entries(ERAS))('the table of %s has at most 12 kB', (_, { table }) => {
  expect(brotliCompressSync(JSON.stringify(table)).length).toBeLessThanOrEqual(12_000);
});

test('Wrath, Forever and unknown eras have no table, the others their own', async () => {
  expect(['wrath', 'forever', 'toString'].map(hasToBuyTable)).toEqual([false, false, false]);
  expect(await loadToBuyTable('wrath')).toBeUndefined();
  for (const { era, table } of Object.values(ERAS)) {
    expect(await loadToBuyTable(era.id)).toBe(table);
  }
});
