import { expect, test } from 'vitest';
import { MINUTE } from '#domain/time';
import { isCheckDue } from './worker';

const NOON = Date.UTC(2026, 0, 1, 12);

test.each([
  { minutes: 0, due: false, title: 'no check is due just after a check' },
  { minutes: 59, due: false, title: 'no check is due within an hour of a check' },
  { minutes: 60, due: true, title: 'a check is due an hour after a check' },
  { minutes: -5, due: false, title: 'no check is due if the clock was set back by minutes' },
  { minutes: -24 * 60, due: true, title: 'a check is due if the clock was set back by a day' },
])('$title', ({ minutes, due }) => {
  expect(isCheckDue(NOON, NOON + minutes * MINUTE)).toBe(due);
});
