import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ReportCode, ReportLink } from '#domain/log-site/report-link';
import { fightIdentity } from '#domain/raid/fight-identity';
import type { Fight, Raid, Raider } from '#domain/raid/raid';
import { lateChunk } from '#load-chunk';
import { loadChanges } from '../changes/changes';
import { noteHost } from '../log-site/requests/report-hosts';
import { queryClient } from '../query-cache/query-client';
import { shareRunsByKey } from '../repeated-calls';
import { raidLifecycle } from './raid-lifecycle';
import { isRestored, type RaidQueryKey, raidPersister } from './raid-persister';

/** The query while no report is open. */
const NO_REPORT = queryOptions<Raid, Error, Raid, RaidQueryKey>({
  queryKey: ['no report'],
  queryFn: skipToken,
});

/** Queries of reports. Each looks in IndexedDB, then requests the report and saves it. */
export const reportQueries = {
  ofOpen: (code: ReportCode | undefined) => (code ? reportQueries.raid(code) : NO_REPORT),

  raid: (code: ReportCode) =>
    queryOptions({
      ...raidPersister.optionsOf({ kind: 'raid', code }),
      queryFn: async ({ signal }) => {
        const raid = await (takeRequestedAhead(code, signal) ??
          (await loadFetchRaid()).fetchRaid(code, signal));
        return (await loadChanges()).withSavedKills(code, raid);
      },
      meta: { consoleLine: 'Error fetching fights:' },
    }),
};

/** Queries of raiders. A kill's raiders are looked up and saved; an attempt's raiders are not. */
export const raiderQueries = {
  ofFight: (code: ReportCode, fight: Fight) =>
    queryOptions<Raider[], Error, Raider[], RaidQueryKey>({
      ...(fight.kind === 'attempt'
        ? { queryKey: ['attempt-raiders', code, fight.id, fightIdentity(fight)] }
        : raidPersister.optionsOf({ kind: 'raiders', code, killId: fight.id }, fight)),
      queryFn: async ({ signal }) => (await loadFetchRaid()).fetchRaiders(code, fight, signal),
      meta: { consoleLine: 'Error fetching player data:' },
    }),
  /** Returns the number of the fight whose raiders a query fetches; undefined for other queries. */
  fightOf: (code: ReportCode, [kind, reportCode, fightId]: readonly unknown[]): unknown =>
    reportCode === code && (kind === 'raiders' || kind === 'attempt-raiders') ? fightId : undefined,
};

const raidFacts = lateChunk('raid-facts', () => import('../eras/raid-facts'));

/** Preloads facts for verdicts: late facts would render all players again. Never rejects. */
export const preloadFacts = (raid: Raid): Promise<void> =>
  raidFacts.load().then(
    ({ factsOfRaid }) => queryClient.prefetchQuery(factsOfRaid(raid)),
    () => {},
  );

/**
 * Fetches a report's fights after Enter or a click. A cached report is refetched, because the raid
 * may have grown; it stays in view meanwhile and after a failure. Concurrent calls share one
 * request.
 */
export function fetchFights({ code, host }: Pick<ReportLink, 'code' | 'host'>): Promise<void> {
  if (host) noteHost(code, host);
  raidLifecycle.noteWanted(code);
  return fetchAgainOnce(code);
}

const fetchAgainOnce = shareRunsByKey(fetchAgain, (code) => code);

async function fetchAgain(code: ReportCode): Promise<void> {
  const query = reportQueries.raid(code);
  const exactQuery = { queryKey: query.queryKey, exact: true };
  const isCached = queryClient.getQueryData(query.queryKey) !== undefined;
  const cancelUnused = queryClient.isFetching(exactQuery) ? undefined : requestAhead(code);
  // Reads IndexedDB, then requests what is missing. A failure shows in the query.
  await queryClient.prefetchQuery(query);
  if (isCached || isRestored(query.queryKey))
    await queryClient.refetchQueries(exactQuery, { cancelRefetch: false });
  cancelUnused?.();
}

const fetchRaidChunk = lateChunk('fetch-raid', () => import('../log-site/fetch-raid'));

/** Loads the chunk that requests raids. Throws ChunkLoadFailed. */
export const loadFetchRaid = fetchRaidChunk.load;

const requestedAhead = new Map<ReportCode, { response: Promise<Raid>; request: AbortController }>();

/**
 * Starts a report's request before React renders and IndexedDB is read; the next query uses the
 * response. Returns a function that cancels an unused request. Does nothing until the fetch-raid
 * chunk has loaded.
 */
function requestAhead(code: ReportCode): () => void {
  const chunk = fetchRaidChunk.loaded();
  if (!chunk || requestedAhead.has(code)) return () => {};
  const request = new AbortController();
  const ahead = { response: chunk.fetchRaid(code, request.signal), request };
  // The query that uses the response also reports its failure.
  ahead.response.catch(() => {});
  requestedAhead.set(code, ahead);
  return () => {
    if (requestedAhead.get(code) !== ahead) return;
    requestedAhead.delete(code);
    request.abort();
  };
}

function takeRequestedAhead(code: ReportCode, signal: AbortSignal): Promise<Raid> | undefined {
  const ahead = requestedAhead.get(code);
  if (!ahead) return undefined;
  requestedAhead.delete(code);
  signal.addEventListener('abort', () => ahead.request.abort());
  return ahead.response;
}
