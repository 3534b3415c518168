import { expect, test, vi } from 'vitest';
import { once, onceByKey, repeatIfCalled, shareRuns, shareRunsByKey } from './repeated-calls';

/** Makes work whose end each test decides. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = vi.fn((_subject?: string) => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: (nth: number) => ends[nth]?.() };
}

test('later calls return the result of the first call', () => {
  const work = vi.fn(() => undefined);
  const workOnce = once(work);
  expect([workOnce(), workOnce()]).toEqual([undefined, undefined]);
  expect(work).toHaveBeenCalledOnce();
});

test('calls with equal keys return the same result', () => {
  const work = vi.fn((key: string) => ({ key }));
  const workOnce = onceByKey(work);
  expect(workOnce('a')).toBe(workOnce('a'));
  workOnce('b');
  expect(work.mock.calls).toEqual([['a'], ['b']]);
});

test('simultaneous calls share one run', async () => {
  const { work, end } = heldWork();
  const run = shareRuns(work);
  const [first, second] = [run(), run()];
  expect(second).toBe(first);
  end(0);
  await first;
  void run();
  expect(work).toHaveBeenCalledTimes(2);
});

test('simultaneous calls share a run only for the same key', () => {
  const { work } = heldWork();
  const run = shareRunsByKey(work, (word: string) => word.toLowerCase());
  const [first, same, other] = [run('A'), run('a'), run('B')];
  expect([first === same, first === other]).toEqual([true, false]);
  expect(work.mock.calls).toEqual([['A'], ['B']]);
});

test('a call during a run repeats the run once', async () => {
  const { work, end } = heldWork();
  const run = repeatIfCalled(work);
  for (let nth = 0; nth < 3; nth += 1) run();
  expect(work).toHaveBeenCalledOnce();
  end(0);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  end(1);
  await Promise.resolve();
  expect(work).toHaveBeenCalledTimes(2);
});
