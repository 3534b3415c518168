import { expect, test } from 'vitest';
import { IN_MISTS, inCataclysm, inMists } from '#test/advice';
import { piece, raiderIn } from '#test/gear';
import { MISTS_FACTS } from '../../eras/mists/mists-facts';
import { audit } from '../audit';
import { adviceLines } from '../audit-lines';

const LEGS = 58097; // Greaves of Gallantry, two sockets
const CHEST = 56308; // Beauty's Plate, two sockets
const SHIELD = 55070; // Elementium Stormshield, one socket
const gems = (count: number) => Array.from({ length: count }, () => ({ itemId: 999_999 }));

test.each([
  { why: 'all sockets filled', gear: [piece(6, { itemId: LEGS, gems: gems(2) })], lines: [] },
  {
    why: 'one of two sockets empty',
    gear: [piece(6, { itemId: LEGS, gems: gems(1) })],
    lines: ['Empty Socket: Legs'],
  },
  {
    why: 'both sockets empty, and another elsewhere,',
    gear: [piece(4, { itemId: CHEST, gems: gems(1) }), piece(6, { itemId: LEGS, gems: [] })],
    lines: ['Empty Socket: Chest, Legs ×2'],
  },
  {
    why: 'a shield’s own socket empty',
    gear: [piece(16, { itemId: SHIELD, gems: [] })],
    lines: ['Empty Socket: Offhand'],
  },
  {
    why: 'an item that the table lacks (a missing row is unknown, not without sockets)',
    gear: [piece(6, { itemId: 999_999, gems: [] })],
    lines: [],
  },
  { why: 'gems in excess', gear: [piece(6, { itemId: LEGS, gems: gems(4) })], lines: [] },
])('gear with $why has the findings $lines', ({ gear, lines }) => {
  expect(inCataclysm(gear)).toEqual(lines);
});

test('a piece without recorded gems has no finding about sockets', () => {
  const { gems: _, ...legs } = piece(6, { itemId: LEGS });
  expect(inCataclysm([legs])).toEqual([]);
});

const TIER_16_CHEST = 99_207; // not in the table; every known chest of its tier has three sockets
const NOT_OF_A_RAID = 250_000;
const SHA_TOUCHED_BOW = 86_331;

test.each([
  {
    why: 'an item that the table lacks has the least of its tier and slot',
    gear: [piece(4, { itemId: TIER_16_CHEST, gems: gems(1) })],
    lines: ['Empty Socket: Chest ×2'],
  },
  {
    why: 'an item that the table lacks has never more than the least',
    gear: [piece(4, { itemId: TIER_16_CHEST, gems: gems(3) })],
    lines: [],
  },
  {
    why: 'an item of no raid tier is unknown',
    gear: [piece(4, { itemId: NOT_OF_A_RAID, gems: [] })],
    lines: [],
  },
  {
    why: 'the gem of the Eye of the Black Prince comes on top of the sockets',
    gear: [piece(15, { itemId: 94_730, gems: gems(2) })],
    lines: [],
  },
  {
    why: 'without the Eye its own socket is enough',
    gear: [piece(15, { itemId: 94_730, gems: gems(1) })],
    lines: [],
  },
])('in Mists, $why: the findings are $lines', ({ gear, lines }) => {
  expect(inMists(gear)).toEqual(lines);
});

// Boots from the trash of Throne of Thunder, one per name, without sockets in the table.
test.each([95_216, 95_217, 95_218, 95_219, 95_220, 95_221, 95_222, 95_223, 95_224])(
  'in Mists: boots %i have no socket, so none is empty',
  (itemId) => {
    expect(inMists([piece(7, { itemId, gems: [] })])).toEqual([]);
  },
);

test.each([95_499, 95_858, 96_230, 96_602, 96_974])(
  'in Mists: the staff Invocation of the Dawn (%i) has no socket, so none is empty',
  (itemId) => {
    expect(inMists([piece(15, { itemId, gems: [] })])).toEqual([]);
  },
);

test('in Mists: boots and a weapon of Tier 15 that the table lacks may have no socket', () => {
  const itemId = 94_501;
  expect(MISTS_FACTS.item(itemId)).toBeUndefined();
  expect(inMists([piece(7, { itemId, gems: [] })])).toEqual([]);
  expect(inMists([piece(15, { itemId, gems: [] })])).toEqual([]);
});

test('in Mists: an empty Sha-touched socket is advice, since its gem comes from a quest', () => {
  const bow = piece(15, { itemId: SHA_TOUCHED_BOW, gems: [] });
  expect(adviceLines(audit(raiderIn([bow]), IN_MISTS))).toMatchObject([
    { line: 'Empty Socket: Mainhand', explanation: 'It takes a gem that a quest gives.' },
  ]);
});
