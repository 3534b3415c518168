import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { deviceStore } from '../device/device-store';
import { newestFirst } from '../device/raids/index-entry';
import { readIndex } from '../device/raids/raid-index';
import { readSaved } from '../device/raids/saved-raids';
import { judgementRange } from '../device/records/judgement-record';

/**
 * Reads every raid on this device, the newest first.
 *
 * Other queries call this rather than `fetchQuery` on the list: joining a fetch fails when a change cancels it.
 */
export const readSavedRaids = async () => newestFirst(await readSaved(readIndex));

/** The list of saved raids, as a query of its own; `watchSavedRaids` says when to ask again. */
export const savedRaidQueries = {
  all: () => ['saved-raids'] as const,

  /** Every raid on this device, the newest first. */
  list: () =>
    queryOptions({
      queryKey: savedRaidQueries.all(),
      queryFn: readSavedRaids,
      // Other tabs say when it changes, but not in browsers without BroadcastChannel.
      refetchOnWindowFocus: 'always',
    }),

  /** How many judgements are saved beside them, which few people have: what reads those comes when there are any. */
  judgementCount: () =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'judgement-count'],
      queryFn: async () =>
        (await deviceStore.readTogether((records) =>
          promisifyRequest(records.count(judgementRange())),
        )) ?? 0,
    }),
};

/** Rereads the list of saved raids, and all that rests on it. */
export function rereadSavedRaids(client: QueryClient): void {
  const all = { queryKey: savedRaidQueries.all() };
  void client.invalidateQueries(all);
  // A first read under way may predate the change, and invalidating lets it finish as it is: cancel and read again.
  for (const query of client.getQueryCache().findAll({ ...all, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    void query.cancel({ silent: true });
    // What fails shows where it is drawn.
    query.fetch().catch(() => {});
  }
}
