import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LoggedTime } from './logged-values';

test.each([
  { time: 0, kind: 'a time', why: 'the start of 1970' },
  { time: -1.5, kind: 'a time', why: 'a moment before 1970' },
  { time: 8.64e15, kind: 'a time', why: 'the last moment that a date can hold' },
  { time: 8.64e15 + 1, kind: 'no time', why: 'a millisecond after the last moment' },
  { time: -8.64e15 - 1, kind: 'no time', why: 'a millisecond before the first moment' },
  { time: Number.POSITIVE_INFINITY, kind: 'no time', why: 'the number 1e999 in a response' },
])('$why is $kind', ({ time, kind }) => {
  const isTime = kind === 'a time';
  expect(v.is(LoggedTime, time)).toBe(isTime);
  expect(Number.isNaN(new Date(time).getTime())).toBe(!isTime);
});

test('a time in text form is read like a number', () => {
  expect(v.parse(LoggedTime, '1700000000000')).toBe(1_700_000_000_000);
  expect(v.is(LoggedTime, 'yesterday')).toBe(false);
});
