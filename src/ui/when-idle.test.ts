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

test('what loads late together is shown once all of it is there', async () => {
  whenIdle(loads('slow', 300));
  whenIdle(loads('quick', 10));
  await vi.advanceTimersByTimeAsync(299);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(2);
  expect(shown).toEqual(['slow', 'quick']);
});

test('what takes over a second holds nothing back', async () => {
  whenIdle(loads('too slow', 5000));
  whenIdle(loads('quick', 10));
  await vi.advanceTimersByTimeAsync(1001);
  expect(shown).toEqual(['quick']);
  await vi.advanceTimersByTimeAsync(4000);
  expect(shown).toEqual(['quick', 'too slow']);
});

test('what only has to run is run at once', async () => {
  whenIdle(loads('slow', 300));
  whenIdle(() => {
    shown.push('run');
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['run']);
});
