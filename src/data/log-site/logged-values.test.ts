import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LoggedTime } from './logged-values';

test.each([
  { time: 0, isTime: true, why: 'the start of 1970' },
  { time: -1.5, isTime: true, why: 'a moment before it' },
  { time: 8.64e15, isTime: true, why: 'the last moment that a date can hold' },
  { time: 8.64e15 + 1, isTime: false, why: 'a millisecond later' },
  { time: -8.64e15 - 1, isTime: false, why: 'a millisecond before the first one' },
  { time: Number.POSITIVE_INFINITY, isTime: false, why: 'what 1e999 in a response turns into' },
])('$why is a time: $isTime', ({ time, isTime }) => {
  expect(v.is(LoggedTime, time)).toBe(isTime);
  expect(Number.isNaN(new Date(time).getTime())).toBe(!isTime);
});

test('a time in text form is read like a number', () => {
  expect(v.parse(LoggedTime, '1700000000000')).toBe(1_700_000_000_000);
  expect(v.is(LoggedTime, 'yesterday')).toBe(false);
});
