import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { SECOND } from '#domain/raid/time';
import { isUnderWay, type Saving, savingOf, stops } from '../saving-progress';

export interface SavingRun {
  code: ReportCode;
  kills: readonly Kill[];
  signal: AbortSignal;
  pausesInARow: number;
  siteFailuresInARow: number;
}

/** In a row: the other requests would fail too. */
const MAX_SITE_FAILURES = 2;

/** Whether the run was stopped or the site failed too often. */
export const isOver = ({ signal, siteFailuresInARow }: SavingRun): boolean =>
  signal.aborted || siteFailuresInARow >= MAX_SITE_FAILURES;

/** Whether the run saves icons too; a click during the run may add them. */
export const wantsIcons = (code: ReportCode): boolean =>
  savingOf(code).get()?.what === 'kills and icons';

/** Whether pulls of kills saved before are wanted. */
export const wantsAllPulls = (code: ReportCode): boolean => savingOf(code).get()?.what !== 'kills';

/** Shows a run's progress unless it was stopped: the next may have begun. */
export function showProgress({ code, signal }: SavingRun, changes: Partial<Saving>): void {
  if (!signal.aborted) updateSaving(code, changes);
}

let pauseUntil: number | undefined;

/** Shows or ends a pause, in seconds. Waiting raids wait for it too. */
export function showPause(pause: number | undefined): void {
  pauseUntil = pause === undefined ? undefined : Date.now() + pause * SECOND;
  for (const code of stops.keys())
    if (isUnderWay(savingOf(code).get())) updateSaving(code, { pause });
}

/** Shows that saving has begun, with nothing done. Returns the signal that stops it. */
export function beginSaving(code: ReportCode, begun: Pick<Saving, 'what' | 'total'>): AbortSignal {
  const left = pauseUntil === undefined ? 0 : Math.ceil((pauseUntil - Date.now()) / SECOND);
  const pause = left > 0 ? { pause: left } : {};
  savingOf(code).set({ ...begun, phase: 'kills', done: 0, missing: [], ...pause });
  const stop = new AbortController();
  stops.set(code, stop);
  return stop.signal;
}

/** Requests nothing further. A response already under way is saved. */
export function stopSaving(code: ReportCode): void {
  stops.get(code)?.abort();
  updateSaving(code, { phase: 'stopped', pause: undefined });
}

/** Changes the progress shown, unless there is none. */
export function updateSaving(code: ReportCode, changes: Partial<Saving>): void {
  const saving = savingOf(code).get();
  if (saving) savingOf(code).set({ ...saving, ...changes });
}
