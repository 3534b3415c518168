import type { ReportCode } from '#domain/log-site/report-link';
import { readKey, type StoredRecord } from '../device/records/stored-records';

export const ALL_RAIDS = 'all';

export type RaidOrAll = ReportCode | typeof ALL_RAIDS;

/**
 * A record's state in this tab, by its key in IndexedDB:
 *
 * - `unknown`: never requested.
 * - `requested`: looked up or requested; its response is to be saved.
 * - `waiting`: fetched, but the write is under way or was refused.
 * - `saved`: stored in IndexedDB.
 * - `deleted`: the user deleted its raid; a pending response is not saved.
 */
export type RecordState = 'unknown' | 'requested' | 'waiting' | 'saved' | 'deleted';

export interface DeletionEvent {
  kind: 'deleted' | 'brought back';
  what: RaidOrAll;
  isFromHere: boolean;
}

interface Entry {
  state: 'requested' | 'waiting' | 'saved';
  record?: StoredRecord | undefined;
  isDropped: boolean;
}

/** The app has one: `raidLifecycle`. */
export function createRaidLifecycle() {
  const entries = new Map<string, Entry>();
  const deletedRaids = new Set<RaidOrAll>();
  /** Raids that the user opened after all were deleted. */
  const reopened = new Set<ReportCode>();
  const watchers = new Set<(event: DeletionEvent) => void>();

  const isDeleted = (code: ReportCode): boolean =>
    deletedRaids.has(code) || (deletedRaids.has(ALL_RAIDS) && !reopened.has(code));

  const entriesOf = (what: RaidOrAll) =>
    [...entries].filter(([key]) => what === ALL_RAIDS || codeOf(key) === what);

  const isDropped = (key: string): boolean => entries.get(key)?.isDropped ?? isDeleted(codeOf(key));

  const tell = (event: DeletionEvent) => {
    for (const watcher of watchers) watcher(event);
  };

  return {
    stateOf: (key: string): RecordState =>
      isDropped(key) ? 'deleted' : (entries.get(key)?.state ?? 'unknown'),

    /** Whether a record was fetched in this visit, not only looked up in IndexedDB. */
    wasFetched: (key: string): boolean =>
      entries.has(key) && entries.get(key)?.state !== 'requested',

    /** Whether the user deleted a raid in this visit and has not opened it since. */
    isDeleted,

    /** A view requests a missing record. It is saved, even if its raid was deleted before. */
    request(key: string): void {
      const entry = entries.get(key);
      if (entry && !entry.isDropped) return;
      entries.set(key, { state: 'requested', isDropped: false });
    },

    /** The user opens or saves a raid: its data is saved, even if it was deleted before. */
    want(code: ReportCode): void {
      deletedRaids.delete(code);
      reopened.add(code);
      for (const [, entry] of entriesOf(code)) {
        if (!entry.isDropped) continue;
        Object.assign(entry, { state: 'requested', record: undefined, isDropped: false });
      }
    },

    /** A record was fetched. Returns whether to save it now; else an undo saves it. */
    fetched(key: string, record: StoredRecord): boolean {
      const isNowDropped = isDropped(key);
      entries.set(key, { state: 'waiting', record, isDropped: isNowDropped });
      return !isNowDropped;
    },

    /** IndexedDB has stored a record. One fetched later still waits. */
    saved(key: string, record: StoredRecord): void {
      const entry = entries.get(key);
      if (entry?.record === record) Object.assign(entry, { state: 'saved', record: undefined });
    },

    waitingAt(key: string): StoredRecord | undefined {
      const entry = entries.get(key);
      return entry?.isDropped ? undefined : entry?.record;
    },

    /** In the order they were fetched. */
    waiting: (): string[] =>
      [...entries].flatMap(([key, { record, isDropped }]) => (record && !isDropped ? [key] : [])),

    /** The user deletes a raid or all of them. Pending writes are dropped. */
    delete(what: RaidOrAll, from: 'here' | 'another tab' = 'here'): void {
      deletedRaids.add(what);
      if (what === ALL_RAIDS) reopened.clear();
      for (const [, entry] of entriesOf(what)) entry.isDropped = true;
      tell({ kind: 'deleted', what, isFromHere: from === 'here' });
    },

    /** A deletion was refused or undone. Dropped writes wait again. */
    bringBack(what: RaidOrAll, from: 'here' | 'another tab' = 'here'): void {
      deletedRaids.delete(what);
      for (const [key, entry] of entriesOf(what)) entry.isDropped = isDeleted(codeOf(key));
      tell({ kind: 'brought back', what, isFromHere: from === 'here' });
    },

    /** Returns a function that stops it. */
    watchDeletions(watcher: (event: DeletionEvent) => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

export const raidLifecycle = createRaidLifecycle();

/** Whether an event is about a raid. */
export const concerns = ({ what }: DeletionEvent, code: ReportCode): boolean =>
  what === ALL_RAIDS || what === code;

const codeOf = (key: string): ReportCode => readKey(key)?.code ?? '';
