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

/** Whether somebody waits for the icons as well, who may have come in the middle of the run. */
export const wantsIcons = (code: ReportCode): boolean =>
  savingOf(code).get()?.what === 'kills and icons';

/** Shows how a run goes on, unless it was stopped: the next one may have begun. */
export function showProgress({ code, signal }: SavingRun, changes: Partial<Saving>): void {
  if (!signal.aborted) updateSaving(code, changes);
}
