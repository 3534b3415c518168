import { expect, test } from 'vitest';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { isCosmetic, isSlot, slotsText, slotWord } from './slots';

test.each([
  { slot: 0, kind: 'a slot' },
  { slot: 18, kind: 'a slot' },
  { slot: 19, kind: 'no slot' },
  { slot: -1, kind: 'no slot' },
  { slot: 1.5, kind: 'no slot' },
])('the number $slot is $kind', ({ slot, kind }) => {
  expect(isSlot(slot)).toBe(kind === 'a slot');
});

test('shirt, tabard and slots unknown to the era are cosmetic', () => {
  const slots = [0, 3, 15, 17, 18, 40];
  expect(slots.filter((slot) => isCosmetic(CATACLYSM, slot))).toEqual([3, 18, 40]);
});

test('a slot that the era lacks is named by its number', () => {
  expect([slotWord(CATACLYSM, 6), slotWord(CATACLYSM, 40)]).toEqual(['Legs', 'Slot 40']);
});

test('a list of slots shows counts above one', () => {
  const slots = [{ slot: 2, count: 1 }, { count: 3 }, { slot: 5, count: 2 }];
  expect(slotsText(CATACLYSM, slots)).toBe('Shoulders, Belt ×2');
});
