import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { deviceStore, leaveAlone } from '../device/device-store';
import {
  markUnreadable,
  rewriteIndex,
  saveKillRecord,
  saveListedKillRecord,
  saveRaid,
} from '../device/raids/saved-raids';
import {
  isOfNewerShape,
  type KillId,
  type KillRecord,
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
import { isUnderWay, savingOf } from './saving/saving-progress';

/** The key of a query whose data is saved: a word, the report's code, and for a kill its number. */
export type RaidQueryKey = (string | number)[];

/** What the keys of queries begin with, by the record that their data is saved in. */
const QUERY_NAMES: Readonly<Record<Subject['kind'], string>> = {
  raid: 'report',
  raiders: 'raiders',
  pull: 'pull',
};

/** The key of the query whose data a record holds. */
export const queryKeyOf = (subject: Subject): RaidQueryKey => [
  QUERY_NAMES[subject.kind],
  subject.code,
  ...(subject.kind === 'raid' ? [] : [subject.killId]),
];

/** Drops the cached queries of one raid, or of all of them, that no view uses. */
export function forgetUnused(code: [ReportCode] | []): void {
  for (const name of Object.values(QUERY_NAMES)) {
    queryClient.removeQueries({ queryKey: [name, ...code], type: 'inactive' });
  }
}

/**
 * TanStack's persister: looks in IndexedDB before a query requests anything, and saves what was fetched. Each query has
 * a record of its own, so that neither a start nor a save costs more as more is saved, and two tabs cannot undo each
 * other. Measured: docs/decisions/2026-11-one-record-per-query.md.
 *
 * The library calls it experimental: its version is pinned, and no other file imports it.
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
  // Automatic requests, while a raid is followed or after a failure, bring no deleted raid back.
  const isFirstTry = query.state.data === undefined && query.state.fetchFailureCount === 0;
  const key = `${PREFIX}-${query.queryHash}`;
  if (isFirstTry && !(isOfPull(key) && isOfDeleted(key))) raidLifecycle.request(key);
  return persister.persisterFn(queryFn, context, query);
};

/** A pull is requested by itself, after its kill. */
const isOfPull = (key: string): boolean => readKey(key)?.kind === 'pull';

const isOfDeleted = (key: string): boolean => raidLifecycle.isDeleted(readKey(key)?.code ?? '');

/** The persister of raids. It saves no response that was requested before its raid was deleted. */
export const raidPersister = { ...persister, persisterFn };

/** Whether a report opens without the network. */
export const isRaidSaved = async (code: ReportCode): Promise<boolean> =>
  readRecord(await deviceStore.read(raidKey(code))) !== undefined;

/** Restores a query from its record; undefined if missing or unreadable. */
async function restore(key: string): Promise<PersistedQuery | undefined> {
  const stored = await deviceStore.read(key);
  const record = readRecord(stored);
  if (!record) {
    const subject = readKey(key);
    const isDamaged = stored !== undefined && !isOfNewerShape(stored);
    if (subject?.kind === 'raiders' && isDamaged) void markUnreadable(subject.code, subject.killId);
    return undefined;
  }
  if (record.kind === 'raid') noteHostOf(key, record.data);
  return {
    buster: '',
    queryHash: key.slice(PREFIX.length + 1),
    queryKey: [],
    state: { ...BLANK_STATE, data: record.data, dataUpdatedAt: record.fetchedAt },
  };
}

/** What is asked of a saved raid from now on is asked at its host. */
function noteHostOf(key: string, { host }: Raid): void {
  const code = readKey(key)?.code;
  if (code && host) noteHost(code, host);
}

async function saveQuery(key: string, { state }: PersistedQuery): Promise<void> {
  const subject = readKey(key);
  // A fetch that was cancelled has no data.
  if (state.data === undefined || !subject) return;
  const record = toRecord(subject, state.data, state.dataUpdatedAt);
  if (raidLifecycle.fetched(key, record) && (await saveWaitingRecord(key))) askToStay();
}

/** Tries to save what IndexedDB has refused so far. With nothing to save, tries whether it takes anything. */
export async function saveWaiting(): Promise<void> {
  const keys = raidLifecycle.waiting();
  if (keys.length === 0) await rewriteIndex();
  for (const key of keys) if (!(await saveWaitingRecord(key))) return;
}

/** Returns whether the record that waits at a key is saved now. */
async function saveWaitingRecord(key: string): Promise<boolean> {
  const record = raidLifecycle.waitingAt(key);
  const subject = readKey(key);
  if (!record || !subject) return true;
  const isSaved = await saveRecord(subject, record);
  if (isSaved) raidLifecycle.saved(key, record);
  return isSaved;
}

async function saveRecord(subject: Subject, record: StoredRecord): Promise<boolean> {
  if (record.kind === 'raid') return saveRaid(subject.code, record);
  if (subject.kind === 'raid') return true;
  const isRaidWaiting = raidLifecycle.waitingAt(raidKey(subject.code)) !== undefined;
  if (isUnderWay(savingOf(subject.code).get()) && !isRaidWaiting) return saveInRun(subject, record);
  return record.kind === 'pull' ? savePull(subject, record) : saveViewed(subject, record);
}

/** A pull brings no raid back that another tab has deleted. While its raid is not saved, it waits. */
const savePull = async (kill: KillId, record: KillRecord): Promise<boolean> =>
  (await saveListedKillRecord(kill, record)) === 'listed';

/** Saving a whole raid does not bring back one that another tab has deleted meanwhile: the save ends. */
async function saveInRun(kill: KillId, record: KillRecord): Promise<boolean> {
  const outcome = await saveListedKillRecord(kill, record);
  if (outcome === 'unlisted') raidLifecycle.delete(kill.code, 'another tab');
  return outcome !== undefined;
}

/** A raid that another tab has deleted is saved again with the kill that is in view here. */
async function saveViewed(kill: KillId, record: KillRecord): Promise<boolean> {
  const outcome = await saveKillRecord(kill, record);
  if (outcome === 'unlisted') {
    raidLifecycle.want(kill.code);
    const queryKey = queryKeyOf({ kind: 'raid', code: kill.code });
    await raidPersister.persistQueryByKey(queryKey, queryClient);
  }
  return outcome !== undefined;
}

let hasAsked = false;

/** Asks the browser, at the first save, not to clear what is saved when the disk runs short. */
function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  // Not awaited, because Firefox asks the user first. If refused, the raids stay as long as the browser sees fit.
  navigator.storage?.persist?.().catch(() => false);
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
