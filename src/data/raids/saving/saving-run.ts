import { type FetchQueryOptions, QueryObserver } from '@tanstack/react-query';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { SECOND } from '#domain/time';
import { LogSiteFailure } from '../../log-site/requests/log-site-failure';
import { queryClient } from '../../query-cache/query-client';
import type { RaidQueryKey } from '../raid-persister';
import {
  abortSaving,
  isSavingUnderWay,
  newStopSignal,
  type SavingProgress,
  savingProgressOf,
  startedSavings,
} from '../saving-progress';

export interface SavingRun {
  code: ReportCode;
  kills: readonly Kill[];
  signal: AbortSignal;
  pausesInARow: number;
  siteFailuresInARow: number;
}

/** The number of the site's failures in a row after which saving ends. */
const MAX_SITE_FAILURES = 2;

/** Whether the run was stopped or the site failed too often. */
export const isRunOver = ({ signal, siteFailuresInARow }: SavingRun): boolean =>
  signal.aborted || siteFailuresInARow >= MAX_SITE_FAILURES;

/** Whether the run also saves icons. A click during the run may add them. */
export const wantsIcons = (code: ReportCode): boolean =>
  savingProgressOf(code).get()?.what === 'kills and icons';

/** Whether pulls of kills saved before are wanted. */
export const wantsAllPulls = (code: ReportCode): boolean =>
  savingProgressOf(code).get()?.what !== 'kills';

/** Shows a run's progress unless it was stopped, because the next run may have begun. */
export function showProgress({ code, signal }: SavingRun, changes: Partial<SavingProgress>): void {
  if (!signal.aborted) updateSaving(code, changes);
}

/** Shows a pause in seconds, or its end, for every raid that is saved or waits to be saved. */
function showPause(pause: number | undefined): void {
  for (const code of startedSavings())
    if (isSavingUnderWay(savingProgressOf(code).get())) updateSaving(code, { pause });
}

/** Shows that saving has begun, with nothing done. Returns the signal that stops it. */
export function beginSaving(
  code: ReportCode,
  begun: Pick<SavingProgress, 'what' | 'total'>,
): AbortSignal {
  const left = sitePause && Math.ceil((sitePause.until - Date.now()) / SECOND);
  const pause = left && left > 0 ? left : undefined;
  savingProgressOf(code).set({ ...begun, phase: 'kills', done: 0, missing: [], pause });
  return newStopSignal(code);
}

export function stopSaving(code: ReportCode): void {
  abortSaving(code);
  updateSaving(code, { phase: 'stopped', pause: undefined });
}

/** Changes the progress shown, if any. */
export function updateSaving(code: ReportCode, changes: Partial<SavingProgress>): void {
  const saving = savingProgressOf(code).get();
  if (saving) savingProgressOf(code).set({ ...saving, ...changes });
}

/** The number of pauses in a row after which saving ends. */
const MAX_PAUSES = 5;

type RaidQuery<Data> = FetchQueryOptions<Data, Error, Data, RaidQueryKey>;

/** Returns a query's data, repeating its request after demanded pauses. Throws its failure. */
export async function fetchWithPauses<Data>(run: SavingRun, query: RaidQuery<Data>): Promise<Data> {
  while (sitePause) await Promise.race([sitePause.end, untilStopped(run)]);
  run.signal.throwIfAborted();
  try {
    const data = await fetchWatched(query);
    run.pausesInARow = 0;
    run.siteFailuresInARow = 0;
    return data;
  } catch (error) {
    if (run.signal.aborted || !(error instanceof LogSiteFailure && error.demandsPause)) throw error;
    if (run.pausesInARow >= MAX_PAUSES) throw error;
    if (!sitePause) {
      run.pausesInARow += 1;
      beginPause(error.retriesIn ?? 0);
    }
    return fetchWithPauses(run, query);
  }
}

/**
 * Fetches a query with a watcher: the library cancels a request when its last watcher leaves, so a
 * user leaving a view would cancel the run's request.
 */
async function fetchWatched<Data>(query: RaidQuery<Data>): Promise<Data> {
  const { queryKey } = query;
  const stopWatching = new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(
    () => {},
  );
  try {
    return await queryClient.fetchQuery(query);
  } finally {
    stopWatching();
  }
}

/** The pause that the log site demands of all saving. It lasts even if a run is stopped. */
let sitePause: { until: number; end: Promise<void> } | undefined;

function beginPause(seconds: number): void {
  const end = new Promise((resolve) => setTimeout(resolve, seconds * SECOND)).then(() => {
    sitePause = undefined;
    showPause(undefined);
  });
  sitePause = { until: Date.now() + seconds * SECOND, end };
  showPause(seconds);
}

const untilStopped = ({ signal }: SavingRun): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const MAX_AT_ONCE = 2;

/** Works through items, two at a time, until all are done or the run is over. */
export async function runTwoAtATime<T>(
  items: Iterable<T>,
  isOver: () => boolean,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) {
      if (isOver()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, worker));
}
