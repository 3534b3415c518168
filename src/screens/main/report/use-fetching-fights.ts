import { notifyManager } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { queryClient } from '#data/raids/query-client';
import { raiderQueries } from '#data/raids/raid-queries';
import type { ReportCode } from '#domain/log-site/report-link';

const cache = queryClient.getQueryCache();
const subscribe = (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange));

/** Returns the numbers of the fights whose raiders are being fetched. One subscription for all rows. */
export function useFetchingFights(code: ReportCode): ReadonlySet<number> {
  const ids = useSyncExternalStore(subscribe, () =>
    cache
      .findAll({ fetchStatus: 'fetching' })
      .flatMap(({ queryKey }) => raiderQueries.fightOf(code, queryKey) ?? [])
      .join(' '),
  );
  return useMemo(() => new Set(ids.split(' ').map(Number)), [ids]);
}
