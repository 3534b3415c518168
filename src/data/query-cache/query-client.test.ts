import { type Query, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { FAILURE_KINDS, failureOf } from '#test/failures';
import type { FailureKind } from '../log-site/requests/log-site-failure';
import { queryClient, refetchFailed } from './query-client';

const { retry, retryDelay, refetchOnReconnect, refetchOnWindowFocus } =
  queryClient.getDefaultOptions().queries ?? {};

type Option = (...args: unknown[]) => unknown;
const callOption = (option: unknown, ...args: unknown[]) => (option as Option)(...args);

afterEach(() => queryClient.clear());

const RETRIED_SOON: readonly FailureKind[] = [
  'unreachable',
  'logSiteFailed',
  'originTrouble',
  'responseUnreadable',
];

const ABOUT_CONNECTION: readonly FailureKind[] = ['unreachable', 'tooSlow', 'offline'];

test.each(
  FAILURE_KINDS.map((kind) => ({
    kind,
    isRetried: RETRIED_SOON.includes(kind),
    isAboutConnection: ABOUT_CONNECTION.includes(kind),
  })),
)(
  'after $kind a query is retried soon: $isRetried, when the user returns: $isAboutConnection',
  ({ kind, isRetried, isAboutConnection }) => {
    const error = failureOf(kind);
    const query = { state: { error } } as unknown as Query;
    expect(callOption(retry, 0, error)).toBe(isRetried);
    expect(callOption(refetchOnReconnect, query)).toBe(isAboutConnection);
    expect(callOption(refetchOnWindowFocus, query)).toBe(isAboutConnection);
  },
);

test('a failed query is retried twice', () => {
  const unreachable = failureOf('unreachable');
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

test.each([
  { kind: 'noFightsFound', line: ['No fights found'] },
  { kind: 'noPlayersFound', line: ['No players found'] },
  {
    kind: 'keyRefused',
    line: ['Error fetching data', expect.objectContaining({ kind: 'keyRefused' })],
  },
] as const)('after $kind the console says $line.0', async ({ kind, line }) => {
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

test('only failed queries in view are refetched after a new key', async () => {
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
