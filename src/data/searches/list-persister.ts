import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import {
  type PersistedClient,
  persistQueryClientRestore,
  persistQueryClientSubscribe,
} from '@tanstack/query-persist-client-core';
import { dehydrate, hashKey, QueryClient } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { SECOND } from '#domain/time';
import { LIST_BOUNDS, listUpTo, OutsideText } from '../bounded-schemas';
import { deviceStore } from '../device/device-store';
import { CharacterKills, characterQueries } from '../log-site/character-queries';
import { GuildReports, guildQueries } from '../log-site/guild-queries';
import { queryClient } from '../query-cache/query-client';
import { once } from '../repeated-calls';

const KEY = 'lists';
/** The most lists. Older lists are dropped. A character has one list per raid tier. */
const MAX_LISTS = 40;
/** Changes within this time are written together. */
const WRITE_PAUSE = 0.1 * SECOND;

const StoredList = v.object({
  key: listUpTo(LIST_BOUNDS.others, v.union([OutsideText, v.number()])),
  fetchedAt: v.number(),
  data: v.union([GuildReports, CharacterKills]),
});

type StoredList = v.InferOutput<typeof StoredList>;

/** Saves guild and character lists in one record: they are small and can be refetched. */
const persister = createAsyncStoragePersister({
  key: KEY,
  throttleTime: WRITE_PAUSE,
  // The library would delete an unreadable record, which only the user may do.
  storage: { getItem: read, setItem: skipRepeats(write), removeItem: async () => {} },
  serialize: toText,
  deserialize: toClient,
});

/**
 * Restores newer saved lists into the cache, and saves new lists from now on. Called before each
 * search rather than at the start, because another tab may have saved more.
 */
export async function restoreLists(): Promise<void> {
  await persistQueryClientRestore({
    queryClient,
    persister,
    maxAge: Number.POSITIVE_INFINITY,
  });
  saveNewLists();
}

const saveNewLists = once(() => {
  const kinds: unknown[] = [...guildQueries.all(), ...characterQueries.all()];
  persistQueryClientSubscribe({
    queryClient,
    persister,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ queryKey, state }) =>
        kinds.includes(queryKey[0]) && state.data !== undefined,
    },
  });
});

async function read(key: string): Promise<string | null> {
  const text = await deviceStore.read(key);
  return typeof text === 'string' ? text : null;
}

/** Writes lists, including other tabs' lists and lists that left the cache. */
function write(key: string, text: string): Promise<boolean | undefined> {
  return deviceStore.change(async (records) => {
    const before: unknown = await promisifyRequest(records.get(key));
    records.put(JSON.stringify(latestLists([...readLists(text), ...readLists(before)])), key);
    return true;
  });
}

/** Returns a function that skips a text equal to the last written. */
function skipRepeats(writeText: (key: string, text: string) => Promise<boolean | undefined>) {
  let last = '';
  return async (key: string, text: string): Promise<void> => {
    if (text !== last && (await writeText(key, text))) last = text;
  };
}

function toText({ clientState }: PersistedClient): string {
  const lists = clientState.queries.map(({ queryKey, state }) => ({
    key: queryKey,
    fetchedAt: state.dataUpdatedAt,
    data: state.data,
  }));
  return JSON.stringify(lists);
}

function toClient(text: string): PersistedClient {
  const restored = new QueryClient();
  for (const { key, fetchedAt, data } of readLists(text)) {
    restored.setQueryData(key, data, { updatedAt: fetchedAt });
  }
  return { timestamp: Date.now(), buster: '', clientState: dehydrate(restored) };
}

/** Skips lists of an unknown shape: they can be refetched. */
function readLists(text: unknown): StoredList[] {
  try {
    const lists: unknown = typeof text === 'string' ? JSON.parse(text) : [];
    return Array.isArray(lists) ? lists.filter((list) => v.is(StoredList, list)) : [];
  } catch {
    return [];
  }
}

function latestLists(lists: StoredList[]): StoredList[] {
  const newestFirst = [...lists].sort((one, other) => other.fetchedAt - one.fetchedAt);
  const byKey = new Map<string, StoredList>();
  for (const list of newestFirst) {
    const key = hashKey(list.key);
    if (!byKey.has(key)) byKey.set(key, list);
  }
  return [...byKey.values()].slice(0, MAX_LISTS);
}
