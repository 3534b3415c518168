import { type FetchQueryOptions, QueryObserver } from '@tanstack/react-query';
import { SECOND } from '#domain/raid/time';
import { LogSiteFailure } from '../../log-site/requests/log-site-failure';
import { queryClient } from '../query-client';
import type { RaidQueryKey } from '../raid-persister';
import { type SavingRun, showPause } from './saving-run';

/** Pauses in a row before the rest is left. */
const MAX_PAUSES = 5;

type RaidQuery<Data> = FetchQueryOptions<Data, Error, Data, RaidQueryKey>;

/** Returns a query's data, repeating the request after demanded pauses. Throws as the query. */
export async function fetchWithPauses<Data>(run: SavingRun, query: RaidQuery<Data>): Promise<Data> {
  while (sitePause) await Promise.race([sitePause, stopped(run)]);
  run.signal.throwIfAborted();
  try {
    const data = await fetchWatched(query);
    run.pausesInARow = 0;
    run.siteFailuresInARow = 0;
    return data;
  } catch (error) {
    if (run.signal.aborted || !(error instanceof LogSiteFailure && error.demandsPause)) throw error;
    if (run.pausesInARow >= MAX_PAUSES) throw error;
    if (!sitePause) {
      run.pausesInARow += 1;
      sitePause = pause(error.retriesIn ?? 0);
    }
    return fetchWithPauses(run, query);
  }
}

/**
 * Watches the query during its request: the library cancels a request when its last watcher leaves,
 * so a user leaving a view would cancel the save's own.
 */
async function fetchWatched<Data>(query: RaidQuery<Data>): Promise<Data> {
  const { queryKey } = query;
  const stopWatching = new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(
    () => {},
  );
  try {
    return await queryClient.fetchQuery(query);
  } finally {
    stopWatching();
  }
}

/** The log site's demanded pause, for all runs: it outlasts a stopped one. */
let sitePause: Promise<void> | undefined;

async function pause(seconds: number): Promise<void> {
  showPause(seconds);
  await new Promise((resolve) => setTimeout(resolve, seconds * SECOND));
  sitePause = undefined;
  showPause(undefined);
}

const stopped = ({ signal }: SavingRun): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
