import { expect, test } from 'vitest';
import { type Click, isSecondOfPair } from './double-click-guard';

const click: Click = { control: undefined, by: 'mouse', count: 1, at: 1000, x: 10, y: 10 };
const tap: Click = { ...click, by: 'touch' };
const enter: Click = { ...click, by: 'key', count: 0 };

test.each([
  ['a click that the browser counts as 2', click, { count: 2 }, 'a second click'],
  ['a click that the browser counts as 1', click, { at: 1100 }, 'a first click'],
  ['a tap soon after, a little beside', tap, { at: 1300, x: 20, y: 25 }, 'a second click'],
  ['a tap elsewhere', tap, { at: 1300, x: 60 }, 'a first click'],
  ['a tap that comes later', tap, { at: 1501 }, 'a first click'],
  ['a key soon after', enter, { at: 1300, x: 400 }, 'a second click'],
  ['a key that comes later', enter, { at: 1501 }, 'a first click'],
  ['a key after a click', click, { by: 'key' as const, count: 0 }, 'a first click'],
])('$0 is $3', (_, first, next, outcome) => {
  expect(isSecondOfPair(first, { ...first, ...next })).toBe(outcome === 'a second click');
});
