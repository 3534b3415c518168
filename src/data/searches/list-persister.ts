import { hashKey, type QueryKey } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { ForeignText, listUpTo, MOST } from '../bounded-schemas';
import { deviceStore } from '../device/device-store';
import { CharacterKills, characterQueries } from '../log-site/character-queries';
import { GuildReports, guildQueries } from '../log-site/guild-queries';
import { queryClient } from '../raids/query-client';
import { once } from '../repeated-calls';

/** Guild and character lists are in one record: they are small and can be refetched. */
const KEY = 'lists';
/** Older lists are dropped. A character has one list per raid tier. */
const MAX_LISTS = 40;

const KINDS: readonly unknown[] = [...guildQueries.all(), ...characterQueries.all()];

const StoredList = v.object({
  key: listUpTo(MOST.others, v.union([ForeignText, v.number()])),
  fetchedAt: v.number(),
  data: v.union([GuildReports, CharacterKills]),
});

interface List {
  key: QueryKey;
  fetchedAt: number;
  data: unknown;
}

/**
 * Restores newer saved lists into the cache, and saves new ones from now on. Called before each
 * search: another tab may have saved more, and starting reads nothing.
 */
export async function restoreLists(): Promise<void> {
  for (const { key, fetchedAt, data } of readLists(await deviceStore.read(KEY))) {
    const known = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (fetchedAt > known) queryClient.setQueryData(key, data, { updatedAt: fetchedAt });
  }
  saveNewLists();
}

const saveNewLists = once(() => {
  void saveLists();
  queryClient.getQueryCache().subscribe((event) => {
    const isNew = event.type === 'updated' && event.action.type === 'success';
    if (isNew && KINDS.includes(event.query.queryKey[0])) void saveLists();
  });
});

/** Merges: other tabs' lists stay, and so do those that left the cache. */
async function saveLists(): Promise<void> {
  const here = listsInCache();
  if (here.length === 0) return;
  await deviceStore.change(async (records) => {
    const before: unknown = await promisifyRequest(records.get(KEY));
    const merged = JSON.stringify(latest([...here, ...readLists(before)]));
    if (merged !== before) records.put(merged, KEY);
  });
}

const listsInCache = (): List[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => KINDS.includes(queryKey[0]) && state.data !== undefined)
    .map(({ queryKey, state: { dataUpdatedAt, data } }) => ({
      key: queryKey,
      fetchedAt: dataUpdatedAt,
      data,
    }));

/** Skips lists of an unknown shape: they can be refetched. */
function readLists(text: unknown): List[] {
  try {
    const lists: unknown = typeof text === 'string' ? JSON.parse(text) : [];
    return Array.isArray(lists) ? lists.filter((list) => v.is(StoredList, list)) : [];
  } catch {
    return [];
  }
}

function latest(lists: readonly List[]): List[] {
  const newestFirst = [...lists].sort((one, other) => other.fetchedAt - one.fetchedAt);
  const byKey = new Map<string, List>();
  for (const list of newestFirst) {
    const key = hashKey(list.key);
    if (!byKey.has(key)) byKey.set(key, list);
  }
  return [...byKey.values()].slice(0, MAX_LISTS);
}
