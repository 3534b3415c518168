import type { ReportCode } from '#domain/log-site/report-link';
import type { JournalEntry } from '../device/raids/journal';
import { recordKey, type StoredRecord, type Subject } from '../device/records/stored-records';

export const ALL_RAIDS = 'all';

export type RaidOrAll = ReportCode | typeof ALL_RAIDS;

export interface DeletionEvent {
  kind: 'deleted' | 'restored';
  what: RaidOrAll;
  isFromHere: boolean;
}

export interface WaitingRecord {
  subject: Subject;
  record: StoredRecord;
  /** Undefined if the journal has no entry of it. */
  journaled?: JournalEntry | undefined;
}

interface RecordState {
  subject: Subject;
  /** In this visit, not only looked up in IndexedDB. */
  wasFetched: boolean;
  /** Set while its write is under way, or after it was refused. */
  waiting?: WaitingRecord | undefined;
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

/** Keeps the state of every record in this tab. */
function createRecordStates(isDeleted: (code: ReportCode) => boolean) {
  const states = new Map<string, RecordState>();
  const stateOf = (subject: Subject) => states.get(recordKey(subject));
  const set = (state: RecordState) => states.set(recordKey(state.subject), state);
  const isDropped = (subject: Subject) => stateOf(subject)?.isDropped ?? isDeleted(subject.code);
  const ofRaid = (what: RaidOrAll) =>
    [...states.values()].filter(({ subject }) => what === ALL_RAIDS || subject.code === what);
  return {
    /** Whether a record's response is not saved, as the user deleted its raid. */
    isDropped,

    /** Whether a record was fetched in this visit, not only looked up in IndexedDB. */
    wasFetched: (subject: Subject): boolean => stateOf(subject)?.wasFetched ?? false,

    /** A view requests a missing record. It is saved, even if its raid was deleted before. */
    noteRequested(subject: Subject): void {
      const state = stateOf(subject);
      if (!state || state.isDropped) set({ subject, wasFetched: false, isDropped: false });
    },

    /** A record was fetched. Undefined if it is dropped: then only an undo saves it. */
    noteFetched(subject: Subject, record: StoredRecord): WaitingRecord | undefined {
      const waiting = { subject, record };
      const isNowDropped = isDropped(subject);
      set({ subject, wasFetched: true, waiting, isDropped: isNowDropped });
      return isNowDropped ? undefined : waiting;
    },

    /** IndexedDB has stored a record. One fetched later still waits. */
    noteSaved({ subject, record }: WaitingRecord): void {
      const state = stateOf(subject);
      if (state?.waiting?.record === record) state.waiting = undefined;
    },

    waitingAt(subject: Subject): WaitingRecord | undefined {
      const state = stateOf(subject);
      return state?.isDropped ? undefined : state?.waiting;
    },

    /** Lists waiting records in the order of fetching. */
    waiting: (): Subject[] =>
      [...states.values()].flatMap(({ subject, waiting, isDropped }) =>
        waiting && !isDropped ? [subject] : [],
      ),

    reviveAll(code: ReportCode): void {
      for (const { subject, isDropped } of ofRaid(code))
        if (isDropped) set({ subject, wasFetched: false, isDropped: false });
    },

    dropAll(what: RaidOrAll): void {
      for (const state of ofRaid(what)) state.isDropped = true;
    },

    restore(what: RaidOrAll): void {
      for (const state of ofRaid(what)) state.isDropped = isDeleted(state.subject.code);
    },
  };
}

export const raidLifecycle = createRaidLifecycle();

export const isAboutRaid = ({ what }: DeletionEvent, code: ReportCode): boolean =>
  what === ALL_RAIDS || what === code;
