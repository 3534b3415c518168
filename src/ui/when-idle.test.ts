import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '#ui/when-idle';

let shown: string[];

beforeEach(() => {
  shown = [];
  vi.stubGlobal('window', {});
  vi.useFakeTimers();
});

/** Loads for some milliseconds. */
const loads = (part: string, duration: number) => () =>
  new Promise<() => void>((resolve) => setTimeout(() => resolve(() => shown.push(part)), duration));

test('parts that load together are shown together', async () => {
  whenIdle(loads('slow', 300));
  whenIdle(loads('quick', 10));
  await vi.advanceTimersByTimeAsync(299);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(shown).toEqual(['slow', 'quick']);
});

test('a part that takes over a second to load delays no other part', async () => {
  whenIdle(loads('too slow', 5000));
  whenIdle(loads('quick', 10));
  await vi.advanceTimersByTimeAsync(1001);
  expect(shown).toEqual(['quick']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(shown).toEqual(['quick', 'too slow']);
});

test('work without a part to load waits for nothing', async () => {
  whenIdle(loads('slow', 300));
  whenIdle(() => {
    shown.push('run');
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['run']);
});
