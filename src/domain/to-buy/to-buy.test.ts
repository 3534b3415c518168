import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { piece } from '#test/gear';
import {
  AUGUST_1,
  armsWarrior,
  ERAS,
  EVENING,
  enchantedPiece,
  gemmedPiece,
  killSeenAt,
  linesOf,
  listFor,
  type Player,
  pieceWithoutEnchant,
  playerOfUnknownClass,
  playersWith,
  SLOTS,
  TITLE,
} from '#test/to-buy';
import type { Standards } from '../audit/rule/standards';
import type { Piece } from '../raid/raid';
import { auctionatorText, listMessages, listText, tsmText } from './copies';
import type { Tick } from './lines';
import { hasToBuyTable, loadToBuyTable } from './load-table';
import type { SeenFight } from './sightings';

const { CHEST, LEGS, BOOTS } = SLOTS;

const ulf = (...gear: Player['gear']) => armsWarrior('Ulf', ...gear);
/** Returns a kill where Arms warriors wore their enchants of a place. */
const armsWore = (at: number, slot: number, ...enchants: number[]) => {
  const pieces = enchants.map((id) => enchantedPiece(slot, id));
  return killSeenAt(at, playersWith('Warrior-Arms', pieces));
};
const SHOWN_BEFORE = [
  killSeenAt(AUGUST_1 - 3, [ulf(enchantedPiece(LEGS, 4127))]),
  killSeenAt(AUGUST_1 - 2, [ulf(enchantedPiece(LEGS, 4126))]),
  killSeenAt(AUGUST_1 - 1, [{ ...ulf(enchantedPiece(LEGS, 4127)), icon: 'Warrior-Fury' }]),
];
const BETTER = 'Enchant Bracer - Major Strength [better than what they wear]';

test.each<[why: string, line: string, player: Player, ...seen: SeenFight[]]>([
  ['the worn one is weak and the sets have a stronger one', BETTER, ulf(enchantedPiece(8, 248))],
  [
    'the worn one is a mistake, as no set has its stat',
    'Enchant Bracer - Major Strength',
    ulf(enchantedPiece(8, 723)),
  ],
  [
    'an earlier kill in the same spec has it',
    'Dragonscale Leg Armor [they wore it on Aug 1]',
    ulf(pieceWithoutEnchant(LEGS)),
    ...SHOWN_BEFORE,
  ],
  [
    'most other players wore it last',
    "Enchant Boots - Assassin's Step [3 of 3 Arms warriors]",
    ulf(pieceWithoutEnchant(BOOTS)),
    armsWore(1, BOOTS, 4104, 4104, 4104),
    armsWore(2, BOOTS, 4105, 4105, 4105),
  ],
  [
    'the player has a class without a spec',
    'an enchant for Legs',
    playerOfUnknownClass('Ulf', 'Warrior'),
    armsWore(1, LEGS, 4127, 4127, 4127),
  ],
  [
    'a class without a spec wears a weaker one',
    BETTER,
    { ...ulf(enchantedPiece(8, 248)), icon: 'Warrior' },
  ],
  ['the class is unknown', 'an enchant for Legs', playerOfUnknownClass('Ulf')],
])('the enchant is $1 if $0', (_, line, player, ...seen) => {
  expect(linesOf(listFor([player], { seen }))).toEqual([`1 × ${line}`]);
});

test.each<[why: string, worn: Piece, count: number, standards?: Partial<Standards>]>([
  [
    'a rule set to off',
    pieceWithoutEnchant(LEGS),
    0,
    { ruleSettings: { 'missing-enchant': 'off' } },
  ],
  ['an excused item', pieceWithoutEnchant(LEGS, 5), 0, { excusedItems: [5] }],
  ['a lesser enchant', enchantedPiece(CHEST, 4063), 0],
  ['an inactive meta gem', gemmedPiece(0, 52_291), 0],
  ['a low item', piece(CHEST, { itemLevel: 320 }), 0],
  ['advice', pieceWithoutEnchant(LEGS), 1, { ruleSettings: { 'missing-enchant': 'advice' } }],
])('$0 makes $2 lines', (_, worn, count, standards = {}) => {
  expect(linesOf(listFor([ulf(worn)], { standards }))).toHaveLength(count);
});

const LACKED = 'from what they lacked on Aug 1. Tick who has theirs.';
const OF_SETS = 'Chosen as the simulator’s sets do, unless a line says why.';
const READY = ulf(enchantedPiece(LEGS, 4126));
test.each<[head: string, ...players: Player[]]>([
  [
    `For 2 players, ${LACKED} ${OF_SETS}`,
    ulf(pieceWithoutEnchant(LEGS)),
    playerOfUnknownClass('Kadda'),
    READY,
  ],
  [`For 1 player, ${LACKED}`, ulf(enchantedPiece(8, 248))],
  ['Nothing to buy for what they lack.', ulf(enchantedPiece(CHEST, 4063))],
  ['Nothing: whoever came had everything.', READY],
  ['Nothing: whoever came had everything.'],
])('the heading of a list is $0', (head, ...players) => {
  expect(listFor(players).head).toBe(head);
});

describe('ticks', () => {
  const bran = armsWarrior('Bran', pieceWithoutEnchant(LEGS), pieceWithoutEnchant(BOOTS));
  const players = [ulf(pieceWithoutEnchant(LEGS)), bran];
  const tick: Tick = { player: 'Bran', kind: 'enchant', slot: LEGS, evening: EVENING };

  test('a ticked share is not counted or copied', () => {
    const list = listFor(players, { ticks: [tick] });
    expect(linesOf(list)).toEqual(['1 × Dragonscale Leg Armor', '1 × Enchant Boots - Lavawalker']);
    expect(list.players).toBe(2);
    const shares = list.groups[0]?.lines[0]?.shares;
    const ticked = shares?.map(({ name, isBought }) => `${name} ${isBought}`);
    expect(ticked).toEqual(['Ulf false', 'Bran true']);
    expect(listText(list, TITLE)).toContain('1 × Dragonscale Leg Armor: Ulf\n');
    expect(listMessages(list, TITLE).join('\n')).toContain('- 1 × Dragonscale Leg Armor: Ulf\n');
  });

  test('a bought line has a count of 0 and is in no copy', () => {
    const list = listFor(players, { ticks: [tick, { ...tick, player: 'Ulf' }] });
    expect(linesOf(list)[0]).toBe('0 × Dragonscale Leg Armor');
    const boots = 'Enchants\n1 × Enchant Boots - Lavawalker: Bran';
    expect(listText(list, TITLE)).toBe(`To buy · Thursday · Aug 1, 2026\n\n${boots}`);
    expect(tsmText(list)).toBe('group:Ready Check`Enchants,i:52782');
    expect(auctionatorText(list)).toBe('i:52782,');
  });

  test('a tick of another evening, slot or player has no effect', () => {
    const others = [
      { ...tick, evening: '2026-07-31' },
      { ...tick, slot: CHEST },
      { ...tick, player: 'Kadda' },
    ];
    expect(linesOf(listFor(players, { ticks: others }))).toEqual(linesOf(listFor(players)));
  });

  test('a tick still applies when its line gets a name', () => {
    const seen = [armsWore(1, LEGS, 4127, 4127, 4127)];
    const [line] = linesOf(listFor(players, { ticks: [tick], seen }));
    expect(line).toMatch(/^1 × Charscale Leg Armor/);
  });

  test('a player’s share of an item has a tick for each of its slots', () => {
    const list = listFor([ulf(gemmedPiece(2, 52_081), gemmedPiece(CHEST, 52_081, 52_081))]);
    const [share] = list.groups[0]?.lines[0]?.shares ?? [];
    expect(share).toMatchObject({ count: 3, left: 3, isBought: false });
    const ticks = share?.ticks.map(({ kind, slot }) => `${kind} in ${slot}`);
    expect(ticks).toEqual(['weak gem 52081 in 2', `weak gem 52081 in ${CHEST}`]);
  });
});

test.each(Object.entries(ERAS))('the table of %s has at most 12 kB', (_, { table }) => {
  expect(brotliCompressSync(JSON.stringify(table)).length).toBeLessThanOrEqual(12_000);
});

test('Wrath, Forever and unknown eras have no table of things to buy', async () => {
  expect(['wrath', 'forever', 'toString'].map(hasToBuyTable)).toEqual([false, false, false]);
  expect(await loadToBuyTable('wrath')).toBeUndefined();
  for (const { era, table } of Object.values(ERAS)) {
    expect(await loadToBuyTable(era.id)).toBe(table);
  }
});

test.each(Object.entries(ERAS))(
  'the table of %s contains no gem or enchant limited to a profession',
  (_, { facts, table }) => {
    const own = table.enchants.filter(({ id }) => facts.enchant(id)?.profession);
    const gems = table.gems.filter((id) => facts.gem(id)?.profession);
    expect([own, gems]).toEqual([[], []]);
  },
);
