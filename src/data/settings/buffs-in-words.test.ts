import { expect, test } from 'vitest';
import { buffsInWords, showBuffsInWords } from './buffs-in-words';

test('buffs are shown as pictures until the user chooses words', () => {
  expect(buffsInWords.get()).toBe(false);
  showBuffsInWords(true);
  expect(buffsInWords.get()).toBe(true);
  showBuffsInWords(false);
  expect(buffsInWords.get()).toBe(false);
});
