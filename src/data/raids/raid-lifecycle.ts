import type { ReportCode } from '#domain/log-site/report-link';
import { readKey } from '../device/records/stored-records';
import { ALL_RAIDS, type Deleted } from './announcements';

/** Fetches and deletions of this tab are numbered in their order. */
let latest = 0;
const askedFor = new Map<string, number>();
const deleted = new Map<Deleted, number>();

/** Notes that a record is asked for now. */
export function noteAsked(key: string): void {
  latest += 1;
  askedFor.set(key, latest);
}

/** Notes that the person deletes a raid, or all: what was asked for before is not wanted any more. */
export function noteDeleted(what: Deleted): void {
  latest += 1;
  deleted.set(what, latest);
}

/** Notes that the device did not delete what the person wanted to delete. */
export function noteRefused(what: Deleted): void {
  deleted.delete(what);
}

/** Notes that the person wants a raid after all. */
export function noteWanted(code: ReportCode): void {
  latest += 1;
  wantedAgain.set(code, latest);
}

const wantedAgain = new Map<ReportCode, number>();

/** Whether a record is to be saved: its raid was not deleted while it was on its way. */
export function isWanted(key: string): boolean {
  const { code } = readKey(key) ?? {};
  if (code === undefined) return true;
  const deletedAt = Math.max(deleted.get(code) ?? 0, deleted.get(ALL_RAIDS) ?? 0);
  return Math.max(askedFor.get(key) ?? 0, wantedAgain.get(code) ?? 0) >= deletedAt;
}
