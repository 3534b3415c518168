import { expect, test } from 'vitest';
import { inCataclysm, inMists } from '#test/advice';
import { piece } from '#test/gear';

const ASHKANDI = 63679; // two-hand
const DAGGER = 56346; // one-hand
const MISTS_WAND = 92194;
const MISTS_BOW = 90188;

test.each([
  { why: 'a bare neck', weapon: DAGGER, bareSlots: [1], lines: ['Nothing Worn: Neck'] },
  {
    why: 'a bare neck and ranged slot',
    weapon: DAGGER,
    bareSlots: [1, 17],
    lines: ['Nothing Worn: Neck, Ranged'],
  },
  { why: 'no shirt, no tabard', weapon: DAGGER, bareSlots: [3, 18], lines: [] },
  {
    why: 'no off hand beside a one-hander',
    weapon: DAGGER,
    bareSlots: [16],
    lines: ['Nothing Worn: Offhand'],
  },
  { why: 'no off hand beside a two-hander', weapon: ASHKANDI, bareSlots: [16], lines: [] },
  { why: 'no off hand beside an unknown weapon', weapon: 999_999, bareSlots: [16], lines: [] },
  { why: 'slots that the log does not list', weapon: DAGGER, bareSlots: undefined, lines: [] },
  { why: 'a bare slot where something is worn', weapon: DAGGER, bareSlots: [15], lines: [] },
  { why: 'a slot that no era has', weapon: DAGGER, bareSlots: [40], lines: [] },
])('$why: the findings are $lines', ({ weapon, bareSlots, lines }) => {
  expect(inCataclysm([piece(15, { itemId: weapon })], bareSlots ? { bareSlots } : {})).toEqual(
    lines,
  );
});

test('no slot is found bare if the log lists every slot as empty: then no gear was recorded', () => {
  const bareSlots = Array.from({ length: 19 }, (_, slot) => slot);
  expect(inCataclysm([], { bareSlots })).toEqual([]);
  expect(inCataclysm([piece(3), piece(18)], { bareSlots: [0, 1, 2] })).toEqual([]);
});

test('of two bare hands only the main hand is a finding', () => {
  expect(inCataclysm([piece(0)], { bareSlots: [15, 16] })).toEqual(['Nothing Worn: Mainhand']);
});

test.each([
  { why: 'no tabard in 17', weapon: MISTS_BOW, bareSlots: [17], lines: [] },
  { why: 'no off hand beside a bow', weapon: MISTS_BOW, bareSlots: [16], lines: [] },
  {
    why: 'no off hand beside a wand, which leaves it free',
    weapon: MISTS_WAND,
    bareSlots: [16],
    lines: ['Nothing Worn: Offhand'],
  },
])('in Mists, $why: the findings are $lines', ({ weapon, bareSlots, lines }) => {
  expect(inMists([piece(15, { itemId: weapon })], { bareSlots })).toEqual(lines);
});

test('a slot that the log lists as empty and as worn is worn', () => {
  const gear = [piece(6), piece(7), piece(15, { itemId: DAGGER })];
  expect(inCataclysm(gear, { bareSlots: [6] })).toEqual([]);
});
