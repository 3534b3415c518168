import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { ReportCode } from '#domain/log-site/report-link';
import { deviceStore, leaveAlone, storageTrouble } from '../device/device-store';
import {
  type KillSubject,
  markUnreadable,
  rewriteIndex,
  saveKillRecord,
  saveListedKillRecord,
  saveRaid,
} from '../device/raids/saved-raids';
import {
  isOfNewerShape,
  type KillRecord,
  PREFIX,
  queryKeyOf,
  raidKey,
  readKey,
  readRecord,
  type StoredRecord,
  type Subject,
  toRecord,
} from '../device/records/stored-records';
import { queryClient } from '../query-client';
import { ALL_RAIDS, notifyDeleted, watchDeleting } from './announcements';
import { isWanted, noteAsked, noteDeleted, noteRefused, noteWanted } from './raid-lifecycle';
import { isUnderWay, savingOf } from './saving/saving-progress';

/**
 * Saves each query that names it as a record of its own, so that neither a start nor a save costs
 * more as more is saved, and two tabs cannot undo each other. Measured: docs/decisions/2026-11-one-record-per-query.md.
 *
 * The library calls it experimental: it is pinned, and this file is the only one that knows it.
 */
const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: { getItem: restore, setItem: saveQuery, removeItem: leaveAlone },
  serialize: (query) => query,
  deserialize: (query) => query,
  // Saved without an end: only the person deletes a raid. No buster either, a deploy drops nothing.
  maxAge: Number.POSITIVE_INFINITY,
  prefix: PREFIX,
  refetchOnRestore: false,
});

const persisterFn: typeof persister.persisterFn = (queryFn, context, query) => {
  // What is asked for again by itself, while a raid is followed or after a failure, brings no deleted raid back.
  const isFirstTry = query.state.data === undefined && query.state.fetchFailureCount === 0;
  if (isFirstTry) noteAsked(`${PREFIX}-${query.queryHash}`);
  return persister.persisterFn(queryFn, context, query);
};

/** The persister; it knows what was asked for before its raid was deleted. */
export const raidPersister = { ...persister, persisterFn };

/** Whether a report opens without the network. */
export const isRaidSaved = async (code: ReportCode): Promise<boolean> =>
  readRecord(await deviceStore.read(raidKey(code))) !== undefined;

/** Makes a query of a record; nothing when there is none that can be read. */
async function restore(key: string): Promise<PersistedQuery | undefined> {
  const stored = await deviceStore.read(key);
  const record = readRecord(stored);
  if (!record) {
    const { code, killId, isPull } = readKey(key) ?? {};
    const isDamaged = stored !== undefined && !isOfNewerShape(stored);
    if (code && killId !== undefined && !isPull && isDamaged) void markUnreadable(code, killId);
    return undefined;
  }
  return {
    buster: '',
    queryHash: key.slice(PREFIX.length + 1),
    queryKey: [],
    state: { ...BLANK_STATE, data: record.data, dataUpdatedAt: record.fetchedAt },
  };
}

/** What was fetched and is not saved so far, by key: it is on its way, or there was no room. */
const waiting = new Map<string, StoredRecord>();

async function saveQuery(key: string, { state }: PersistedQuery): Promise<void> {
  // A fetch that was called off has nothing to save.
  const subject = readKey(key);
  if (state.data === undefined || !subject || !isWanted(key)) return;
  waiting.set(key, toRecord(subject, state.data, state.dataUpdatedAt));
  if (await saveWaitingRecord(key)) askToStay();
}

/** Saves what could not be saved before. It goes on by itself too, whenever the device takes a record again. */
export async function saveWaiting(): Promise<void> {
  if (waiting.size === 0) await rewriteIndex();
  for (const key of waiting.keys()) if (!(await saveWaitingRecord(key))) return;
}

storageTrouble.subscribe(() => {
  if (storageTrouble.get() === 'none' && waiting.size > 0) void saveWaiting();
});

// What waits of a raid that the person deletes is forgotten, and what is on its way is not saved.
watchDeleting((deleted) => {
  noteDeleted(deleted);
  const forgotten = [...waiting].filter(
    ([key]) => deleted === ALL_RAIDS || readKey(key)?.code === deleted,
  );
  for (const [key] of forgotten) waiting.delete(key);
  return () => {
    noteRefused(deleted);
    for (const [key, record] of forgotten) if (!waiting.has(key)) waiting.set(key, record);
  };
});

/** Whether the record that waits at a key is saved now. */
async function saveWaitingRecord(key: string): Promise<boolean> {
  const record = waiting.get(key);
  const subject = readKey(key);
  if (!record || !subject) return true;
  const isSaved = await saveRecord(subject, record);
  if (isSaved && waiting.get(key) === record) waiting.delete(key);
  return isSaved;
}

async function saveRecord({ code, killId }: Subject, record: StoredRecord): Promise<boolean> {
  if (record.kind === 'raid') return saveRaid(code, record);
  if (killId === undefined) return true;
  return isUnderWay(savingOf(code).get()) && !waiting.has(raidKey(code))
    ? saveInRun({ code, killId }, record)
    : saveViewed({ code, killId }, record);
}

/** Saving a whole raid does not bring back one that another tab has deleted meanwhile: the save ends. */
async function saveInRun(subject: KillSubject, record: KillRecord): Promise<boolean> {
  const outcome = await saveListedKillRecord(subject, record);
  if (outcome === 'unlisted') notifyDeleted(subject.code);
  return outcome !== undefined;
}

async function saveViewed(subject: KillSubject, record: KillRecord): Promise<boolean> {
  const outcome = await saveKillRecord(subject, record);
  // Deleted in another tab, and yet looked at in this one: the raid is saved again with its kill.
  if (outcome === 'unlisted') {
    const { code } = subject;
    noteWanted(code);
    await raidPersister.persistQueryByKey(queryKeyOf({ code }), queryClient);
  }
  return outcome !== undefined;
}

let hasAsked = false;

/** Asks the browser, at the first save, not to clear what is saved when the disk runs short. */
function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  // Refused or unknown to the browser: the raids are saved as long as it sees fit. Not waited for:
  // Firefox asks the person first.
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
