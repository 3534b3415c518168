import type { QueryState } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import { applyResponse, beginFollowing, type FollowedRaid } from '#domain/raid/following';
import type { Raid } from '#domain/raid/raid';
import { MINUTE, SECOND } from '#domain/time';
import { ownRecord } from '../bounded-schemas';
import { readStoredText, storeText, tryFeature } from '../browser-features';
import { LogSiteFailure } from '../log-site/requests/log-site-failure';
import { online } from '../online';
import { queryClient } from '../query-cache/query-client';
import { followedRaids } from './followed-raids';
import { reportQueries } from './raid-queries';

const FOLLOW_INTERVAL = MINUTE;

/** Returns a raid's query. Followed, it is refetched each minute while the tab is visible. */
export function followedRaidQuery(code: ReportCode, isFollowed: boolean) {
  const alwaysIfDue = ({ state }: { state: RaidState }) =>
    isFollowed &&
    !isPaused(state) &&
    Date.now() - state.dataUpdatedAt >= FOLLOW_INTERVAL &&
    'always';
  return {
    ...reportQueries.raid(code),
    refetchInterval: ({ state }: { state: RaidState }) =>
      isFollowed && !isPaused(state) && FOLLOW_INTERVAL,
    refetchIntervalInBackground: false,
    // The user returns from another raid, or has reloaded.
    refetchOnMount: alwaysIfDue,
    // The user returns from another tab or page.
    refetchOnWindowFocus: alwaysIfDue,
  };
}

/** Refetches a followed raid if it is due. Called by a clock that runs on in hidden tabs. */
export function refetchWhenDue(code: ReportCode): void {
  const { queryKey } = reportQueries.raid(code);
  const state = queryClient.getQueryState<Raid>(queryKey);
  const following = followedRaids.get().get(code);
  if (state?.fetchStatus !== 'idle' || !following || following.isOver || !online.get()) return;
  const { error, dataUpdatedAt, errorUpdatedAt } = state;
  const retriesIn = error instanceof LogSiteFailure ? error.retriesIn : undefined;
  const wait = retriesIn === undefined ? FOLLOW_INTERVAL : retriesIn * SECOND;
  const elapsed = Date.now() - (error ? errorUpdatedAt : dataUpdatedAt);
  // The time elapsed is negative if the clock was set back.
  if (elapsed >= wait || elapsed < 0)
    void queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
}

type RaidState = Pick<QueryState<Raid>, 'error' | 'dataUpdatedAt'>;

const isPaused = ({ error }: RaidState): boolean =>
  error instanceof LogSiteFailure && error.retriesIn !== undefined;

/** Starts following a raid. `fetchedAt` is when its report was last fetched. */
export const startFollowing = (code: ReportCode, raid: Raid, fetchedAt: number): void =>
  set(code, beginFollowing(raid, { newAt: Date.now(), fetchedAt }));

export function stopFollowing(code: ReportCode): void {
  const others = new Map(followedRaids.get());
  others.delete(code);
  followedRaids.set(others);
  storeNewTimes();
}

/** Updates a followed raid by a response, or continues following it after a reload. */
export function noteResponse(code: ReportCode, raid: Raid, fetchedAt: number): void {
  const following = followedRaids.get().get(code);
  const newAt = following ? undefined : readNewTimes()[code];
  if (newAt !== undefined) set(code, beginFollowing(raid, { newAt, fetchedAt }));
  if (following && !following.isOver && following.fetchedAt !== fetchedAt) {
    set(code, applyResponse(following, raid, fetchedAt));
  }
}

function set(code: ReportCode, following: FollowedRaid): void {
  followedRaids.set(new Map([...followedRaids.get(), [code, following]]));
  storeNewTimes();
}

const KEY = 'ready-check-followed';

/** Stores the time of each raid's latest news until the tab is closed. */
function storeNewTimes(): void {
  const ongoing = [...followedRaids.get()].filter(([, { isOver }]) => !isOver);
  const newTimes = Object.fromEntries(ongoing.map(([code, { newAt }]) => [code, newAt]));
  // If storage is refused, a reload ends following.
  storeText('sessionStorage', KEY, JSON.stringify(newTimes));
}

function readNewTimes(): Record<ReportCode, number> {
  const stored: unknown = tryFeature(() =>
    JSON.parse(readStoredText('sessionStorage', KEY) ?? '{}'),
  );
  const read = v.safeParse(ownRecord(v.number()), stored);
  return read.success ? read.output : {};
}
