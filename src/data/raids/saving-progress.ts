import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { observable } from '../observable';
import { onceByKey } from '../repeated-calls';
import { ALL_RAIDS, type DeletionEvent } from './raid-lifecycle';

export interface SavingProgress {
  /** `kills` fetches missing kills with their pulls; other kinds also fetch saved kills' pulls. */
  what: 'kills' | 'kills and pulls' | 'kills and icons';
  phase: 'kills' | 'pulls' | 'icons' | 'ended' | 'stopped';
  /** Finished kills, pulls or icons of this phase, of `total`. */
  done: number;
  total: number;
  /** Seconds of a pause that the log site demands. */
  pause?: number | undefined;
  /** Kills that could not be saved. Empty until saving has ended. */
  missing: readonly Kill[];
  /** The failure of the first missing kill. */
  killFailure?: Error | undefined;
  /** The failure of the first missing pull. A kill counts as saved without its pull. */
  pullFailure?: Error | undefined;
}

/** Returns the progress of saving a raid in this tab; undefined until it was started. */
export const savingProgressOf = onceByKey((_code: ReportCode) =>
  observable<SavingProgress | undefined>(undefined),
);

const stops = new Map<ReportCode, AbortController>();

/** Makes the signal that stops saving a raid. */
export function newStopSignal(code: ReportCode): AbortSignal {
  const stop = new AbortController();
  stops.set(code, stop);
  return stop.signal;
}

/** Stops saving a raid. The response to a running request is still saved. */
export const abortSaving = (code: ReportCode): void => stops.get(code)?.abort();

export const startedSavings = (): Iterable<ReportCode> => stops.keys();

export function endSaving(code: ReportCode): void {
  abortSaving(code);
  savingProgressOf(code).set(undefined);
}

export function endDeletedSavings({ kind, what }: DeletionEvent): void {
  if (kind !== 'deleted') return;
  for (const code of startedSavings()) if (what === ALL_RAIDS || what === code) endSaving(code);
}

export const isSavingUnderWay = (saving: SavingProgress | undefined): boolean =>
  saving !== undefined && saving.phase !== 'ended' && saving.phase !== 'stopped';
