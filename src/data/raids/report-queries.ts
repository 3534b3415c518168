import { queryOptions, skipToken } from '@tanstack/react-query';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { queryKeyOf } from '../device/records/stored-records';
import { loadChunk } from '../load-chunk';
import { raidPersister } from './raid-persister';

/** Asks for nothing: while no report is open. */
const NONE = queryOptions<Raid, Error, Raid, (string | number)[]>({
  queryKey: ['no report'],
  queryFn: skipToken,
});

/** How reports are asked for, named in the cache and saved. What fetches them comes when one is, or ahead. */
export const reportQueries = {
  /** The raid of the report that is open, where one is. */
  ofOpen: (code: ReportCode | undefined) => (code ? reportQueries.raid(code) : NONE),

  /** A raid with its boss kills. */
  raid: (code: ReportCode) =>
    queryOptions({
      queryKey: queryKeyOf({ code }),
      queryFn: async ({ signal }) =>
        takeAskedAhead(code, signal) ?? (await loadFetchRaid()).fetchRaid(code, signal),
      persister: raidPersister.persisterFn<Raid, (string | number)[]>,
      meta: { consoleLine: 'Error fetching fights:' },
    }),
};

let fetchRaidChunk: typeof import('../log-site/fetch-raid') | undefined;

/** Loads what fetches raids. Throws ChunkLoadFailed. */
export async function loadFetchRaid(): Promise<typeof import('../log-site/fetch-raid')> {
  fetchRaidChunk ??= await loadChunk('fetch-raid', () => import('../log-site/fetch-raid'));
  return fetchRaidChunk;
}

interface AskedAhead {
  answer: Promise<Raid>;
  request: AbortController;
}

const askedAhead = new Map<ReportCode, AskedAhead>();

/**
 * Asks the log site for a raid at once, while the press is still being drawn and the device looked through; the query
 * that is fetched next takes the answer. Returns what calls the request off where none has taken it.
 *
 * Asks nothing where what fetches raids has not come yet: the query then waits for it.
 */
export function askAhead(code: ReportCode): () => void {
  if (!fetchRaidChunk || askedAhead.has(code)) return () => {};
  const request = new AbortController();
  const asked = { answer: fetchRaidChunk.fetchRaid(code, request.signal), request };
  // Whoever takes it hears of its failure.
  asked.answer.catch(() => {});
  askedAhead.set(code, asked);
  return () => {
    if (askedAhead.get(code) !== asked) return;
    askedAhead.delete(code);
    request.abort();
  };
}

function takeAskedAhead(code: ReportCode, signal: AbortSignal): Promise<Raid> | undefined {
  const asked = askedAhead.get(code);
  if (!asked) return undefined;
  askedAhead.delete(code);
  signal.addEventListener('abort', () => asked.request.abort());
  return asked.answer;
}
