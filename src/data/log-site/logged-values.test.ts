import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LoggedTime } from './logged-values';

test.each([
  { time: 0, kind: 'a time', why: 'the start of 1970' },
  { time: -1.5, kind: 'a time', why: 'a moment before 1970' },
  { time: 4.32e15, kind: 'a time', why: 'half of the last date' },
  { time: 4.32e15 + 1, kind: 'no time', why: 'more than half of the last date' },
  { time: -4.32e15 - 1, kind: 'no time', why: 'more than half of the first date' },
  { time: Number.POSITIVE_INFINITY, kind: 'no time', why: 'the number 1e999 in a response' },
])('$why is $kind', ({ time, kind }) => {
  const isTime = kind === 'a time';
  expect(v.is(LoggedTime, time)).toBe(isTime);
  // A report's start and a fight's time are added.
  expect(Number.isNaN(new Date(2 * time).getTime())).toBe(!isTime);
});

test('a time in text form is read like a number', () => {
  expect(v.parse(LoggedTime, '1700000000000')).toBe(1_700_000_000_000);
  expect(v.is(LoggedTime, 'yesterday')).toBe(false);
});
