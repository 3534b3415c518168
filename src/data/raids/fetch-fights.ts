import type { ReportCode } from '#domain/log-site/report-link';
import { queryClient } from '../query-client';
import { noteWanted } from './raid-lifecycle';
import { isRaidSaved } from './raid-persister';
import { askAhead, reportQueries } from './report-queries';

const underWay = new Map<ReportCode, Promise<void>>();

/**
 * Fetches a report's fights because a person asked to. What is there already is fetched again: a
 * raid that is still being logged grows. It stays in view meanwhile, and after a failure.
 *
 * However often it is asked for until it is there, it is fetched once.
 */
export function fetchFights(code: ReportCode): Promise<void> {
  noteWanted(code);
  const fetching = underWay.get(code) ?? fetchAnew(code).finally(() => underWay.delete(code));
  underWay.set(code, fetching);
  return fetching;
}

async function fetchAnew(code: ReportCode): Promise<void> {
  const query = reportQueries.raid(code);
  const only = { queryKey: query.queryKey, exact: true };
  const isCached = queryClient.getQueryData(query.queryKey) !== undefined;
  const cancelUnused = queryClient.isFetching(only) ? undefined : askAhead(code);
  // From the device, else from the site. What fails shows in the query itself.
  const [isSaved] = await Promise.all([isRaidSaved(code), queryClient.prefetchQuery(query)]);
  if (isCached || isSaved) await queryClient.refetchQueries(only, { cancelRefetch: false });
  cancelUnused?.();
}
