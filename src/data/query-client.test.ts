import { type Query, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import * as failures from './log-site/failure-kinds';
import { queryClient, refetchFailed } from './query-client';

const { retry, retryDelay, refetchOnReconnect, refetchOnWindowFocus } =
  queryClient.getDefaultOptions().queries ?? {};

type Option = (...args: unknown[]) => unknown;
const callOption = (option: unknown, ...args: unknown[]) => (option as Option)(...args);

test.each([
  { failure: new failures.LogSiteUnreachable(), isRetried: true, isAboutConnection: true },
  { failure: new failures.LogSiteFailed(500), isRetried: true, isAboutConnection: false },
  { failure: new failures.OriginTrouble(522), isRetried: true, isAboutConnection: false },
  { failure: new failures.ResponseUnreadable(), isRetried: true, isAboutConnection: false },
  { failure: new failures.NoFightsFound('missing'), isRetried: true, isAboutConnection: false },
  { failure: new failures.NoFightsFound('empty'), isRetried: false, isAboutConnection: false },
  { failure: new failures.NoPlayersFound(), isRetried: false, isAboutConnection: false },
  { failure: new failures.ReportNotFound(), isRetried: false, isAboutConnection: false },
  { failure: new failures.KeyRefused(), isRetried: false, isAboutConnection: false },
  { failure: new failures.NoApiKey(), isRetried: false, isAboutConnection: false },
  { failure: new failures.RequestRefused(403, ''), isRetried: false, isAboutConnection: false },
  {
    failure: new failures.ResponseMisshapen({ path: 'x', expected: 'number', received: 'null' }),
    isRetried: false,
    isAboutConnection: false,
  },
  { failure: new failures.TooManyRequests(20), isRetried: false, isAboutConnection: false },
  { failure: new failures.UnderMaintenance(), isRetried: false, isAboutConnection: false },
  { failure: new failures.ReportStillProcessing(), isRetried: false, isAboutConnection: false },
  { failure: new failures.LogSiteTooSlow(), isRetried: false, isAboutConnection: true },
  { failure: new failures.DeviceOffline(), isRetried: false, isAboutConnection: true },
])(
  'after $failure.name a query is retried soon: $isRetried, on a return: $isAboutConnection',
  (row) => {
    const query = { state: { error: row.failure } } as unknown as Query;
    expect(callOption(retry, 0, row.failure)).toBe(row.isRetried);
    expect(callOption(refetchOnReconnect, query)).toBe(row.isAboutConnection);
    expect(callOption(refetchOnWindowFocus, query)).toBe(row.isAboutConnection);
  },
);

test('a failed query is retried twice', () => {
  const unreachable = new failures.LogSiteUnreachable();
  expect([0, 1, 2, 3].map((tries) => callOption(retry, tries, unreachable))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a failed query is retried after longer and longer pauses, each random', () => {
  for (const [tries, longest] of [1000, 2000, 4000, 8000, 8000].entries()) {
    const pauses = Array.from({ length: 50 }, () => Number(callOption(retryDelay, tries)));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(longest / 2);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(longest);
    expect(new Set(pauses).size).toBeGreaterThan(1);
  }
});

test('only failed queries in view are refetched after a new key', async () => {
  const requested: string[] = [];
  const observe = (name: string, isFailing: boolean) =>
    new QueryObserver(queryClient, {
      queryKey: [name],
      queryFn: () => {
        requested.push(name);
        return isFailing ? Promise.reject(new failures.KeyRefused()) : 'a response';
      },
    }).subscribe(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const stops = [observe('failed', true), observe('good', false), observe('out of view', true)];
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  stops.pop()?.();
  requested.length = 0;
  refetchFailed();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requested).toEqual(['failed']);
  for (const stop of stops) stop();
  queryClient.clear();
});
