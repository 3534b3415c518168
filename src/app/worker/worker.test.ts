import { expect, test } from 'vitest';
import { MINUTE } from '#domain/time';
import { isCheckDue } from './worker';

const NOON = Date.UTC(2026, 0, 1, 12);

test.each([
  { minutes: 0, due: false, why: 'the last one was just now' },
  { minutes: 59, due: false, why: 'the last one was less than an hour ago' },
  { minutes: 60, due: true, why: 'the last one was an hour ago' },
  { minutes: -5, due: false, why: 'the clock was put right by minutes' },
  { minutes: -24 * 60, due: true, why: 'the clock was put back by a day' },
])('a check for a new version is due if $why: $due', ({ minutes, due }) => {
  expect(isCheckDue(NOON, NOON + minutes * MINUTE)).toBe(due);
});
