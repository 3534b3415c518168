import { queryOptions } from '@tanstack/react-query';
import type { Raid } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { savedOnDevice } from '../device/saved-on-device';
import { queryKeyOf } from '../device/stored-records';
import { loadChunk } from '../load-chunk';

/** How reports are asked for, named in the cache and saved. What fetches them comes when one is. */
export const reportQueries = {
  /** A raid with its boss kills. */
  raid: (code: ReportCode) =>
    queryOptions({
      queryKey: queryKeyOf({ code }),
      queryFn: async ({ signal }) =>
        (await loadChunk('fetch-raid', () => import('./fetch-raid'))).fetchRaid(code, signal),
      persister: savedOnDevice.persisterFn<Raid, (string | number)[]>,
      meta: { consoleLine: 'Error fetching fights:' },
    }),
};
