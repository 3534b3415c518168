import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { Raider } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { queryClient } from '../query-client';
import { deviceStore, keepingTrouble } from './device-store';
import { ALL_RAIDS, letGo, watchDeleting } from './raid-changes';
import {
  keepListedRaiders,
  keepRaid,
  keepRaiders,
  noteUnreadable,
  rewriteIndex,
} from './saved-raids';
import { isUnderWay, savingOf } from './saving-progress';
import {
  isOfNewerShape,
  type KeptRecord,
  raidPlace,
  readPlace,
  readRecord,
  type StoredRecord,
  type Subject,
  toRecord,
} from './stored-records';
import { isWanted, noteAsked, noteDeleted, noteWanted } from './wanted-records';

const PREFIX = 'kept';

/**
 * Keeps each query that names it as a record of its own, so that neither a start nor a save costs
 * more as more is kept, and two tabs cannot undo each other. Measured: docs/decisions/2026-11-one-record-per-query.md.
 *
 * The library calls it experimental: it is pinned, and this file is the only one that knows it.
 */
const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: { getItem: restore, setItem: keep, removeItem: leaveAlone },
  serialize: (query) => query,
  deserialize: (query) => query,
  // Kept for ever: only the person drops a raid. No buster either, a deploy drops nothing.
  maxAge: Number.POSITIVE_INFINITY,
  prefix: PREFIX,
  refetchOnRestore: false,
});

const persisterFn: typeof persister.persisterFn = (queryFn, context, query) => {
  noteAsked(`${PREFIX}-${query.queryHash}`);
  return persister.persisterFn(queryFn, context, query);
};

/** The persister; it knows what was asked for before its raid was deleted. */
export const keptOnDevice = { ...persister, persisterFn };

/** Whether a report opens without the network. */
export const isRaidKept = async (code: ReportCode): Promise<boolean> =>
  readRecord(await deviceStore.read(raidPlace(code))) !== undefined;

/** Makes a query of a record; nothing when there is none that can be read. */
async function restore(place: string): Promise<PersistedQuery | undefined> {
  const stored = await deviceStore.read(place);
  const record = readRecord(stored);
  if (!record) {
    const { code, killId } = readPlace(place) ?? {};
    const isDamaged = stored !== undefined && !isOfNewerShape(stored);
    if (code && killId !== undefined && isDamaged) void noteUnreadable(code, killId);
    return undefined;
  }
  return {
    buster: '',
    queryHash: place.slice(PREFIX.length + 1),
    queryKey: [],
    state: { ...BLANK_STATE, data: record.data, dataUpdatedAt: record.fetchedAt },
  };
}

/** What was fetched and is not kept so far, by place: it is on its way, or there was no room. */
const waiting = new Map<string, StoredRecord>();

async function keep(place: string, { state }: PersistedQuery): Promise<void> {
  // A fetch that was called off has nothing to keep.
  const subject = readPlace(place);
  if (state.data === undefined || !subject || !isWanted(place)) return;
  waiting.set(place, toRecord(subject, state.data, state.dataUpdatedAt));
  if (await keepWaiting(place)) askToStay();
}

/** Keeps what could not be kept before. It goes on by itself too, whenever the device takes a record again. */
export async function keepWhatWaits(): Promise<void> {
  if (waiting.size === 0) await rewriteIndex();
  for (const place of waiting.keys()) if (!(await keepWaiting(place))) return;
}

keepingTrouble.subscribe(() => {
  if (keepingTrouble.get() === 'none' && waiting.size > 0) void keepWhatWaits();
});

// What waits of a raid that the person deletes is forgotten, and what is on its way is not kept.
watchDeleting((deleted) => {
  noteDeleted(deleted);
  for (const place of waiting.keys()) {
    if (deleted === ALL_RAIDS || readPlace(place)?.code === deleted) waiting.delete(place);
  }
});

/** Whether the record that waits at a place is kept now. */
async function keepWaiting(place: string): Promise<boolean> {
  const record = waiting.get(place);
  const subject = readPlace(place);
  if (!record || !subject) return true;
  const isKept = await keepRecord(subject, record);
  if (isKept && waiting.get(place) === record) waiting.delete(place);
  return isKept;
}

async function keepRecord({ code, killId }: Subject, record: StoredRecord): Promise<boolean> {
  if (record.kind === 'raid') return keepRaid(code, record);
  if (killId === undefined) return true;
  return isUnderWay(savingOf(code).get()) && !waiting.has(raidPlace(code))
    ? keepSaved({ code, killId }, record)
    : keepViewed({ code, killId }, record);
}

/** A save alone brings no raid back that was deleted meanwhile, in another tab: it ends. */
async function keepSaved(
  { code, killId }: Required<Subject>,
  record: KeptRecord<Raider[]>,
): Promise<boolean> {
  const outcome = await keepListedRaiders(code, killId, record);
  if (outcome === 'unlisted') letGo(code);
  return outcome !== undefined;
}

async function keepViewed(
  { code, killId }: Required<Subject>,
  record: KeptRecord<Raider[]>,
): Promise<boolean> {
  const outcome = await keepRaiders(code, killId, record);
  // Deleted in another tab, and yet looked at in this one: the raid is kept again with its kill.
  if (outcome === 'unlisted') {
    noteWanted(code);
    await keptOnDevice.persistQueryByKey(['report', code], queryClient);
  }
  return outcome !== undefined;
}

/** The library would delete what it cannot restore; a record is dropped only by the person. */
async function leaveAlone(): Promise<void> {}

let hasAsked = false;

/** Asks the browser, at the first save, not to clear what is kept when the disk runs short. */
function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  // Refused or unknown to the browser: the raids are kept as long as it sees fit. Not waited for:
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
