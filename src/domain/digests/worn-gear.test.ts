import { expect, test } from 'vitest';
import { packGear, unpackGear } from './worn-gear';

test('packed gear keeps each piece’s slot, item, level, enchant and gems', () => {
  const piece = { slot: 0, itemId: 60_359, name: 'Hood', icon: 'hood.jpg' };
  const gear = [
    { ...piece, itemLevel: 372, enchantId: 4207, gems: [{ itemId: 68_780 }, { itemId: 52_207 }] },
    { ...piece, slot: 1, gems: [] },
    { ...piece, slot: 16, itemId: 2 ** 40 },
  ];
  const worn = gear.map(({ name: _, icon: __, ...rest }) => rest);
  expect(unpackGear(packGear({ gear }))).toEqual(worn);
  expect(unpackGear(packGear({ gear: [] }))).toEqual([]);
});

test('only a slot that the log lists as empty has item 0', () => {
  expect(unpackGear(packGear({ gear: [], bareSlots: [15] }))).toEqual([{ slot: 15, itemId: 0 }]);
});

test('a damaged number of gems does not make a list endless', () => {
  expect(unpackGear(Float64Array.of(0, 60_359, 372, 4207, 1e9))[0]?.gems).toHaveLength(5);
});
