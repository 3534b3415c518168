import type { ReportCode } from '#domain/log-site/report-link';
import { readKey, type StoredRecord } from '../device/records/stored-records';

export const ALL_RAIDS = 'all';

export type RaidOrAll = ReportCode | typeof ALL_RAIDS;

export interface DeletionEvent {
  kind: 'deleted' | 'restored';
  what: RaidOrAll;
  isFromHere: boolean;
}

interface RecordState {
  /** In this visit, not only looked up in IndexedDB. */
  wasFetched: boolean;
  /** Set while its write is under way, or after it was refused. */
  record?: StoredRecord | undefined;
  /** The user deleted its raid: a pending response is not saved. */
  isDropped: boolean;
}

/** The app has one: `raidLifecycle`. */
export function createRaidLifecycle() {
  const deletions = createDeletions();
  const { isDeleted } = deletions;
  const { dropAll, reviveAll, restore, ...records } = createRecordStates(isDeleted);
  return {
    ...records,

    /** Whether the user deleted a raid in this visit and has not opened it since. */
    isDeleted,

    /** Returns a function that stops it. */
    watchDeletions: deletions.watch,

    /** The user opens or saves a raid: its data is saved, even if it was deleted before. */
    noteWanted(code: ReportCode): void {
      deletions.reopen(code);
      reviveAll(code);
    },

    /** The user deletes a raid or all of them. Pending writes are dropped. */
    delete(what: RaidOrAll, from: 'here' | 'another tab' = 'here'): void {
      deletions.add(what);
      dropAll(what);
      deletions.tell({ kind: 'deleted', what, isFromHere: from === 'here' });
    },

    /** A deletion was refused or undone. Dropped writes wait again. */
    restore(what: RaidOrAll, from: 'here' | 'another tab' = 'here'): void {
      deletions.end(what);
      restore(what);
      deletions.tell({ kind: 'restored', what, isFromHere: from === 'here' });
    },
  };
}

function createDeletions() {
  const deletedRaids = new Set<RaidOrAll>();
  /** Raids that the user opened after all were deleted. */
  const reopened = new Set<ReportCode>();
  const watchers = new Set<(event: DeletionEvent) => void>();
  return {
    isDeleted: (code: ReportCode): boolean =>
      deletedRaids.has(code) || (deletedRaids.has(ALL_RAIDS) && !reopened.has(code)),
    add(what: RaidOrAll): void {
      deletedRaids.add(what);
      if (what === ALL_RAIDS) reopened.clear();
    },
    end: (what: RaidOrAll) => deletedRaids.delete(what),
    reopen(code: ReportCode): void {
      deletedRaids.delete(code);
      reopened.add(code);
    },
    watch(watcher: (event: DeletionEvent) => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    tell(event: DeletionEvent): void {
      for (const watcher of watchers) watcher(event);
    },
  };
}

/** Keeps the state of every record in this tab, by its key in IndexedDB. */
function createRecordStates(isDeleted: (code: ReportCode) => boolean) {
  const states = new Map<string, RecordState>();
  const isDropped = (key: string) => states.get(key)?.isDropped ?? isDeleted(codeOf(key));
  const ofRaid = (what: RaidOrAll) =>
    [...states].filter(([key]) => what === ALL_RAIDS || codeOf(key) === what);
  return {
    /** Whether a record's response is not saved, as the user deleted its raid. */
    isDropped,

    /** Whether a record was fetched in this visit, not only looked up in IndexedDB. */
    wasFetched: (key: string): boolean => states.get(key)?.wasFetched ?? false,

    /** A view requests a missing record. It is saved, even if its raid was deleted before. */
    noteRequested(key: string): void {
      const state = states.get(key);
      if (!state || state.isDropped) states.set(key, { wasFetched: false, isDropped: false });
    },

    /** A record was fetched. Returns whether to save it now; else an undo saves it. */
    noteFetched(key: string, record: StoredRecord): boolean {
      const isNowDropped = isDropped(key);
      states.set(key, { wasFetched: true, record, isDropped: isNowDropped });
      return !isNowDropped;
    },

    /** IndexedDB has stored a record. One fetched later still waits. */
    noteSaved(key: string, record: StoredRecord): void {
      const state = states.get(key);
      if (state?.record === record) state.record = undefined;
    },

    waitingAt(key: string): StoredRecord | undefined {
      const state = states.get(key);
      return state?.isDropped ? undefined : state?.record;
    },

    /** Lists keys in the order of fetching. */
    waiting: (): string[] =>
      [...states].flatMap(([key, { record, isDropped }]) => (record && !isDropped ? [key] : [])),

    reviveAll(code: ReportCode): void {
      for (const [key, { isDropped }] of ofRaid(code))
        if (isDropped) states.set(key, { wasFetched: false, isDropped: false });
    },

    dropAll(what: RaidOrAll): void {
      for (const [, state] of ofRaid(what)) state.isDropped = true;
    },

    restore(what: RaidOrAll): void {
      for (const [key, state] of ofRaid(what)) state.isDropped = isDeleted(codeOf(key));
    },
  };
}

export const raidLifecycle = createRaidLifecycle();

export const isAboutRaid = ({ what }: DeletionEvent, code: ReportCode): boolean =>
  what === ALL_RAIDS || what === code;

const codeOf = (key: string): ReportCode => readKey(key)?.code ?? '';
