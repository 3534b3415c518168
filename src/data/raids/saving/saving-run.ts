import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { type Saving, savingOf, updateSaving } from './saving-progress';

/** One walk through a raid's kills to save them. */
export interface SavingRun {
  code: ReportCode;
  kills: readonly Kill[];
  signal: AbortSignal;
  /** The pause that the log site asked for, while it lasts. */
  pause?: Promise<void> | undefined;
  pausesInARow: number;
  siteFailuresInARow: number;
}

/** This often in a row without an answer means that the others would fare no better. */
const MAX_SITE_FAILURES = 2;

/** Whether nothing more is to be requested. */
export const isOver = ({ signal, siteFailuresInARow }: SavingRun): boolean =>
  signal.aborted || siteFailuresInARow >= MAX_SITE_FAILURES;

/** Whether somebody waits for the icons as well, who may have come in the middle of the run. */
export const wantsIcons = (code: ReportCode): boolean =>
  savingOf(code).get()?.what === 'kills and icons';

/** Whether pulls are wanted of kills that were saved before, too. */
export const wantsAllPulls = (code: ReportCode): boolean => savingOf(code).get()?.what !== 'kills';

/** Shows how a run goes on, unless it was stopped: the next one may have begun. */
export function showProgress({ code, signal }: SavingRun, changes: Partial<Saving>): void {
  if (!signal.aborted) updateSaving(code, changes);
}
