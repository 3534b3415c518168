import type { ReportCode } from '#domain/log-site/report-link';
import { readKey, type StoredRecord } from '../device/records/stored-records';

/** Every raid at once, instead of one raid's code. */
export const ALL_RAIDS = 'all';

/** What was deleted or brought back: a raid, or all of them. */
export type RaidOrAll = ReportCode | typeof ALL_RAIDS;

/**
 * What a record goes through in this tab, by its key in IndexedDB:
 *
 * - `unknown`: nothing has requested it.
 * - `requested`: it is looked up or requested, and its response is to be saved.
 * - `waiting`: it was fetched, and IndexedDB has not stored it so far: the write is under way or was refused.
 * - `saved`: IndexedDB has stored it.
 * - `deleted`: the user deleted its raid since. A response that is still awaited is not saved.
 */
export type RecordState = 'unknown' | 'requested' | 'waiting' | 'saved' | 'deleted';

/** A deletion or its end, made in this tab or announced by another one. */
export interface DeletionEvent {
  kind: 'deleted' | 'brought back';
  what: RaidOrAll;
  isFromHere: boolean;
}

interface Entry {
  state: 'requested' | 'waiting' | 'saved';
  /** While it waits. */
  record?: StoredRecord | undefined;
  /** Whether its raid was deleted since it was requested. */
  isDropped: boolean;
}

/** Makes a lifecycle that knows no record. The app has one: `raidLifecycle`. */
export function createRaidLifecycle() {
  const entries = new Map<string, Entry>();
  const deletedRaids = new Set<RaidOrAll>();
  /** Raids that the user opened after all of them were deleted. */
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
    /** The state of the record at a key. */
    stateOf: (key: string): RecordState =>
      isDropped(key) ? 'deleted' : (entries.get(key)?.state ?? 'unknown'),

    /** Whether a record was fetched in this visit, stored or not. One that was looked up in IndexedDB was not. */
    wasFetched: (key: string): boolean =>
      entries.has(key) && entries.get(key)?.state !== 'requested',

    /** Whether the user has deleted a raid in this visit and not opened it again. */
    isDeleted,

    /** A view requests a record that it does not have. It is saved, though its raid was deleted before. */
    request(key: string): void {
      const entry = entries.get(key);
      if (entry && !entry.isDropped) return;
      entries.set(key, { state: 'requested', isDropped: false });
    },

    /** The user opens a raid or saves it: what is fetched of it is saved, though it was deleted before. */
    want(code: ReportCode): void {
      deletedRaids.delete(code);
      reopened.add(code);
      for (const [, entry] of entriesOf(code)) {
        if (!entry.isDropped) continue;
        Object.assign(entry, { state: 'requested', record: undefined, isDropped: false });
      }
    },

    /** A record was fetched. Returns whether to save it. A deleted raid's is saved when the raid is brought back. */
    fetched(key: string, record: StoredRecord): boolean {
      const isNowDropped = isDropped(key);
      entries.set(key, { state: 'waiting', record, isDropped: isNowDropped });
      return !isNowDropped;
    },

    /** IndexedDB has stored a record. One that was fetched later still waits. */
    saved(key: string, record: StoredRecord): void {
      const entry = entries.get(key);
      if (entry?.record === record) Object.assign(entry, { state: 'saved', record: undefined });
    },

    /** The record that waits at a key. Undefined if none does. */
    waitingAt(key: string): StoredRecord | undefined {
      const entry = entries.get(key);
      return entry?.isDropped ? undefined : entry?.record;
    },

    /** The keys of the records that wait, in the order they were fetched. */
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

    /** Calls back on every deletion and its end. Returns a function that stops it. */
    watchDeletions(watcher: (event: DeletionEvent) => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** What this tab knows of each raid's records. */
export const raidLifecycle = createRaidLifecycle();

/** Whether a raid is deleted or brought back with what an event names. */
export const concerns = ({ what }: DeletionEvent, code: ReportCode): boolean =>
  what === ALL_RAIDS || what === code;

const codeOf = (key: string): ReportCode => readKey(key)?.code ?? '';
