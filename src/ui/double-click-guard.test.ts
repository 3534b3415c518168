import { expect, test } from 'vitest';
import { type Click, isSecondOfPair } from './double-click-guard';

const click: Click = { control: undefined, by: 'mouse', count: 1, at: 1000, x: 10, y: 10 };
const tap: Click = { ...click, by: 'touch' };
const enter: Click = { ...click, by: 'key', count: 0 };

test.each([
  {
    why: 'a click that the browser counts as the second',
    first: click,
    next: { count: 2 },
    isSecond: true,
  },
  {
    why: 'a click at the same place that it counts alone',
    first: click,
    next: { at: 1100 },
    isSecond: false,
  },
  {
    why: 'a tap soon after, a little beside',
    first: tap,
    next: { at: 1300, x: 20, y: 25 },
    isSecond: true,
  },
  { why: 'a tap elsewhere', first: tap, next: { at: 1300, x: 60 }, isSecond: false },
  { why: 'a tap that comes later', first: tap, next: { at: 1501 }, isSecond: false },
  { why: 'a key soon after', first: enter, next: { at: 1300, x: 400 }, isSecond: true },
  { why: 'a key that comes later', first: enter, next: { at: 1501 }, isSecond: false },
  {
    why: 'a key after a click',
    first: click,
    next: { by: 'key' as const, count: 0 },
    isSecond: false,
  },
])('$why is the second half of a pair: $isSecond', ({ first, next, isSecond }) => {
  expect(isSecondOfPair(first, { ...first, ...next })).toBe(isSecond);
});
