import type { ReportCode } from '#domain/log-site/report-link';
import type { JournalEntry } from '../device/journal/journal';
import { type RecordSubject, recordKey, type StoredRecord } from '../device/records/stored-records';

export const ALL_RAIDS = 'all';

export type RaidOrAll = ReportCode | typeof ALL_RAIDS;

export interface DeletionEvent {
  kind: 'deleted' | 'restored';
  what: RaidOrAll;
  isFromHere: boolean;
}

export interface WaitingRecord {
  subject: RecordSubject;
  record: StoredRecord;
  /** The record's entry in the journal, if it was journaled. */
  journaled?: JournalEntry | undefined;
}

interface RecordState {
  subject: RecordSubject;
  /** Whether the record was fetched in this visit, not only read from IndexedDB. */
  wasFetched: boolean;
  /** Set while the record's write is under way, or after it was refused. */
  waiting?: WaitingRecord | undefined;
  /** Whether the user deleted the record's raid: a pending response is then not saved. */
  isDropped: boolean;
}

export function createRaidLifecycle() {
  const deletedRaids = new Set<RaidOrAll>();
  /** Raids that the user opened after deleting all raids. */
  const reopened = new Set<ReportCode>();
  const watchers = new Set<(event: DeletionEvent) => void>();
  const isDeleted = (code: ReportCode): boolean =>
    deletedRaids.has(code) || (deletedRaids.has(ALL_RAIDS) && !reopened.has(code));
  const tell = (event: DeletionEvent) => {
    for (const watcher of watchers) watcher(event);
  };
  const { updateDropped, reviveAll, ...records } = createRecordStates(isDeleted);
  return {
    ...records,

    /** Whether the user deleted a raid in this visit and has not opened it since. */
    isDeleted,

    /** Calls a watcher at each deletion and its undo, until the returned function is called. */
    watchDeletions(watcher: (event: DeletionEvent) => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },

    /** Call when the user opens or saves a raid: its data is saved again, even after a deletion. */
    noteWanted(code: ReportCode): void {
      deletedRaids.delete(code);
      reopened.add(code);
      reviveAll(code);
    },

    /** Call when the user deletes a raid or all raids: pending writes are dropped. */
    delete(what: RaidOrAll, from: 'here' | 'another tab' = 'here'): void {
      deletedRaids.add(what);
      if (what === ALL_RAIDS) reopened.clear();
      updateDropped(what);
      tell({ kind: 'deleted', what, isFromHere: from === 'here' });
    },

    /** Call when a deletion was refused or undone: dropped writes wait again. */
    restore(what: RaidOrAll, from: 'here' | 'another tab' = 'here'): void {
      deletedRaids.delete(what);
      updateDropped(what);
      tell({ kind: 'restored', what, isFromHere: from === 'here' });
    },
  };
}

/** Tracks the state of every record in this tab. */
function createRecordStates(isDeleted: (code: ReportCode) => boolean) {
  const states = new Map<string, RecordState>();
  const stateOf = (subject: RecordSubject) => states.get(recordKey(subject));
  const set = (state: RecordState) => states.set(recordKey(state.subject), state);
  const isDropped = (subject: RecordSubject) =>
    stateOf(subject)?.isDropped ?? isDeleted(subject.code);
  const statesOfRaid = (what: RaidOrAll) =>
    [...states.values()].filter(({ subject }) => what === ALL_RAIDS || subject.code === what);
  return {
    /** Whether a record stays unsaved because the user deleted its raid. */
    isDropped,

    wasFetched: (subject: RecordSubject): boolean => stateOf(subject)?.wasFetched ?? false,

    /** Call when a view requests a missing record, which is saved even after a deletion. */
    noteRequested(subject: RecordSubject): void {
      const state = stateOf(subject);
      if (!state || state.isDropped) set({ subject, wasFetched: false, isDropped: false });
    },

    /** Call when a record was fetched. Undefined for a deleted raid: only an undo then saves it. */
    noteFetched(subject: RecordSubject, record: StoredRecord): WaitingRecord | undefined {
      const waiting = { subject, record };
      const isNowDropped = isDropped(subject);
      set({ subject, wasFetched: true, waiting, isDropped: isNowDropped });
      return isNowDropped ? undefined : waiting;
    },

    /** Call when a record is saved. A copy fetched later still waits. */
    noteSaved({ subject, record }: WaitingRecord): void {
      const state = stateOf(subject);
      if (state?.waiting?.record === record) state.waiting = undefined;
    },

    waitingAt(subject: RecordSubject): WaitingRecord | undefined {
      const state = stateOf(subject);
      return state?.isDropped ? undefined : state?.waiting;
    },

    /** Lists waiting records in the order of fetching. */
    waiting: (): RecordSubject[] =>
      [...states.values()].flatMap((state) =>
        state.waiting && !state.isDropped ? [state.subject] : [],
      ),

    reviveAll(code: ReportCode): void {
      for (const state of statesOfRaid(code))
        if (state.isDropped) set({ subject: state.subject, wasFetched: false, isDropped: false });
    },

    /** Call after a deletion or its undo. */
    updateDropped(what: RaidOrAll): void {
      for (const state of statesOfRaid(what)) state.isDropped = isDeleted(state.subject.code);
    },
  };
}

export const raidLifecycle = createRaidLifecycle();
