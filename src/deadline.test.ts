import { beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './deadline';

beforeEach(() => vi.useFakeTimers());

const never = new Promise<string>(() => {});

test('work that ends in time resolves and leaves no timer', async () => {
  expect(await withDeadline(Promise.resolve('done'), 1000, () => 'late')).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that fails in time rejects and leaves no timer', async () => {
  const failing = Promise.reject(new Error('broken'));
  await expect(withDeadline(failing, 1000, () => 'late')).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});

test('late work resolves with the result of onLate', async () => {
  const result = withDeadline(never, 1000, () => 'late');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBe('late');
});

test('late work rejects if onLate throws', async () => {
  const waiting = withDeadline(never, 1000, () => {
    throw new Error('too late');
  });
  const outcome = expect(waiting).rejects.toThrow('too late');
  await vi.advanceTimersByTimeAsync(1000);
  await outcome;
});

test('the promise that onLate returns for late work is awaited', async () => {
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('done'), 1500));
  const result = withDeadline(slow, 1000, () => slow);
  await vi.advanceTimersByTimeAsync(1500);
  expect(await result).toBe('done');
});
