import { expect, test } from 'vitest';
import { piece, raiderIn } from '#test/gear';
import { CATACLYSM_FACTS } from '../eras/cataclysm/cataclysm-facts';
import { armourSetText, wornSets } from './armour-sets';

const MAGMA_HEAD = 60_341;
const MAGMA_CHEST = 60_339;
const MAGMA_SET = 925;

test.each([
  { why: 'no piece of a set', gear: [piece(0)], sets: [] },
  {
    why: 'two pieces of one set',
    gear: [piece(0, { itemId: MAGMA_HEAD }), piece(4, { itemId: MAGMA_CHEST })],
    sets: ['T11 2/5'],
  },
  {
    why: 'a piece without the set’s number, and one that the table lacks with it',
    gear: [piece(0, { itemId: MAGMA_HEAD }), piece(2, { setId: MAGMA_SET })],
    sets: ['T11 2/5'],
  },
  {
    why: 'an item of one set with the number of another',
    gear: [piece(0, { itemId: MAGMA_HEAD, setId: 1074 })],
    sets: ['T11 1/5'],
  },
  { why: 'a set’s number that nobody knows', gear: [piece(0, { setId: 1152 })], sets: [] },
  {
    why: 'pieces of two tiers, the latest first',
    gear: [piece(0, { itemId: MAGMA_HEAD }), piece(4, { itemId: 76_988 })],
    sets: ['T13 1/5', 'T11 1/5'],
  },
])('the sets of gear with $why are $sets', ({ gear, sets }) => {
  expect(wornSets(raiderIn(gear), CATACLYSM_FACTS).map(armourSetText)).toEqual(sets);
});
