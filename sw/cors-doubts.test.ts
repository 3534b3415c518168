import { expect, test } from 'vitest';
import { corsDoubts } from './cors-doubts';

const HOST = 'https://icons.example';

test.each([
  { seen: '', allows: false, refuses: false, why: 'no request' },
  { seen: 'rr', allows: false, refuses: false, why: 'two failures, which may be missing icons' },
  { seen: 'rrr', allows: false, refuses: true, why: 'three failures and nothing else' },
  { seen: 'rra', allows: true, refuses: false, why: 'a response after failures' },
  { seen: 'arrrr', allows: true, refuses: false, why: 'a response and then failures' },
])(
  'a host counts as allowing CORS after $why: $allows, as refusing it: $refuses',
  ({ seen, allows, refuses }) => {
    const doubts = corsDoubts();
    for (const outcome of seen) {
      if (outcome === 'a') doubts.noteAllowed(HOST);
      else doubts.noteRefused(HOST);
    }
    expect(doubts.allows(HOST)).toBe(allows);
    expect(doubts.refuses(HOST)).toBe(refuses);
    expect(doubts.refuses('https://other.example')).toBe(false);
  },
);
