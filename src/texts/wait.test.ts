import { expect, test } from 'vitest';
import { formatWait } from './wait';

test.each([
  { seconds: 1, words: '1 s' },
  { seconds: 120, words: '120 s' },
  { seconds: 121, words: '3 min' },
  { seconds: 720, words: '12 min' },
  { seconds: 3600, words: '60 min' },
])('a wait of $seconds s is written as $words', ({ seconds, words }) => {
  expect(formatWait(seconds)).toBe(words);
});
