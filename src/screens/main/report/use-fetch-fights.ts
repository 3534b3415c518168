import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isRaidSaved } from '#data/device/raid-persister';
import { askAhead, reportQueries } from '#data/log-site/report-queries';
import type { ReportCode } from '#domain/report-link';

/**
 * Fetches a report's fights because a person asked to. What is there already is fetched again: a
 * raid that is still being logged grows. It stays in view meanwhile, and after a failure.
 */
export function useFetchFights() {
  const queryClient = useQueryClient();
  return useCallback(
    async (code: ReportCode): Promise<void> => {
      const query = reportQueries.raid(code);
      const only = { queryKey: query.queryKey, exact: true };
      const isCached = queryClient.getQueryData(query.queryKey) !== undefined;
      const cancelUnused = queryClient.isFetching(only) ? undefined : askAhead(code);
      // From the device, else from the site. What fails shows in the query itself.
      const [isSaved] = await Promise.all([isRaidSaved(code), queryClient.prefetchQuery(query)]);
      if (isCached || isSaved) await queryClient.refetchQueries(only, { cancelRefetch: false });
      cancelUnused?.();
    },
    [queryClient],
  );
}
