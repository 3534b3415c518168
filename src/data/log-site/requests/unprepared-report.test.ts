import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  bodyOfReport,
  bodyWithError,
  FIGHTS,
  failureOf,
  request,
  respondWith,
  sentRequests,
  startOnline,
} from '#test/v2';
import { currentRepeat, MAX_REPEATS } from './unprepared-report';

startOnline();

const UNPREPARED = bodyWithError(
  'You must either provide fightIDs, or provide startTime and endTime.',
);

let repeats: number[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  repeats = [];
  stop = currentRepeat.subscribe(() => repeats.push(currentRepeat.get()));
});
afterEach(() => stop());

test('an unprepared report is requested again after a second', async () => {
  respondWith(UNPREPARED, UNPREPARED, bodyOfReport({ title: 'Thursday' }));
  const requesting = request(FIGHTS);
  await vi.advanceTimersByTimeAsync(999);
  expect(sentRequests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(await requesting).toMatchObject({ title: 'Thursday' });
  expect(sentRequests).toHaveLength(3);
  expect(repeats).toEqual([1, 2, 0]);
});

test('a report still unprepared after six repeats fails with reportNotPrepared', async () => {
  respondWith(UNPREPARED);
  const failing = failureOf(FIGHTS);
  await vi.advanceTimersByTimeAsync(MAX_REPEATS * 1000);
  expect(await failing).toMatchObject({ kind: 'reportNotPrepared' });
  expect(sentRequests).toHaveLength(7);
  expect(repeats).toEqual([1, 2, 3, 4, 5, 6, 0]);
});

test('a report counts as unprepared if any of its errors reports that', async () => {
  respondWith(
    { data: null, errors: [{ message: 'Internal' }, ...UNPREPARED.errors] },
    bodyOfReport({ title: 'Thursday' }),
  );
  const requesting = request(FIGHTS);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await requesting).toMatchObject({ title: 'Thursday' });
});

test('a prepared report shows no repeated request', async () => {
  respondWith(bodyOfReport({}));
  await request(FIGHTS);
  expect(repeats).toEqual([]);
});

test.each([
  { when: 'in the pause', abortAfter: 500 },
  { when: 'before the pause', abortAfter: 0 },
])(
  'a request for an unprepared report that is aborted $when is not repeated',
  async ({ abortAfter }) => {
    respondWith(UNPREPARED);
    const caller = new AbortController();
    const requesting = request(FIGHTS, caller.signal).catch((reason) => reason);
    if (abortAfter > 0) await vi.advanceTimersByTimeAsync(abortAfter);
    caller.abort(new Error('left'));
    expect(await requesting).toBe(caller.signal.reason);
    expect(vi.getTimerCount()).toBe(0);
    expect(sentRequests).toHaveLength(1);
    expect(currentRepeat.get()).toBe(0);
  },
);
