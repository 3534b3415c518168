import { type FetchQueryOptions, QueryObserver } from '@tanstack/react-query';
import { SECOND } from '#domain/raid/time';
import { TooManyRequests } from '../../log-site/failure-kinds';
import { queryClient } from '../../query-client';
import type { RaidQueryKey } from '../raid-persister';
import { showPause } from './saving-progress';
import type { SavingRun } from './saving-run';

/** How often in a row the log site may ask for a pause before the rest is left for another time. */
const MAX_PAUSES = 5;

type RaidQuery<Data> = FetchQueryOptions<Data, Error, Data, RaidQueryKey>;

/**
 * What a query returns, from memory or IndexedDB where it is there. When the log site asks for a pause, it
 * is requested again after that. Throws what the query throws.
 */
export async function fetchWithPauses<Data>(run: SavingRun, query: RaidQuery<Data>): Promise<Data> {
  await run.pause;
  run.signal.throwIfAborted();
  try {
    const data = await fetchWatched(query);
    run.pausesInARow = 0;
    run.siteFailuresInARow = 0;
    return data;
  } catch (error) {
    if (run.signal.aborted || !(error instanceof TooManyRequests)) throw error;
    if (run.pausesInARow >= MAX_PAUSES) throw error;
    run.pause ??= pause(run, error.asksAgainIn);
    return fetchWithPauses(run, query);
  }
}

/**
 * Watches the query while it is asked for. What is in view shares it, and the library calls a request off when the last
 * that watches leaves: without this, a person who looks at a boss and goes on would end the save's own request.
 */
async function fetchWatched<Data>(query: RaidQuery<Data>): Promise<Data> {
  const { queryKey } = query;
  const leave = new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(() => {});
  try {
    return await queryClient.fetchQuery(query);
  } finally {
    leave();
  }
}

/** Neither of the two asks anything while the log site wants to be left alone. */
async function pause(run: SavingRun, seconds: number): Promise<void> {
  run.pausesInARow += 1;
  showPause(seconds);
  await new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * SECOND);
    run.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  run.pause = undefined;
  showPause(undefined);
}
