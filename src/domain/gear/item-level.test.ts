import { expect, test } from 'vitest';
import { raiderIn } from '#test/gear';
import { knownAverageLevel } from '../audit/board-table';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '../eras/cataclysm/cataclysm-facts';
import { FOREVER } from '../eras/forever';
import { MISTS } from '../eras/mists/mists';
import { MISTS_FACTS } from '../eras/mists/mists-facts';
import type { Piece } from '../raid/raid';
import { averageItemLevel } from './item-level';

const GREATSWORD = 63679; // Reclaimed Ashkandi
const piece = (slot: number, itemLevel?: number, itemId = 1): Piece => ({
  slot,
  itemId,
  name: '',
  icon: '',
  gems: [],
  ...(itemLevel !== undefined && { itemLevel }),
});

test.each([
  ['one piece has its own', [piece(0, 359)], 359],
  ['a two-hander alone counts twice', [piece(0, 300), piece(15, 360, GREATSWORD)], 340],
  [
    'a two-hander with another beside it counts once',
    [piece(0, 300), piece(15, 360, GREATSWORD), piece(16, 360, GREATSWORD)],
    340,
  ],
  ['a one-hander alone counts once', [piece(0, 300), piece(15, 360)], 330],
  ['shirt and tabard do not count', [piece(0, 300), piece(3, 1), piece(18, 1)], 300],
  ['a piece of unknown level does not count', [piece(0, 300), piece(1)], 300],
  ['no gear has no average', [], undefined],
])('the average item level is $2: $0', (_, gear, average) => {
  expect(averageItemLevel(raiderIn(gear), CATACLYSM, CATACLYSM_FACTS)).toBe(average);
});

test('a bow in the main hand fills both hands', () => {
  const BOW = 96916; // not in the table of Cataclysm
  expect(averageItemLevel(raiderIn([piece(0, 300), piece(15, 360, BOW)]), MISTS, MISTS_FACTS)).toBe(
    330,
  );
});

test('an average of an era with tables is computed once the facts are loaded', () => {
  const raider = raiderIn([piece(0, 60), piece(15, 70, GREATSWORD)]);
  expect(knownAverageLevel(raider, CATACLYSM, undefined)).toBeUndefined();
  expect(knownAverageLevel(raider, CATACLYSM, CATACLYSM_FACTS)).toBeCloseTo(66.67);
  expect(knownAverageLevel(raider, FOREVER, undefined)).toBe(65);
});
