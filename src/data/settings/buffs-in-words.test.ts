import { expect, test } from 'vitest';
import { buffsInWords, drawBuffsInWords } from './buffs-in-words';

test('buffs are pictures until words are chosen, also if the browser stores nothing', () => {
  expect(buffsInWords.get()).toBe(false);
  drawBuffsInWords(true);
  expect(buffsInWords.get()).toBe(true);
  drawBuffsInWords(false);
  expect(buffsInWords.get()).toBe(false);
});
