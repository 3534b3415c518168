import {
  notifyManager,
  type Query,
  type QueryPersister,
  type QueryState,
} from '@tanstack/react-query';
import { withDeadline } from '#deadline';
import { type FightIdentity, fightIdentity, isSameFight } from '#domain/raid/fight-identity';
import { deviceStore, noteUnsaved, storageTrouble } from '../device/device-store';
import { type JournalEntry, openJournal, writeToJournal } from '../device/raids/journal';
import {
  isOfNewerShape,
  keyParts,
  PREFIX,
  parseRecord,
  raidersKey,
  raidKey,
  readKey,
  recordKey,
  type StoredRecord,
  type Subject,
  toRecord,
  toStored,
} from '../device/records/stored-records';
import { noteHost } from '../log-site/requests/report-hosts';
import { followed } from './followed';
import { queryClient } from './query-client';
import { raidLifecycle } from './raid-lifecycle';
import { applyChange, loadChanges, replayJournal } from './save-changes';
import { isUnderWay, savingOf } from './saving-progress';
import { requestPromiseQuietly } from './storage-promise';

/** Key of a saved query: its record's key, and for a kill the fight that has its number. */
export type RaidQueryKey = (string | number | FightIdentity)[];

export const queryKeyOf = (subject: Subject, fight?: FightIdentity): RaidQueryKey => [
  ...keyParts(subject),
  ...(fight ? [fightIdentity(fight)] : []),
];

/** Returns what a query's key is about; undefined if it is not saved. */
export const subjectOf = (queryKey: readonly unknown[]): Subject | undefined =>
  readKey(`${PREFIX}-${JSON.stringify(queryKey.filter((part) => typeof part !== 'object'))}`);

/** Queries whose latest fetch did not end in IndexedDB. */
const requestedQueries = new WeakSet<object>();

/** Whether a query's data came from IndexedDB, without a request since. */
export function isRestored(queryKey: RaidQueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey });
  return query?.state.data !== undefined && !requestedQueries.has(query);
}

/**
 * Looks in IndexedDB before a request, and saves what was fetched. One record per query keeps start
 * and save fast, and two tabs cannot undo each other
 * (docs/decisions/2026-11-one-record-per-query.md).
 */
export const raidPersister = {
  /** The options of a query that is saved. Saves no response requested before a deletion. */
  optionsOf: <Data extends StoredRecord['data']>(subject: Subject, fight?: FightIdentity) => ({
    queryKey: queryKeyOf(subject, fight),
    persister: persisterOf<Data>(subject, fight),
  }),

  /** Saves the cached data of a query, which may have been deleted while in view. */
  async saveCached(subject: Subject, fight?: FightIdentity): Promise<void> {
    const query = queryClient.getQueryCache().find({ queryKey: queryKeyOf(subject, fight) });
    if (query) await save(subject, { fight, state: query.state });
  },
};

function persisterOf<Data>(
  subject: Subject,
  fight: FightIdentity | undefined,
): QueryPersister<Data, RaidQueryKey> {
  const show = (query: Query, { data, fetchedAt }: StoredRecord) => {
    // Once the query has set the time itself.
    notifyManager.schedule(() => query.setState({ dataUpdatedAt: fetchedAt }));
    // A key has records of one kind.
    return data as Data;
  };
  return async (queryFn, context, query) => {
    const isFirst = query.state.data === undefined;
    // Automatic requests (following, retries) bring no deleted raid back.
    if (isFirst && query.state.fetchFailureCount === 0 && !staysDeleted(subject))
      raidLifecycle.noteRequested(recordKey(subject));
    requestedQueries.delete(query);
    void openJournal();
    const saved = isFirst ? await restore(subject, fight) : undefined;
    if (saved) return show(query, saved);
    requestedQueries.add(query);
    try {
      const data = await queryFn(context);
      // Once the query has the data, and before it is rendered.
      notifyManager.schedule(() => {
        if (!begun.has(data as object)) void save(subject, { fight, state: query.state });
      });
      return data;
    } catch (failure) {
      const left = isFirst ? await restoreLeft(subject, fight) : undefined;
      if (!left) throw failure;
      requestedQueries.delete(query);
      return show(query, left);
    }
  };
}

function staysDeleted(subject: Subject): boolean {
  const { kind, code } = subject;
  // A pull has a request of its own, after its kill's raiders, and is saved if they are.
  if (kind === 'pull') return raidLifecycle.isDropped(raidersKey(code, subject.killId));
  // A followed raid's newest kill opens by itself.
  const isFollowed = followed.get().get(code)?.isOver === false;
  return kind === 'raiders' && isFollowed && raidLifecycle.isDeleted(code);
}

/** Restores a record; undefined if missing, unreadable or of another fight. */
async function restore(subject: Subject, fight?: FightIdentity): Promise<StoredRecord | undefined> {
  const stored = await deviceStore.read(recordKey(subject));
  const record = parseRecord(stored);
  if (!record) {
    const isDamaged = stored !== undefined && !isOfNewerShape(stored);
    if (subject.kind === 'raiders' && isDamaged)
      void applyChange(({ markUnreadable }) => markUnreadable(subject.code, subject.killId));
    return undefined;
  }
  if (record.kind === 'raid') {
    // Later requests for a saved raid go to its host.
    if (record.data.host) noteHost(subject.code, record.data.host);
    return (await loadChanges()).withLaterFixes(record);
  }
  if (fight && record.fight && !isSameFight(fight, record.fight)) return undefined;
  return record;
}

/** Milliseconds. */
const MAX_WAIT = 3000;

/** Restores a record that an earlier page left in the journal. */
async function restoreLeft(subject: Subject, fight?: FightIdentity) {
  await withDeadline(replayJournal(), MAX_WAIT, () => {});
  return restore(subject, fight);
}

/** Fetched data whose saving has begun. */
const begun = new WeakSet<object>();

/** The journal's entries of records that are not saved yet. */
const entries = new WeakMap<StoredRecord, JournalEntry>();

interface Fetched {
  fight: FightIdentity | undefined;
  state: Pick<QueryState, 'data' | 'dataUpdatedAt'>;
}

async function save(subject: Subject, { fight, state }: Fetched): Promise<void> {
  const { data, dataUpdatedAt: fetchedAt } = state;
  // A cancelled fetch has no data.
  if (data === undefined) return;
  begun.add(data as object);
  const key = recordKey(subject);
  const record = toRecord(subject, {
    data,
    fetchedAt,
    ...(fight && { fight: fightIdentity(fight) }),
  });
  if (!raidLifecycle.noteFetched(key, record)) return;
  entries.set(record, writeToJournal({ kind: 'record', key, record: toStored(record) }));
  if (!(await saveWaitingRecord(key))) return;
  void requestPromiseQuietly();
}

/** Retries saving; with nothing to save, tests whether IndexedDB accepts anything. */
export async function saveWaiting(): Promise<void> {
  const keys = raidLifecycle.waiting();
  if (keys.length === 0) await applyChange(({ rewriteSavedList }) => rewriteSavedList());
  for (const key of keys) {
    // A record may wait for its raid; the others do not wait with it.
    if (!(await saveWaitingRecord(key)) && storageTrouble.get() !== 'none') return;
  }
}

/** Returns whether it is saved now, or never will be. */
async function saveWaitingRecord(key: string): Promise<boolean> {
  const record = raidLifecycle.waitingAt(key);
  const subject = readKey(key);
  if (!record || !subject) return true;
  const isSaved = await saveRecord(subject, record).catch(noteUnsaved);
  if (!isSaved && !entries.get(record)?.isObsolete) return false;
  raidLifecycle.noteSaved(key, record);
  return true;
}

async function saveRecord(subject: Subject, record: StoredRecord): Promise<boolean> {
  const journaled = entries.get(record);
  const { saveRaid, saveKillRecord, saveListedKillRecord } = await loadChanges();
  if (record.kind === 'raid') return saveRaid(subject.code, record, journaled);
  if (subject.kind === 'raid') return true;
  const { code } = subject;
  const isRaidWaiting = raidLifecycle.waitingAt(raidKey(code)) !== undefined;
  const isInRun = isUnderWay(savingOf(code).get()) && !isRaidWaiting;
  const isViewed = !isInRun && record.kind === 'raiders';
  const saveKill = isViewed ? saveKillRecord : saveListedKillRecord;
  const outcome = await saveKill(subject, record, journaled);
  if (outcome !== 'unlisted') return outcome !== undefined;
  // Another tab has deleted the raid. With the kill in view here it is saved again.
  if (isViewed) {
    raidLifecycle.noteWanted(code);
    await raidPersister.saveCached({ kind: 'raid', code });
    return true;
  }
  // Saving a whole raid ends, and a pull waits for its raid.
  if (isInRun) raidLifecycle.delete(code, 'another tab');
  entries.delete(record);
  return isInRun;
}
