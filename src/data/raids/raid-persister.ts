import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import * as v from 'valibot';
import { type FightIdentity, fightIdentity, isSameFight } from '#domain/raid/lost-kills';
import { deviceStore, leaveAlone } from '../device/device-store';
import {
  markUnreadable,
  rewriteSavedList,
  saveKillRecord,
  saveListedKillRecord,
  saveRaid,
} from '../device/raids/saved-raids';
import { StoredIdentity } from '../device/records/record-schemas';
import {
  isOfNewerShape,
  type KillId,
  type KillRecord,
  keyParts,
  PREFIX,
  raidKey,
  readKey,
  readRecord,
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

/** Reads a record's key, subject and fight from its query's hash. */
export function readQueryHash(queryHash: string) {
  const parts = v.parse(v.array(v.unknown()), JSON.parse(queryHash));
  const fight = parts.find((part) => v.is(StoredIdentity, part));
  const key = `${PREFIX}-${JSON.stringify(parts.filter((part) => part !== fight))}`;
  return { key, subject: readKey(key), fight };
}

const hashIn = (storageKey: string): string => storageKey.slice(PREFIX.length + 1);

/**
 * TanStack's persister: looks in IndexedDB before a request, and saves what was fetched. One record
 * per query keeps start and save fast, and two tabs cannot undo each other
 * (docs/decisions/2026-11-one-record-per-query.md). It is experimental, so its version is pinned
 * and no other file imports it.
 */
const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: { getItem: restore, setItem: saveQuery, removeItem: leaveAlone },
  serialize: (query) => query,
  deserialize: (query) => query,
  // Only the user deletes a raid: records never expire, and a deploy drops none.
  maxAge: Number.POSITIVE_INFINITY,
  prefix: PREFIX,
  refetchOnRestore: false,
});

const persisterFn: typeof persister.persisterFn = (queryFn, context, query) => {
  // Automatic requests (following, retries) bring no deleted raid back.
  const isFirstTry = query.state.data === undefined && query.state.fetchFailureCount === 0;
  const { key, subject } = readQueryHash(query.queryHash);
  // A pull has a request of its own, after its kill.
  const isOfDeletedPull = subject?.kind === 'pull' && raidLifecycle.isDeleted(subject.code);
  if (isFirstTry && !isOfDeletedPull) raidLifecycle.noteRequested(key);
  requestedQueries.delete(query);
  const request: typeof queryFn = (context) => {
    requestedQueries.add(query);
    return queryFn(context);
  };
  return persister.persisterFn(request, context, query);
};

/** Queries whose latest fetch did not end in IndexedDB. */
const requestedQueries = new WeakSet<object>();

/** Whether a query's data came from IndexedDB, without a request since. */
export function isRestored(queryKey: RaidQueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey });
  return query?.state.data !== undefined && !requestedQueries.has(query);
}

/** Saves no response that was requested before its raid was deleted. */
export const raidPersister = { ...persister, persisterFn };

/** Restores a query from its record; undefined if missing, unreadable or of another fight. */
async function restore(storageKey: string): Promise<PersistedQuery | undefined> {
  const { key, subject, fight } = readQueryHash(hashIn(storageKey));
  const stored = await deviceStore.read(key);
  const record = readRecord(stored);
  if (!record) {
    const isDamaged = stored !== undefined && !isOfNewerShape(stored);
    if (subject?.kind === 'raiders' && isDamaged) void markUnreadable(subject.code, subject.killId);
    return undefined;
  }
  if (record.kind === 'raid') {
    // Later requests for a saved raid go to its host.
    if (subject && record.data.host) noteHost(subject.code, record.data.host);
  } else if (fight && record.fight && !isSameFight(fight, record.fight)) return undefined;
  return {
    buster: '',
    queryHash: hashIn(storageKey),
    queryKey: [],
    state: { ...BLANK_STATE, data: record.data, dataUpdatedAt: record.fetchedAt },
  };
}

async function saveQuery(storageKey: string, { state }: PersistedQuery): Promise<void> {
  const { key, subject, fight } = readQueryHash(hashIn(storageKey));
  // A cancelled fetch has no data.
  if (state.data === undefined || !subject) return;
  const { data, dataUpdatedAt: fetchedAt } = state;
  const record = toRecord(subject, { data, fetchedAt, ...(fight && { fight }) });
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
    const queryKey = queryKeyOf({ kind: 'raid', code: kill.code });
    await raidPersister.persistQueryByKey(queryKey, queryClient);
  }
  return outcome !== undefined;
}

const BLANK_STATE: PersistedQuery['state'] = {
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
};
