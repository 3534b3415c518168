import { expect, test } from 'vitest';
import { commandRef, controlsOf, runOnArrival } from './commands';

// Node has no elements, but commands take whatever React passes to a ref.
const control = () => ({}) as HTMLElement;

test('a command reaches its controls only while they are on the page', () => {
  const [first, second] = [control(), control()];
  const leave = commandRef('find')(first);
  commandRef('find')(second);
  expect(controlsOf('find')).toEqual([first, second]);
  leave?.();
  expect(controlsOf('find')).toEqual([second]);
});

test('a callback that waits for a control runs once when the control appears', () => {
  const seen: number[] = [];
  runOnArrival('report', () => seen.push(controlsOf('report').length));
  expect(seen).toEqual([]);
  commandRef('report')(control());
  commandRef('report')(control());
  expect(seen).toEqual([1]);
});

test('a control without a command is not registered', () => {
  commandRef(undefined)(control());
  expect(controlsOf('saved')).toEqual([]);
});
