import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { deviceStore } from '../device/device-store';
import { newestFirst } from '../device/raids/index-entry';
import { readIndex } from '../device/raids/raid-index';
import { readSaved } from '../device/raids/saved-raids';
import { judgementRange } from '../device/records/judgement-record';

/**
 * Reads every saved raid, newest first. Other queries call this rather than `fetchQuery`: joining a
 * fetch fails when a change cancels it.
 */
export const readSavedRaids = async () => newestFirst(await readSaved(readIndex));

/** Queries of the list of saved raids; `watchSavedRaids` invalidates them. */
export const savedRaidQueries = {
  all: () => ['saved-raids'] as const,

  /** Every saved raid, newest first. */
  list: () =>
    queryOptions({
      queryKey: savedRaidQueries.all(),
      queryFn: readSavedRaids,
      // Browsers without BroadcastChannel do not announce changes.
      refetchOnWindowFocus: 'always',
    }),

  /** How many shared results are saved. Few users have any: only then their code loads. */
  judgementCount: () =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'judgement-count'],
      queryFn: async () =>
        (await deviceStore.readTogether((records) =>
          promisifyRequest(records.count(judgementRange())),
        )) ?? 0,
    }),
};

/** Rereads the list of saved raids, and everything derived from it. */
export function rereadSavedRaids(client: QueryClient): void {
  const all = { queryKey: savedRaidQueries.all() };
  void client.invalidateQueries(all);
  // A first read under way may predate the change, and invalidating lets it finish as it is: cancel
  // and read again.
  for (const query of client.getQueryCache().findAll({ ...all, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    void query.cancel({ silent: true });
    // The view that renders the query reports a failure.
    query.fetch().catch(() => {});
  }
}
