import { expect, test } from 'vitest';
import { counted, countedOf, RAIDS } from './language-ru-plural';

test.each([
  { count: 0, words: '0 рейдов' },
  { count: 1, words: '1 рейд' },
  { count: 3, words: '3 рейда' },
  { count: 5, words: '5 рейдов' },
  { count: 11, words: '11 рейдов' },
  { count: 22, words: '22 рейда' },
  { count: 1.5, words: '1.5 рейда' },
])('a count of $count in Russian is written as $words', ({ count, words }) => {
  expect(counted(count, RAIDS)).toBe(words);
});

test('a Russian count after `из` has two forms', () => {
  const kills = [1, 2, 5, 21].map((count) => countedOf(count, 'килла', 'киллов'));
  expect(kills).toEqual(['1 килла', '2 киллов', '5 киллов', '21 килла']);
});
