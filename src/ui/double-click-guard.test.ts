import { expect, test } from 'vitest';
import { type Click, isSecondOfPair } from './double-click-guard';

const click: Click = { control: undefined, by: 'mouse', count: 1, at: 1000, x: 10, y: 10 };
const tap: Click = { ...click, by: 'touch' };
const enter: Click = { ...click, by: 'key', count: 0 };

test.each([
  ['a click that the browser counts as the second', click, { count: 2 }, true],
  ['a click at the same place that it counts alone', click, { at: 1100 }, false],
  ['a tap soon after, a little beside', tap, { at: 1300, x: 20, y: 25 }, true],
  ['a tap elsewhere', tap, { at: 1300, x: 60 }, false],
  ['a tap that comes later', tap, { at: 1501 }, false],
  ['a key soon after', enter, { at: 1300, x: 400 }, true],
  ['a key that comes later', enter, { at: 1501 }, false],
  ['a key after a click', click, { by: 'key' as const, count: 0 }, false],
])('$0 is the second click of a double click: $3', (_, first, next, isSecond) => {
  expect(isSecondOfPair(first, { ...first, ...next })).toBe(isSecond);
});
