import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { raiderQueries } from '#data/raids/raid-queries';
import type { ReportCode } from '#domain/log-site/report-link';

/** Returns the numbers of the fights whose raiders are being fetched. One subscription for all rows. */
export function useFetchingFights(code: ReportCode): ReadonlySet<number> {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const ids = useSyncExternalStore(subscribe, () =>
    cache
      .findAll({ fetchStatus: 'fetching' })
      .map(({ queryKey }) => raiderQueries.fightOf(code, queryKey))
      .join(' '),
  );
  return useMemo(() => new Set(ids.split(' ').map(Number)), [ids]);
}
