import { expect, test } from 'vitest';
import { mayGoOn } from './going-on';
import { MINUTE } from './time';

test.each([
  { ago: 119, goesOn: true },
  { ago: 120, goesOn: false },
])('a report that ended $ago minutes ago: may go on $goesOn', ({ ago, goesOn }) => {
  expect(mayGoOn({ endedAt: 0 }, ago * MINUTE)).toBe(goesOn);
});
