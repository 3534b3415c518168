import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { type Saving, savingOf, updateSaving } from './saving-progress';

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

/** Whether icons are wanted, possibly since the middle of the run. */
export const wantsIcons = (code: ReportCode): boolean =>
  savingOf(code).get()?.what === 'kills and icons';

/** Whether pulls of kills saved before are wanted. */
export const wantsAllPulls = (code: ReportCode): boolean => savingOf(code).get()?.what !== 'kills';

/** Shows a run's progress unless it was stopped: the next may have begun. */
export function showProgress({ code, signal }: SavingRun, changes: Partial<Saving>): void {
  if (!signal.aborted) updateSaving(code, changes);
}
