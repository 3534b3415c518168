import { expect, test } from 'vitest';
import { adviceInCataclysm, adviceInMists, MISTS_CONTEXT } from '#test/advice';
import { piece, raiderIn } from '#test/gear';
import { MISTS_FACTS } from '../../eras/mists/mists-facts';
import { audit } from '../audit';
import { adviceLines } from '../audit-lines';

const LEGS = 58097; // Greaves of Gallantry, two sockets
const CHEST = 56308; // Beauty's Plate, two sockets
const SHIELD = 55070; // Elementium Stormshield, one socket
const gems = (count: number) => Array.from({ length: count }, () => ({ itemId: 999_999 }));

test.each([
  ['all sockets filled', [piece(6, { itemId: LEGS, gems: gems(2) })], []],
  ['one of two sockets empty', [piece(6, { itemId: LEGS, gems: gems(1) })], ['Empty Socket: Legs']],
  [
    'both sockets empty, and another elsewhere,',
    [piece(4, { itemId: CHEST, gems: gems(1) }), piece(6, { itemId: LEGS, gems: [] })],
    ['Empty Socket: Chest, Legs ×2'],
  ],
  ['a shield’s socket empty', [piece(16, { itemId: SHIELD, gems: [] })], ['Empty Socket: Offhand']],
  ['an item that the table lacks', [piece(6, { itemId: 999_999, gems: [] })], []],
  ['gems in excess', [piece(6, { itemId: LEGS, gems: gems(4) })], []],
])('gear with $0 has the findings $2', (_, gear, lines) => {
  expect(adviceInCataclysm(gear)).toEqual(lines);
});

test('a piece without recorded gems has no finding about sockets', () => {
  const { gems: _, ...legs } = piece(6, { itemId: LEGS });
  expect(adviceInCataclysm([legs])).toEqual([]);
});

const TIER_16_CHEST = 99_207; // not in the table; every known chest of its tier has three sockets
const NOT_OF_A_RAID = 250_000;
const SHA_TOUCHED_BOW = 86_331;

test.each([
  [
    'an item that the table lacks has the least of its tier and slot',
    [piece(4, { itemId: TIER_16_CHEST, gems: gems(1) })],
    ['Empty Socket: Chest ×2'],
  ],
  [
    'an item that the table lacks has never more than the least',
    [piece(4, { itemId: TIER_16_CHEST, gems: gems(3) })],
    [],
  ],
  ['an item of no raid tier is unknown', [piece(4, { itemId: NOT_OF_A_RAID, gems: [] })], []],
  [
    'the gem of the Eye of the Black Prince comes on top of the sockets',
    [piece(15, { itemId: 94_730, gems: gems(2) })],
    [],
  ],
  ['without the Eye its own socket is enough', [piece(15, { itemId: 94_730, gems: gems(1) })], []],
])('in Mists the findings are $2: $0', (_, gear, lines) => {
  expect(adviceInMists(gear)).toEqual(lines);
});

// Boots from the trash of Throne of Thunder, one per name, without sockets in the table.
test.each([95_216, 95_217, 95_218, 95_219, 95_220, 95_221, 95_222, 95_223, 95_224])(
  'in Mists boots %i have no empty socket',
  (itemId) => {
    expect(adviceInMists([piece(7, { itemId, gems: [] })])).toEqual([]);
  },
);

test.each([95_499, 95_858, 96_230, 96_602, 96_974])(
  'in Mists the staff Invocation of the Dawn (%i) has no empty socket',
  (itemId) => {
    expect(adviceInMists([piece(15, { itemId, gems: [] })])).toEqual([]);
  },
);

test('boots and weapons of Mists’ Tier 15 that the table lacks have no finding about sockets', () => {
  const itemId = 94_501;
  expect(MISTS_FACTS.item(itemId)).toBeUndefined();
  expect(adviceInMists([piece(7, { itemId, gems: [] })])).toEqual([]);
  expect(adviceInMists([piece(15, { itemId, gems: [] })])).toEqual([]);
});

test('in Mists an empty Sha-touched socket is advice because its gem comes from a quest', () => {
  const bow = piece(15, { itemId: SHA_TOUCHED_BOW, gems: [] });
  expect(adviceLines(audit(raiderIn([bow]), MISTS_CONTEXT))).toMatchObject([
    { line: 'Empty Socket: Mainhand', explanation: 'It takes a gem that a quest gives.' },
  ]);
});
