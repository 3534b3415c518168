import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { piece } from '#test/gear';
import {
  AUGUST_1,
  arms,
  type Circumstances,
  ERAS,
  EVENING,
  enchanted,
  gemmed,
  linesOf,
  listFor,
  nameless,
  type Player,
  SLOTS,
  seenAt,
  several,
  TITLE,
  unenchanted,
} from '#test/to-buy';
import { auctionatorText, listMessages, listText, tsmText } from './copies';
import { hasToBuyTable, loadToBuyTable } from './load-table';
import type { Tick } from './ticks';

const { CHEST, LEGS, BOOTS } = SLOTS;

describe('the order of naming an enchant', () => {
  const cases: readonly (Circumstances & { why: string; player: Player; lines: string[] })[] = [
    {
      why: 'what is worn is weak, and the sets list the stronger',
      player: arms('Ulf', enchanted(8, 248)),
      lines: ['1 × Enchant Bracer - Major Strength [better than what they wear]'],
    },
    {
      why: 'what is worn is a mistake, as the sets list no such stat',
      player: arms('Ulf', enchanted(8, 723)),
      lines: ['1 × Enchant Bracer - Major Strength'],
    },
    {
      why: 'the newest other kill shows it, in the same spec',
      player: arms('Ulf', unenchanted(LEGS)),
      seen: [
        seenAt(AUGUST_1 - 3, [arms('Ulf', enchanted(LEGS, 4127))]),
        seenAt(AUGUST_1 - 2, [arms('Ulf', enchanted(LEGS, 4126))]),
        seenAt(AUGUST_1 - 1, [{ ...arms('Ulf', enchanted(LEGS, 4127)), icon: 'Warrior-Fury' }]),
      ],
      lines: ['1 × Dragonscale Leg Armor [they wore it on Aug 1]'],
    },
    {
      why: 'two of the spec are too few, and only usual',
      player: arms('Ulf', unenchanted(LEGS)),
      seen: [seenAt(1, several('Warrior-Arms', Array(2).fill(enchanted(LEGS, 4127))))],
      lines: ['1 × Dragonscale Leg Armor'],
    },
    {
      why: 'half of the spec is not most',
      player: arms('Ulf', unenchanted(BOOTS)),
      seen: [
        seenAt(
          1,
          several(
            'Warrior-Arms',
            [4105, 4105, 4104, 4104].map((id) => enchanted(BOOTS, id)),
          ),
        ),
      ],
      lines: ['1 × Enchant Boots - Lavawalker'],
    },
    {
      why: 'each other player counts once, by their newest',
      player: arms('Ulf', unenchanted(BOOTS)),
      seen: [
        seenAt(1, several('Warrior-Arms', Array(3).fill(enchanted(BOOTS, 4104)))),
        seenAt(2, several('Warrior-Arms', Array(3).fill(enchanted(BOOTS, 4105)))),
      ],
      lines: ["1 × Enchant Boots - Assassin's Step [3 of 3 Arms warriors]"],
    },
    {
      why: 'a class without a spec gets no usual one',
      player: nameless('Ulf', 'Warrior'),
      seen: [seenAt(1, several('Warrior-Arms', Array(3).fill(enchanted(LEGS, 4127))))],
      lines: ['1 × an enchant for Legs'],
    },
    {
      why: 'a class without a spec gets the better one of what is worn',
      player: { ...arms('Ulf', enchanted(8, 248)), icon: 'Warrior' },
      lines: ['1 × Enchant Bracer - Major Strength [better than what they wear]'],
    },
    { why: 'an unknown class', player: nameless('Ulf'), lines: ['1 × an enchant for Legs'] },
  ];

  test.each(cases)('the line is $lines if $why', ({ player, lines, ...circumstances }) => {
    expect(linesOf(listFor([player], circumstances))).toEqual(lines);
  });
});

describe('findings that call for nothing', () => {
  const cases: readonly (Circumstances & { why: string; gear: Player['gear'] })[] = [
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
    [
      [arms('Ulf', unenchanted(LEGS)), nameless('Kadda'), arms('Bran', enchanted(LEGS, 4126))],
      'For 2 players, from what they lacked on Aug 1. Tick who has theirs.',
    ],
    [
      [arms('Ulf', unenchanted(LEGS))],
      'For 1 player, from what they lacked on Aug 1. Tick who has theirs.',
    ],
    [[arms('Ulf', enchanted(CHEST, 4063))], 'Nothing to buy for what they lack.'],
    [[arms('Ulf', enchanted(LEGS, 4126))], 'Nothing: whoever came had everything.'],
    [[], 'Nothing: whoever came had everything.'],
  ])('the head is $1', (players, head) => {
    expect(listFor(players).head).toBe(head);
  });
});

describe('ticks', () => {
  const players = [
    arms('Ulf', unenchanted(LEGS)),
    arms('Bran', unenchanted(LEGS), unenchanted(BOOTS)),
  ];
  const tick: Tick = { player: 'Bran', kind: 'enchant', slot: LEGS, evening: EVENING };

  test('a ticked share leaves the count and the four copies, and is listed last', () => {
    const list = listFor(players, { ticks: [tick] });
    expect(linesOf(list)).toEqual(['1 × Dragonscale Leg Armor', '1 × Enchant Boots - Lavawalker']);
    expect(list.players).toBe(2);
    expect(list.groups[0]?.lines[0]?.shares.map(({ name, isBought }) => [name, isBought])).toEqual([
      ['Ulf', false],
      ['Bran', true],
    ]);
    expect(listText(list, TITLE)).toContain('1 × Dragonscale Leg Armor: Ulf\n');
    expect(listMessages(list, TITLE).join('\n')).toContain('- 1 × Dragonscale Leg Armor: Ulf\n');
  });

  test('a line that is bought stays with 0 and leaves the four copies', () => {
    const list = listFor(players, { ticks: [tick, { ...tick, player: 'Ulf' }] });
    expect(linesOf(list)[0]).toBe('0 × Dragonscale Leg Armor');
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
    expect(linesOf(listFor(players, { ticks: others }))).toEqual(linesOf(listFor(players)));
  });

  test('a tick holds whether the line has a name or not', () => {
    const seen = [seenAt(1, several('Warrior-Arms', Array(3).fill(enchanted(LEGS, 4127))))];
    expect(linesOf(listFor(players, { ticks: [tick], seen }))[0]).toMatch(
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

test.each(Object.entries(ERAS))(
  'what only a profession can have is not in the table of %s',
  (_, { facts, table }) => {
    const own = table.enchants.filter(({ id }) => facts.enchant(id)?.profession);
    const gems = table.gems.filter((id) => facts.gem(id)?.profession);
    expect([own, gems]).toEqual([[], []]);
  },
);
