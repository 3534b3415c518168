import { expect, test } from 'vitest';
import { isCheckDue } from './worker';

const NOON = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

test.each([
  { minutes: 0, due: false, why: 'just checked' },
  { minutes: 59, due: false, why: 'less than an hour ago' },
  { minutes: 60, due: true, why: 'an hour ago' },
  { minutes: -5, due: false, why: 'the clock put right by minutes' },
  { minutes: -24 * 60, due: true, why: 'the clock put back by a day' },
])('$why → due: $due', ({ minutes, due }) => {
  expect(isCheckDue(NOON, NOON + minutes * MINUTE)).toBe(due);
});
