import { expect, test } from 'vitest';
import { corsDoubts } from './cors-doubts';

const HOST = 'https://icons.example';

test.each([
  { seen: '', outcome: 'unknown', why: 'no request' },
  { seen: 'rr', outcome: 'unknown', why: 'two failures, which may be missing icons' },
  { seen: 'rrr', outcome: 'refused', why: 'three failures and nothing else' },
  { seen: 'rra', outcome: 'allowed', why: 'a response after failures' },
  { seen: 'arrrr', outcome: 'allowed', why: 'failures after a response' },
])('CORS counts as $outcome after $why', ({ seen, outcome: expected }) => {
  const doubts = corsDoubts();
  for (const outcome of seen) {
    if (outcome === 'a') doubts.noteAllowed(HOST);
    else doubts.noteRefused(HOST);
  }
  expect(doubts.allows(HOST)).toBe(expected === 'allowed');
  expect(doubts.refuses(HOST)).toBe(expected === 'refused');
  expect(doubts.refuses('https://other.example')).toBe(false);
});
