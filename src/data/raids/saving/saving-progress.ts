import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { SECOND } from '#domain/raid/time';
import { type Observable, observable } from '../../observable';

/** How saving a whole raid stands. */
export interface Saving {
  /** With kills come their pulls. `kills and pulls`: those of kills that were saved before, too; so with icons. */
  what: 'kills' | 'kills and pulls' | 'kills and icons';
  /** What is being saved now, or how saving ended. */
  phase: 'kills' | 'pulls' | 'icons' | 'ended' | 'stopped';
  /** Of the kills, pulls or icons of this phase. */
  done: number;
  total: number;
  /** Seconds of the pause that the log site asked for, while it lasts. */
  pause?: number | undefined;
  /** Kills that were not saved, once saving has ended. */
  missing: readonly Kill[];
  /** Why the first of them could not be had. */
  why?: Error | undefined;
  /** Why the first of the pulls that are missing could not be had: the kills are whole without. */
  whyNoPulls?: Error | undefined;
  /** Why no icons could be saved, where that is known. How many are there, `savedIconQueries` knows. */
  whyNoIcons?: Error | undefined;
}

const savings = new Map<ReportCode, Observable<Saving | undefined>>();

/** How saving a raid stands in this tab, whatever is in view; nothing until it was asked for. */
export function savingOf(code: ReportCode): Observable<Saving | undefined> {
  const known = savings.get(code) ?? observable<Saving | undefined>(undefined);
  savings.set(code, known);
  return known;
}

let pauseUntil: number | undefined;

/** Shows a pause of the log site, in seconds, or its end. Raids that wait for their turn wait for it as well. */
export function showPause(pause: number | undefined): void {
  pauseUntil = pause === undefined ? undefined : Date.now() + pause * SECOND;
  for (const saving of savings.values()) {
    const now = saving.get();
    if (now && isUnderWay(now)) saving.set({ ...now, pause });
  }
}

/** Says that a raid's kills are being saved, none so far. */
export function beginSaving(code: ReportCode, begun: Pick<Saving, 'what' | 'total'>): void {
  const left = pauseUntil === undefined ? 0 : Math.ceil((pauseUntil - Date.now()) / SECOND);
  const pause = left > 0 ? { pause: left } : {};
  savingOf(code).set({ ...begun, phase: 'kills', done: 0, missing: [], ...pause });
}

/** Says how far saving a raid has come. Nothing where none is under way. */
export function updateSaving(code: ReportCode, changes: Partial<Saving>): void {
  const saving = savingOf(code).get();
  if (saving) savingOf(code).set({ ...saving, ...changes });
}

/** Whether more is being asked for at the moment. */
export const isUnderWay = (saving: Saving | undefined): boolean =>
  saving !== undefined && saving.phase !== 'ended' && saving.phase !== 'stopped';
