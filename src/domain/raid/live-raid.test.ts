import { expect, test } from 'vitest';
import { MINUTE } from '../time';
import { mayStillGrow } from './live-raid';

test.each([
  { ago: 119, goesOn: true },
  { ago: -5, goesOn: true },
  { ago: 120, goesOn: false },
])('a report that ended $ago minutes ago may go on: $goesOn', ({ ago, goesOn }) => {
  expect(mayStillGrow({ endedAt: 1000 * MINUTE }, (1000 + ago) * MINUTE)).toBe(goesOn);
});
