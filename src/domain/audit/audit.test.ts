import { describe, expect, test } from 'vitest';
import { barePiece, raiderIn as raiderWith } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '../eras/cataclysm/cataclysm-facts';
import { MISTS } from '../eras/mists/mists';
import type { Piece, Raider } from '../raid/raid';
import { audit } from './audit';
import { resultLines } from './audit-lines';
import { DEFAULT_STANDARDS } from './rule/standards';
import { RULES } from './rule-list';

const piece = (slot: number, more: Partial<Piece> = {}): Piece => ({
  ...barePiece(slot, { itemId: 60_000 + slot, itemLevel: 359 }),
  ...more,
});
const raiderIn = (...gear: Piece[]): Raider =>
  raiderWith(gear, { picture: 'Warrior-Fury', classKey: 'warrior', spec: 'Fury' });
const context = { era: CATACLYSM, standards: DEFAULT_STANDARDS };
const linesOf = (raider: Raider) => resultLines(audit(raider, context)).map(({ line }) => line);

describe('missing enchant', () => {
  test.each([
    [0, 'Head'],
    [2, 'Shoulders'],
    [4, 'Chest'],
    [6, 'Legs'],
    [7, 'Boots'],
    [8, 'Bracers'],
    [9, 'Gloves'],
    [14, 'Cloak'],
    [15, 'Mainhand'],
    [16, 'Offhand'],
  ])('a bare piece in slot %i has the finding Missing Enchant: %s', (slot, word) => {
    expect(linesOf(raiderIn(piece(slot)))).toEqual([`Missing Enchant: ${word}`]);
    expect(linesOf(raiderIn(piece(slot, { enchantId: 4102 })))).toEqual([]);
  });

  test.each([1, 3, 5, 10, 11, 12, 13, 17, 18])(
    'a bare piece has no finding in slot %i because only some players can enchant it',
    (slot) => {
      expect(linesOf(raiderIn(piece(slot)))).toEqual([]);
    },
  );

  const BOOK = { icon: 'inv_misc_book_07.jpg' };
  const BARE_TWO_HANDER = { itemId: 63679 };
  const TWO_HANDER = { ...BARE_TWO_HANDER, enchantId: 4099 };
  const BARE = 'Missing Enchant: Offhand';
  test.each<[why: string, line: string, ...gear: Piece[]]>([
    ['an enchanted held item whose icon is a book', '', piece(16, { ...BOOK, enchantId: 4091 })],
    ['a bare held item whose icon is a book', BARE, piece(16, BOOK)],
    ['a bare shield', BARE, piece(16, { icon: 'inv_shield_01.jpg' })],
    ['an empty off hand beside an enchanted two-hander', '', piece(15, TWO_HANDER)],
    ['two two-handers of Titan’s Grip', '', piece(15, TWO_HANDER), piece(16, TWO_HANDER)],
    ['a bare second two-hander', BARE, piece(15, TWO_HANDER), piece(16, BARE_TWO_HANDER)],
    ['an enchant that nobody knows', '', piece(6, { enchantId: 999_999 })],
  ])('$0 has the finding “$1”', (_, line, ...gear) => {
    expect(linesOf(raiderIn(...gear)).join()).toBe(line);
  });
});

test.each([
  { level: 345, lines: ['Low Item Level: Neck'] },
  { level: 346, lines: [] },
  { level: 1, lines: ['Low Item Level: Neck'] },
  { level: 0, lines: [] },
  { level: undefined, lines: [] },
])('a neck of item level $level has the findings $lines', ({ level, lines }) => {
  const { itemLevel: _, ...unknown } = piece(1);
  const neck = level === undefined ? unknown : { ...unknown, itemLevel: level };
  expect(linesOf(raiderIn(neck))).toEqual(lines);
});

test.each([3, 18])('a shirt or tabard in slot %i never has a low level', (slot) => {
  expect(linesOf(raiderIn(piece(slot, { itemLevel: 1 })))).toEqual([]);
});

test('missing enchants and low levels each have a line sorted by slot', () => {
  const jewels = [10, 12].map((slot) => piece(slot, { itemLevel: 333 }));
  const raider = raiderIn(piece(6), piece(14), ...jewels);
  const expected = ['Missing Enchant: Legs, Cloak', 'Low Item Level: Ring 1, Trinket 1'];
  expect(linesOf(raider)).toEqual(expected);
});

test.each([
  { why: 'nothing is wrong', gear: [piece(1)], verdicts: ['PASSED'] },
  { why: 'an enchant is missing', gear: [piece(6)], verdicts: ['MISSING ENCHANTS'] },
  { why: 'a piece is low', gear: [piece(1, { itemLevel: 300 })], verdicts: ['LOW ITEM LEVEL'] },
  {
    why: 'an enchant is missing and a piece is low',
    gear: [piece(6, { itemLevel: 300 })],
    verdicts: ['MISSING ENCHANTS', 'LOW ITEM LEVEL'],
  },
  { why: 'the log has no gear', gear: [], verdicts: ['NO GEAR RECORDED'] },
  { why: 'the log has dress only', gear: [piece(3), piece(18)], verdicts: ['NO GEAR RECORDED'] },
])('the verdict is $verdicts if $why', ({ gear, verdicts }) => {
  expect(audit(raiderIn(...gear), context).verdicts).toEqual(verdicts);
});

describe('a raider with empty slots', () => {
  const EVERY = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
  const dressed = (slots: readonly number[], more: Partial<Raider> = {}): Raider => ({
    ...raiderIn(),
    gear: slots.map((slot) => piece(slot, { enchantId: 1, itemLevel: 500 })),
    ...more,
  });

  test.each([
    { era: CATACLYSM, worn: 3, verdict: 'NO GEAR RECORDED' },
    { era: CATACLYSM, worn: 4, verdict: 'PASSED' },
    { era: MISTS, worn: 2, verdict: 'NO GEAR RECORDED' },
    { era: MISTS, worn: 3, verdict: 'PASSED' },
  ])('a raider of $era.name with $worn pieces is $verdict', ({ era, worn, verdict }) => {
    const raider = dressed(EVERY.slice(0, worn));
    const found = audit(raider, { era, standards: DEFAULT_STANDARDS });
    expect([found.verdicts, found.findings, found.advice]).toEqual([[verdict], [], []]);
  });

  test.each<[why: string, more: Partial<Raider>, verdict: string]>([
    ['fourteen slots listed as empty', { bareSlots: EVERY.slice(3) }, 'NO GEAR RECORDED'],
    [
      'fourteen unlisted slots, shirt and tabard',
      { gear: [...dressed([0, 1, 2]).gear, piece(3), piece(18)] },
      'NO GEAR RECORDED',
    ],
    ['an unreadable entry in a slot', { unreadPieces: [{ slot: 17, name: '' }] }, 'PASSED'],
    ['an unreadable entry that names no slot', { unreadPieces: [{ name: '' }] }, 'PASSED'],
  ])('a raider with $0 is $2', (_, more, verdict) => {
    expect(audit(dressed([0, 1, 2], more), context).verdicts).toEqual([verdict]);
  });

  test('a raider without any gear record breaks no rule', () => {
    const naked = dressed([15], { bareSlots: EVERY.filter((slot) => slot !== 15) });
    const ruleSettings = Object.fromEntries(RULES.map(({ id }) => [id, 'counts' as const]));
    const standards = { ...DEFAULT_STANDARDS, ruleSettings };
    const found = audit(naked, { ...context, facts: CATACLYSM_FACTS, standards });
    expect([found.findings, found.advice]).toEqual([[], []]);
  });
});
