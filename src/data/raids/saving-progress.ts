import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { type Observable, observable } from '../observable';
import { type DeletionEvent, isAboutRaid } from './raid-lifecycle';

export interface SavingProgress {
  /** `kills` fetches missing kills with their pulls; the others also pulls of kills saved before. */
  what: 'kills' | 'kills and pulls' | 'kills and icons';
  phase: 'kills' | 'pulls' | 'icons' | 'ended' | 'stopped';
  /** Kills, pulls or icons of this phase. */
  done: number;
  total: number;
  /** Seconds, while the log site demands a pause. */
  pause?: number | undefined;
  /** Kills that could not be saved, once saving has ended. */
  missing: readonly Kill[];
  /** Why the first of them failed. */
  why?: Error | undefined;
  /** Why the first missing pull failed; the kills are complete without. */
  whyNoPulls?: Error | undefined;
}

const savings = new Map<ReportCode, Observable<SavingProgress | undefined>>();

/** Returns the progress of saving a raid in this tab; undefined until it was started. */
export function savingProgressOf(code: ReportCode): Observable<SavingProgress | undefined> {
  const known = savings.get(code) ?? observable<SavingProgress | undefined>(undefined);
  savings.set(code, known);
  return known;
}

const stops = new Map<ReportCode, AbortController>();

/** Returns the signal that stops a raid's saving, which begins. */
export function newStop(code: ReportCode): AbortSignal {
  const stop = new AbortController();
  stops.set(code, stop);
  return stop.signal;
}

/** Requests nothing further. A response already under way is saved. */
export const abortSaving = (code: ReportCode): void => stops.get(code)?.abort();

export const startedSavings = (): Iterable<ReportCode> => stops.keys();

export function endSaving(code: ReportCode): void {
  abortSaving(code);
  savingProgressOf(code).set(undefined);
}

export function endDeletedSavings(event: DeletionEvent): void {
  if (event.kind !== 'deleted') return;
  for (const code of startedSavings()) if (isAboutRaid(event, code)) endSaving(code);
}

export const isUnderWay = (saving: SavingProgress | undefined): boolean =>
  saving !== undefined && saving.phase !== 'ended' && saving.phase !== 'stopped';
