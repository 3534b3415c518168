import { expect, test } from 'vitest';
import { formatList, listSeparator } from './listing';

test.each([
  [[], ''],
  [['a pet'], 'a pet'],
  [['a pet', 'a talent'], 'a pet or a talent'],
  [['a pet', 'a talent', 'a choice'], 'a pet, a talent or a choice'],
] as const)('%j is listed as "%s"', (words, listed) => {
  expect(formatList(words, 'or')).toBe(listed);
  const joined = words.map((word, index) => `${listSeparator(index, words.length, 'or')}${word}`);
  expect(joined.join('')).toBe(listed);
});
