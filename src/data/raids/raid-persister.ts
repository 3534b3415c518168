import type { QueryPersister, QueryState } from '@tanstack/react-query';
import { withDeadline } from '#deadline';
import { type FightIdentity, fightIdentity, isSameFight } from '#domain/raid/fight-identity';
import { SECOND } from '#domain/time';
import { applyChange, loadChanges, replayJournal } from '../changes/changes';
import { deviceStore, showSaveFailure, storageTrouble } from '../device/device-store';
import { openJournal, writeToJournal } from '../device/journal/journal';
import {
  type DataByKind,
  dataOf,
  type FetchedData,
  isOfNewerShape,
  keyParts,
  parseRecord,
  type RecordSubject,
  recordKey,
  type StoredRecord,
  toRecord,
  toStoredRecord,
} from '../device/records/stored-records';
import { noteHost } from '../log-site/requests/report-hosts';
import { queryClient } from '../query-cache/query-client';
import { shareRunsByKey } from '../repeated-calls';
import { requestPersistenceQuietly } from '../storage/persistence';
import { followedRaids } from './followed-raids';
import { raidLifecycle, type WaitingRecord } from './raid-lifecycle';
import { isSavingUnderWay, savingProgressOf } from './saving-progress';

/** The key of a saved query: the parts of its record's key and, for a kill, the kill's fight. */
export type RaidQueryKey = (string | number | FightIdentity)[];

export const queryKeyOf = (subject: RecordSubject, fight?: FightIdentity): RaidQueryKey => [
  ...keyParts(subject),
  ...(fight ? [fightIdentity(fight)] : []),
];

/** Queries whose latest data came from IndexedDB. */
const restoredQueries = new WeakSet<object>();

/** Whether a query's data came from IndexedDB, without a later request. */
export function isRestored(queryKey: RaidQueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey });
  return query !== undefined && restoredQueries.has(query);
}

/**
 * Looks in IndexedDB before a request, and saves the response. With a record per query, start and
 * save are fast, and two tabs cannot undo each other's writes
 * (docs/decisions/2026-11-one-record-per-query.md).
 */
export const raidPersister = {
  /** Returns a saved query's options. A response requested before a deletion is not saved. */
  optionsOf: <Of extends RecordSubject>(subject: Of, fight?: FightIdentity) => ({
    queryKey: queryKeyOf(subject, fight),
    persister: persisterOf(subject, fight),
  }),

  /** Saves a query's cached data, which may have been deleted while in view. */
  async saveCached(subject: RecordSubject, fight?: FightIdentity): Promise<void> {
    const query = queryClient.getQueryCache().find({ queryKey: queryKeyOf(subject, fight) });
    if (query) await save(subject, fight, query.state);
  },
};

function persisterOf<Of extends RecordSubject>(
  subject: Of,
  fight: FightIdentity | undefined,
): QueryPersister<DataByKind[Of['kind']], RaidQueryKey> {
  return async (queryFn, context, query) => {
    const show = (record: StoredRecord | undefined) => {
      const data = dataOf<Of['kind']>(record, subject.kind);
      if (!record || !data) return undefined;
      restoredQueries.add(query);
      // The query first sets the time of the data itself.
      afterFetch(query, () => query.setState({ dataUpdatedAt: record.fetchedAt }));
      return data;
    };
    const isFirst = query.state.data === undefined;
    // Automatic requests (following, retries) do not restore a deleted raid.
    if (isFirst && query.state.fetchFailureCount === 0 && !staysDeleted(subject))
      raidLifecycle.noteRequested(subject);
    restoredQueries.delete(query);
    void openJournal();
    const saved = isFirst && show(await restore(subject, fight));
    if (saved) return saved;
    try {
      const data = await queryFn(context);
      // Saves once the query has the data, before any task may render it.
      afterFetch(query, () => save(subject, fight, query.state));
      return data;
    } catch (failure) {
      if (!isFirst) throw failure;
      // An earlier page may have left the record in the journal.
      await withDeadline(replayJournal(), MAX_WAIT_FOR_JOURNAL, () => {});
      const journaled = show(await restore(subject, fight));
      if (journaled) return journaled;
      throw failure;
    }
  };
}

function afterFetch(query: { promise: Promise<unknown> | undefined }, work: () => unknown): void {
  void query.promise?.then(work, () => {});
}

function staysDeleted(subject: RecordSubject): boolean {
  const { kind, code } = subject;
  // A pull is requested after its kill's raiders, and saved only if the raiders are.
  if (kind === 'pull') return raidLifecycle.isDropped({ ...subject, kind: 'raiders' });
  // A followed raid opens its newest kill without an action of the user.
  const isFollowed = followedRaids.get().get(code)?.isOver === false;
  return kind === 'raiders' && isFollowed && raidLifecycle.isDeleted(code);
}

/** Restores a record; undefined if missing, unreadable or of another fight. */
async function restore(
  subject: RecordSubject,
  fight?: FightIdentity,
): Promise<StoredRecord | undefined> {
  const stored = await deviceStore.read(recordKey(subject));
  const record = parseRecord(stored);
  if (!record) {
    const isDamaged = stored !== undefined && !isOfNewerShape(stored);
    if (subject.kind === 'raiders' && isDamaged)
      void applyChange(({ markUnreadable }) => markUnreadable(subject.code, subject.killId));
    return undefined;
  }
  if (record.kind === 'raid') {
    // Later requests go to the host from which the raid came.
    if (record.data.host) noteHost(subject.code, record.data.host);
    return (await loadChanges()).withLaterFixes(record);
  }
  if (fight && record.fight && !isSameFight(fight, record.fight)) return undefined;
  return record;
}

const MAX_WAIT_FOR_JOURNAL = 3 * SECOND;

async function save(
  subject: RecordSubject,
  fight: FightIdentity | undefined,
  { data, dataUpdatedAt }: Pick<QueryState, 'data' | 'dataUpdatedAt'>,
): Promise<void> {
  // A cancelled fetch has no data.
  if (typeof data !== 'object' || data === null) return;
  await saveFetched({ subject, fight, data, fetchedAt: dataUpdatedAt });
}

interface Fetched extends FetchedData<object> {
  subject: RecordSubject;
  fight: FightIdentity | undefined;
}

const saveFetched = shareRunsByKey(journalAndSave, ({ data }) => data);

async function journalAndSave({ subject, fight, ...fetched }: Fetched): Promise<void> {
  const record = toRecord(subject, {
    ...fetched,
    ...(fight && { fight: fightIdentity(fight) }),
  });
  const waiting = raidLifecycle.noteFetched(subject, record);
  if (!waiting) return;
  const key = recordKey(subject);
  waiting.journaled = writeToJournal({ kind: 'record', key, record: toStoredRecord(record) });
  if (await saveWaitingRecord(subject)) void requestPersistenceQuietly();
}

/** Retries saving waiting records. Without records, tests whether IndexedDB accepts a write. */
export async function saveWaiting(): Promise<void> {
  const subjects = raidLifecycle.waiting();
  if (subjects.length === 0) await applyChange(({ rewriteSavedList }) => rewriteSavedList());
  for (const subject of subjects) {
    // A record that waits for its raid must not delay other records.
    if (!(await saveWaitingRecord(subject)) && storageTrouble.get() !== 'none') return;
  }
}

/** Saves a waiting record. Returns whether it is saved now, or never will be. */
async function saveWaitingRecord(subject: RecordSubject): Promise<boolean> {
  const waiting = raidLifecycle.waitingAt(subject);
  if (!waiting) return true;
  const isSaved = await saveRecord(waiting).catch(showSaveFailure);
  if (!isSaved && !waiting.journaled?.isObsolete) return false;
  raidLifecycle.noteSaved(waiting);
  return true;
}

async function saveRecord(waiting: WaitingRecord): Promise<boolean> {
  const { subject, record, journaled } = waiting;
  const { code } = subject;
  const { saveRaid, saveKillRecord, saveListedKillRecord } = await loadChanges();
  if (record.kind === 'raid') return saveRaid(code, record, journaled);
  if (subject.kind === 'raid') return true;
  const raid = { kind: 'raid', code } as const;
  const isRaidWaiting = raidLifecycle.waitingAt(raid) !== undefined;
  const isInRun = isSavingUnderWay(savingProgressOf(code).get()) && !isRaidWaiting;
  const isViewed = !isInRun && record.kind === 'raiders';
  const saveKill = isViewed ? saveKillRecord : saveListedKillRecord;
  const outcome = await saveKill(subject, record, journaled);
  if (outcome !== 'unlisted') return outcome !== undefined;
  // Another tab has deleted the raid, but the kill is in view here: the raid is saved again.
  if (isViewed) {
    raidLifecycle.noteWanted(code);
    await raidPersister.saveCached(raid);
    return true;
  }
  // Saving the whole raid ends. A pull on its own waits for its raid.
  if (isInRun) raidLifecycle.delete(code, 'another tab');
  waiting.journaled = undefined;
  return isInRun;
}
