import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import type { ReportCode } from '#domain/report-link';
import { deviceStore, keepingTrouble } from './device-store';
import { raidPlace, readPlace, readRecord, toRecord } from './kept-records';
import { noteKill, noteRaid } from './saved-raids';

const PREFIX = 'kept';

/**
 * Keeps each query that names it as a record of its own, so that neither a start nor a save costs
 * more as more is kept, and two tabs cannot undo each other. Measured in stack.md §4.
 *
 * The library calls it experimental: it is pinned, and this file is the only one that knows it.
 */
export const keptOnDevice = experimental_createQueryPersister<PersistedQuery>({
  storage: { getItem: restore, setItem: keep, removeItem: leaveAlone },
  serialize: (query) => query,
  deserialize: (query) => query,
  // Kept for ever: only the person drops a raid. No buster either, a deploy drops nothing.
  maxAge: Number.POSITIVE_INFINITY,
  prefix: PREFIX,
  refetchOnRestore: false,
});

/** Whether a report opens without the network. */
export const isRaidKept = async (code: ReportCode): Promise<boolean> =>
  readRecord(await deviceStore.read(raidPlace(code))) !== undefined;

/** Makes a query of a record; nothing when there is none that can be read. */
async function restore(place: string): Promise<PersistedQuery | undefined> {
  const record = readRecord(await deviceStore.read(place));
  if (!record) return undefined;
  const { data, fetchedAt } = record;
  return {
    buster: '',
    queryHash: place.slice(PREFIX.length + 1),
    queryKey: [],
    state: { ...BLANK_STATE, data, dataUpdatedAt: fetchedAt },
  };
}

async function keep(place: string, { state }: PersistedQuery): Promise<void> {
  const held = readPlace(place);
  if (!held) return;
  const isKept = await deviceStore.write(place, toRecord(state.data, state.dataUpdatedAt));
  if (!isKept) return;
  const bytes = JSON.stringify(state.data).length;
  const record = readRecord(toRecord(state.data, state.dataUpdatedAt));
  if (!record) return;
  if (held.killId !== undefined) await noteKill(held.code, held.killId, bytes);
  else if (!Array.isArray(record.data)) await noteRaid(held.code, record.data, bytes);
  await askToStay();
}

/** The library would delete what it cannot restore; a record is dropped only by the person. */
async function leaveAlone(): Promise<void> {}

let hasAsked = false;

/** Asks the browser, at the first save, not to clear what is kept when the disk runs short. */
async function askToStay(): Promise<void> {
  if (hasAsked || keepingTrouble.get() !== 'none') return;
  hasAsked = true;
  // Refused or unknown to the browser: the raids are kept as long as it sees fit.
  await navigator.storage?.persist?.().catch(() => false);
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
