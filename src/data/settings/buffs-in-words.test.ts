import { expect, test } from 'vitest';
import { buffsInWords, showBuffsInWords } from './buffs-in-words';

test('buffs are pictures until words are chosen, also if the browser stores nothing', () => {
  expect(buffsInWords.get()).toBe(false);
  showBuffsInWords(true);
  expect(buffsInWords.get()).toBe(true);
  showBuffsInWords(false);
  expect(buffsInWords.get()).toBe(false);
});
