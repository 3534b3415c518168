import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Raid } from '#domain/raid/raid';
import { MINUTE } from '#domain/time';
import { raidWith } from '#test/fights';
import { failure } from '../log-site/requests/failure-kinds';
import { queryClient } from '../query-cache/query-client';
import { followedRaidQuery, refetchWhenDue, startFollowing, stopFollowing } from './follow-raids';

const CODE = 'FollowedRaid0001';
const RAID = raidWith();

let response: () => Promise<Raid>;
const request = vi.fn(() => response());
const demandPause = () => Promise.reject(failure('tooManyRequests', { retriesIn: 300 }));

/** Watches the raid as the button for following does. */
function follow(isFollowed: boolean): QueryObserver<Raid> {
  const { persister: _, ...query } = followedRaidQuery(CODE, isFollowed);
  return new QueryObserver<Raid>(queryClient, { ...query, queryFn: request } as never);
}

let leave: () => void;

beforeEach(() => {
  // TanStack Query runs timers in browsers only, and takes Node for a server.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  request.mockClear();
  response = async () => RAID;
  queryClient.setQueryData(['report', CODE], RAID);
  focusManager.setFocused(true);
  queryClient.mount();
});
afterEach(() => {
  leave();
  queryClient.unmount();
  queryClient.clear();
  focusManager.setFocused(undefined);
});

test('a followed raid is requested once a minute', async () => {
  leave = follow(true).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(request).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(request).toHaveBeenCalledTimes(4);
});

test('a followed raid is requested at once after a minute out of view', async () => {
  await vi.advanceTimersByTimeAsync(MINUTE);
  leave = follow(true).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(1);
});

test('a raid that is not followed is not requested', async () => {
  leave = follow(false).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(request).toHaveBeenCalledTimes(0);
});

test('a hidden tab sends its next request only when it is visible again', async () => {
  leave = follow(true).subscribe(() => {});
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(5.5 * MINUTE);
  expect(request).toHaveBeenCalledTimes(0);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(1);

  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(1);
});

test('a pause demanded by the log site stops the requests of a followed raid', async () => {
  response = demandPause;
  const observer = follow(true);
  leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(MINUTE);
  const refused = request.mock.calls.length;
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  expect(request).toHaveBeenCalledTimes(refused);

  response = async () => RAID;
  await observer.refetch();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(request).toHaveBeenCalledTimes(refused + 3);
});

/** Looks every five seconds, as the small window does, at a raid that no screen shows. */
async function look(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 5000) {
    refetchWhenDue(CODE);
    await vi.advanceTimersByTimeAsync(5000);
  }
}

test('the clock of a small window requests a followed raid once a minute unless a pause is demanded', async () => {
  const observer = follow(false);
  leave = observer.subscribe(() => {});
  startFollowing(CODE, RAID, Date.now());
  await look(3 * MINUTE + 10_000);
  expect(request).toHaveBeenCalledTimes(3);

  response = demandPause;
  await look(MINUTE);
  const refused = request.mock.calls.length;
  await look(4 * MINUTE);
  expect(request).toHaveBeenCalledTimes(refused);
  response = async () => RAID;
  await look(MINUTE);
  expect(request).toHaveBeenCalledTimes(refused + 1);

  stopFollowing(CODE);
  await look(5 * MINUTE);
  expect(request).toHaveBeenCalledTimes(refused + 1);
});

test('a small window requests a followed raid after the device’s clock was set back', async () => {
  leave = follow(false).subscribe(() => {});
  startFollowing(CODE, RAID, Date.now());
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  await look(MINUTE);
  expect(request).toHaveBeenCalledTimes(1);
  stopFollowing(CODE);
});
