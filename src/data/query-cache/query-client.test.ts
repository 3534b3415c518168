import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { FAILURE_KINDS, failureOf } from '#test/failures';
import { queryClient, refetchFailed } from './query-client';

const { retry, retryDelay, refetchOnReconnect, refetchOnWindowFocus } =
  queryClient.getDefaultOptions().queries ?? {};

type Option = (...args: unknown[]) => unknown;
const callOption = (option: unknown, ...args: unknown[]) => (option as Option)(...args);

afterEach(() => queryClient.clear());

test('a query is retried soon only after a transient failure', () => {
  const retried = FAILURE_KINDS.filter((kind) => callOption(retry, 0, failureOf(kind)));
  expect(retried).toEqual(['originFailed', 'logSiteFailed', 'responseUnreadable', 'unreachable']);
});

test.each([
  ['when the network is back', refetchOnReconnect],
  ['when the user returns', refetchOnWindowFocus],
])('only queries that failed for the connection are refetched %s', (_, option) => {
  const refetched = FAILURE_KINDS.filter((kind) =>
    callOption(option, { state: { error: failureOf(kind) } }),
  );
  expect(refetched).toEqual(['unreachable', 'tooSlow', 'offline']);
});

test('a failed query is retried twice', () => {
  const unreachable = failureOf('unreachable');
  const retries = [0, 1, 2, 3].map((tries) => callOption(retry, tries, unreachable));
  expect(retries).toEqual([true, true, false, false]);
});

test('a failed query is retried after increasing random pauses', () => {
  for (const [tries, longest] of [1000, 2000, 4000, 8000, 8000].entries()) {
    const pauses = Array.from({ length: 50 }, () => Number(callOption(retryDelay, tries)));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(longest / 2);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(longest);
    expect(new Set(pauses).size).toBeGreaterThan(1);
  }
});

test.each([
  { kind: 'noFightsFound', line: ['No fights found'] },
  { kind: 'noPlayersFound', line: ['No players found'] },
  { kind: 'tooSlow', line: ['Error fetching data', expect.objectContaining({ kind: 'tooSlow' })] },
] as const)('the console line after $kind begins with $line.0', async ({ kind, line }) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = queryClient.fetchQuery({
    queryKey: ['failing'],
    queryFn: () => Promise.reject(failureOf(kind)),
    retry: false,
    meta: { consoleLine: 'Error fetching data' },
  });
  await expect(failing).rejects.toMatchObject({ kind });
  expect(logged.mock.calls).toEqual([line]);
});

test('only failed queries in view are refetched after the key changes', async () => {
  const requested: string[] = [];
  const observe = (name: string, isFailing: boolean) =>
    new QueryObserver(queryClient, {
      queryKey: [name],
      queryFn: () => {
        requested.push(name);
        return isFailing ? Promise.reject(failureOf('keyRefused')) : 'a response';
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
});
