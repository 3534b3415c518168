import type { QueryState } from '@tanstack/react-query';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { MINUTE } from '#domain/raid/time';
import { LogSiteFailure } from '../log-site-failure';
import { reportQueries } from './raid-queries';

const FOLLOW_INTERVAL = MINUTE;

/** Refetches a followed raid every minute, but not in a hidden tab or after a failure. */
export const followedRaid = (code: ReportCode, isFollowed: boolean) => ({
  ...reportQueries.raid(code),
  refetchInterval: ({ state }: { state: RaidState }) =>
    isFollowed && !isPaused(state) && FOLLOW_INTERVAL,
  refetchIntervalInBackground: false,
  // After a look at another raid, or a reload.
  refetchOnMount: ({ state }: { state: RaidState }) =>
    isFollowed &&
    !isPaused(state) &&
    Date.now() - state.dataUpdatedAt >= FOLLOW_INTERVAL &&
    'always',
});

type RaidState = Pick<QueryState<Raid>, 'error' | 'dataUpdatedAt'>;

const isPaused = ({ error }: RaidState): boolean =>
  error instanceof LogSiteFailure && error.retriesIn !== undefined;
