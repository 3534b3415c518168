import { expect, test } from 'vitest';
import { adviceInCataclysm, adviceInMists } from '#test/advice';
import { piece } from '#test/gear';

const GEM = { itemId: 999_999 };
const BELT = 63453; // Iron Will Girdle, one socket
const BRACERS = 56301; // Bracers of Cooled Anger, no socket
const GLOVES = 58105; // Numbing Handguards, one socket
const MISTS_BELT = 85982; // two sockets

test.each([
  { why: 'one gem more than sockets', itemId: BELT, gems: [GEM, GEM], lines: [] },
  { why: 'no more gems than sockets', itemId: BELT, gems: [GEM], lines: ['No Belt Buckle: Belt'] },
  {
    why: 'an empty socket and no buckle',
    itemId: BELT,
    gems: [],
    lines: ['Empty Socket: Belt', 'No Belt Buckle: Belt'],
  },
  { why: 'an unknown id', itemId: 999_999, gems: [], lines: [] },
])('a belt with $why has the findings $lines', ({ itemId, gems, lines }) => {
  expect(adviceInCataclysm([piece(5, { itemId, gems })])).toEqual(lines);
});

test('a belt without recorded gems has no finding', () => {
  const { gems: _, ...belt } = piece(5, { itemId: BELT });
  expect(adviceInCataclysm([belt])).toEqual([]);
});

test.each([
  { why: 'with the buckle’s gem', gems: [GEM, GEM, GEM], lines: [] },
  { why: 'without that gem', gems: [GEM, GEM], lines: ['No Belt Buckle: Belt'] },
])('a belt in Mists $why has the findings $lines', ({ gems, lines }) => {
  expect(adviceInMists([piece(5, { itemId: MISTS_BELT, gems })])).toEqual(lines);
});

test.each([
  ['both pieces have one', [GEM], [GEM, GEM], []],
  ['neither piece has one', [], [GEM], []],
  ['only the bracers have one', [GEM], [GEM], ['Blacksmith Socket: Gloves']],
  ['only the gloves have one', [], [GEM, GEM], ['Blacksmith Socket: Bracers']],
])('the findings about added sockets are $3 if $0', (_, bracers, gloves, lines) => {
  const gear = [
    piece(8, { itemId: BRACERS, gems: bracers }),
    piece(9, { itemId: GLOVES, gems: gloves }),
  ];
  expect(adviceInCataclysm(gear)).toEqual(lines);
});

test('unknown gloves beside a blacksmith’s bracers have no finding', () => {
  const gear = [piece(8, { itemId: BRACERS, gems: [GEM] }), piece(9, { gems: [GEM] })];
  expect(adviceInCataclysm(gear)).toEqual([]);
});

test('in Mists, gloves 95226 have the sockets that the log shows', () => {
  expect(adviceInMists([piece(9, { itemId: 95_226, gems: [GEM] })])).toEqual([]);
  expect(adviceInMists([piece(9, { itemId: 95_226, gems: [GEM, GEM] })])).toEqual([]);
});
