import type { ReportCode } from '#domain/log-site/report-link';
import { MINUTE } from '#domain/raid/time';
import { LogSiteFailure } from '../log-site/log-site-failure';
import { reportQueries } from './raid-queries';

const ASKED_EVERY = MINUTE;

/**
 * How a raid that goes on is asked for again while it is followed: every minute, but not in a hidden tab. A pause that
 * the log site asked for ends with the notice that counts it down, which asks by itself.
 */
export const followedRaid = (code: ReportCode, isFollowed: boolean) => ({
  ...reportQueries.raid(code),
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }) => {
    const isPaused = error instanceof LogSiteFailure && error.asksAgainIn !== undefined;
    return isFollowed && !isPaused && ASKED_EVERY;
  },
  refetchIntervalInBackground: false,
});
