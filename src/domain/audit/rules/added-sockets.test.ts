import { expect, test } from 'vitest';
import { adviceInCataclysm, adviceInMists } from '#test/advice';
import { piece } from '#test/gear';

const GEM = { itemId: 999_999 };
const BELT = 63453; // Iron Will Girdle, one socket
const BRACERS = 56301; // Bracers of Cooled Anger, no socket
const GLOVES = 58105; // Numbing Handguards, one socket
const MISTS_BELT = 85982; // two sockets

test.each([
  { why: 'one gem more than sockets is the buckle', itemId: BELT, gems: [GEM, GEM], lines: [] },
  { why: 'no gem more is no buckle', itemId: BELT, gems: [GEM], lines: ['No Belt Buckle: Belt'] },
  {
    why: 'an empty socket beside it is found as well',
    itemId: BELT,
    gems: [],
    lines: ['Empty Socket: Belt', 'No Belt Buckle: Belt'],
  },
  { why: 'an unknown belt', itemId: 999_999, gems: [], lines: [] },
])('the belt: $why → $lines', ({ itemId, gems, lines }) => {
  expect(adviceInCataclysm([piece(5, { itemId, gems })])).toEqual(lines);
});

test('the belt: gems not recorded → no finding', () => {
  const { gems: _, ...belt } = piece(5, { itemId: BELT });
  expect(adviceInCataclysm([belt])).toEqual([]);
});

test.each([
  { why: 'with the buckle’s gem', gems: [GEM, GEM, GEM], lines: [] },
  { why: 'without', gems: [GEM, GEM], lines: ['No Belt Buckle: Belt'] },
])('a belt in Mists, $why → $lines', ({ gems, lines }) => {
  expect(adviceInMists([piece(5, { itemId: MISTS_BELT, gems })])).toEqual(lines);
});

test.each([
  ['both have it', [GEM], [GEM, GEM], []],
  ['neither has it, so nobody is a smith', [], [GEM], []],
  ['the bracers alone', [GEM], [GEM], ['Blacksmith Socket: Gloves']],
  ['the gloves alone', [], [GEM, GEM], ['Blacksmith Socket: Bracers']],
])('the blacksmith’s sockets: $0 → $3', (_, bracers, gloves, lines) => {
  const gear = [
    piece(8, { itemId: BRACERS, gems: bracers }),
    piece(9, { itemId: GLOVES, gems: gloves }),
  ];
  expect(adviceInCataclysm(gear)).toEqual(lines);
});

test('the blacksmith’s sockets: other gloves that the table lacks → no finding', () => {
  const gear = [piece(8, { itemId: BRACERS, gems: [GEM] }), piece(9, { gems: [GEM] })];
  expect(adviceInCataclysm(gear)).toEqual([]);
});

test('in Mists, gloves 95226 have the sockets that the log shows', () => {
  expect(adviceInMists([piece(9, { itemId: 95_226, gems: [GEM] })])).toEqual([]);
  expect(adviceInMists([piece(9, { itemId: 95_226, gems: [GEM, GEM] })])).toEqual([]);
});
