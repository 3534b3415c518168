import { notifyManager, type QueryPersister, type QueryState } from '@tanstack/react-query';
import { type FightIdentity, fightIdentity, isSameFight } from '#domain/raid/lost-kills';
import { deviceStore } from '../device/device-store';
import {
  markUnreadable,
  rewriteSavedList,
  saveKillRecord,
  saveListedKillRecord,
  saveRaid,
} from '../device/raids/saved-raids';
import {
  isOfNewerShape,
  type KillId,
  type KillRecord,
  keyParts,
  PREFIX,
  raidersKey,
  raidKey,
  readKey,
  readRecord,
  recordKey,
  type StoredRecord,
  type Subject,
  toRecord,
} from '../device/records/stored-records';
import { noteHost } from '../log-site/report-hosts';
import { queryClient } from '../query-client';
import { raidLifecycle } from './raid-lifecycle';
import { isUnderWay, savingOf } from './saving-progress';

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
  return async (queryFn, context, query) => {
    const isFirst = query.state.data === undefined;
    // A pull has a request of its own, after its kill's raiders, and is saved if they are.
    const isOfDeletedPull =
      subject.kind === 'pull' && raidLifecycle.isDropped(raidersKey(subject.code, subject.killId));
    // Automatic requests (following, retries) bring no deleted raid back.
    if (isFirst && query.state.fetchFailureCount === 0 && !isOfDeletedPull)
      raidLifecycle.noteRequested(recordKey(subject));
    requestedQueries.delete(query);
    const saved = isFirst ? await restore(subject, fight) : undefined;
    if (saved) {
      // Once the query has set the time itself.
      notifyManager.schedule(() => query.setState({ dataUpdatedAt: saved.fetchedAt }));
      // `fight` is part of the query's key, and a key's kind of the record's.
      return saved.data as Data;
    }
    requestedQueries.add(query);
    const data = await queryFn(context);
    // Once the query has the data, and before it is rendered.
    notifyManager.schedule(() => void save(subject, { fight, state: query.state }));
    return data;
  };
}

/** Restores a record; undefined if missing, unreadable or of another fight. */
async function restore(subject: Subject, fight?: FightIdentity): Promise<StoredRecord | undefined> {
  const stored = await deviceStore.read(recordKey(subject));
  const record = readRecord(stored);
  if (!record) {
    const isDamaged = stored !== undefined && !isOfNewerShape(stored);
    if (subject.kind === 'raiders' && isDamaged) void markUnreadable(subject.code, subject.killId);
    return undefined;
  }
  if (record.kind === 'raid') {
    // Later requests for a saved raid go to its host.
    if (record.data.host) noteHost(subject.code, record.data.host);
  } else if (fight && record.fight && !isSameFight(fight, record.fight)) return undefined;
  return record;
}

interface Fetched {
  fight: FightIdentity | undefined;
  state: Pick<QueryState, 'data' | 'dataUpdatedAt'>;
}

async function save(subject: Subject, { fight, state }: Fetched): Promise<void> {
  const { data, dataUpdatedAt: fetchedAt } = state;
  // A cancelled fetch has no data.
  if (data === undefined) return;
  const key = recordKey(subject);
  const record = toRecord(subject, {
    data,
    fetchedAt,
    ...(fight && { fight: fightIdentity(fight) }),
  });
  if (!raidLifecycle.noteFetched(key, record) || !(await saveWaitingRecord(key))) return;
  // Not awaited: Firefox prompts the user, once. If refused, the browser may evict.
  requestPersistence().catch(() => {});
}

let isPersistenceRequested = false;

/** Requests, at the first save, that the browser keeps saved data when the disk is full. */
async function requestPersistence(): Promise<void> {
  if (isPersistenceRequested) return;
  isPersistenceRequested = true;
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
}

/** Retries saving; with nothing to save, tests whether IndexedDB accepts anything. */
export async function saveWaiting(): Promise<void> {
  const keys = raidLifecycle.waiting();
  if (keys.length === 0) await rewriteSavedList();
  for (const key of keys) if (!(await saveWaitingRecord(key))) return;
}

/** Returns whether it is saved now. */
async function saveWaitingRecord(key: string): Promise<boolean> {
  const record = raidLifecycle.waitingAt(key);
  const subject = readKey(key);
  if (!record || !subject) return true;
  const isSaved = await saveRecord(subject, record);
  if (isSaved) raidLifecycle.noteSaved(key, record);
  return isSaved;
}

async function saveRecord(subject: Subject, record: StoredRecord): Promise<boolean> {
  if (record.kind === 'raid') return saveRaid(subject.code, record);
  if (subject.kind === 'raid') return true;
  const isRaidWaiting = raidLifecycle.waitingAt(raidKey(subject.code)) !== undefined;
  if (isUnderWay(savingOf(subject.code).get()) && !isRaidWaiting) return saveInRun(subject, record);
  return record.kind === 'pull' ? savePull(subject, record) : saveViewed(subject, record);
}

/** A pull does not bring back a raid that another tab deleted. It waits for its raid. */
async function savePull(kill: KillId, record: KillRecord): Promise<boolean> {
  const outcome = await saveListedKillRecord(kill, record);
  return outcome !== undefined && outcome !== 'unlisted';
}

/** Saving a whole raid does not bring back one that another tab deleted: the save ends. */
async function saveInRun(kill: KillId, record: KillRecord): Promise<boolean> {
  const outcome = await saveListedKillRecord(kill, record);
  if (outcome === 'unlisted') raidLifecycle.delete(kill.code, 'another tab');
  return outcome !== undefined;
}

/** A raid that another tab deleted is saved again with the kill in view here. */
async function saveViewed(kill: KillId, record: KillRecord): Promise<boolean> {
  const outcome = await saveKillRecord(kill, record);
  if (outcome === 'unlisted') {
    raidLifecycle.noteWanted(kill.code);
    await raidPersister.saveCached({ kind: 'raid', code: kill.code });
  }
  return outcome !== undefined;
}
