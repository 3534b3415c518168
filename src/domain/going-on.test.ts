import { expect, test } from 'vitest';
import { mayGoOn } from './going-on';

test.each([
  { ago: 119, goesOn: true },
  { ago: 120, goesOn: false },
])('a report that ended $ago minutes ago: may go on $goesOn', ({ ago, goesOn }) => {
  expect(mayGoOn({ endedAt: 0 }, ago * 60_000)).toBe(goesOn);
});
