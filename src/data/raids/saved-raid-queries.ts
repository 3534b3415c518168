import { queryOptions } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { loadChanges } from '../changes/changes';
import { deviceStore } from '../device/device-store';
import { raidsNewestFirst } from '../device/raids/saved-list-order';
import { readSoundList } from '../device/raids/stored-list';
import { readSaved } from '../device/read-saved';
import type { SavedRaid } from '../device/records/saved-raid';
import { sharedResultRange } from '../device/records/shared-result-record';

/** Returns saved raids. `fetchQuery` would join a fetch, and fail when a change cancels it. */
export async function readSavedRaids(): Promise<SavedRaid[]> {
  const sound = await readSaved(readSoundList);
  return raidsNewestFirst(
    sound === 'damaged' ? await readSaved((await loadChanges()).readSavedList) : sound,
  );
}

/** Returns the key of a kept record's query. Changes of saved raids also invalidate it. */
export const keptQueryKey = (key: string) =>
  [...savedRaidQueries.all(), 'statements', key] as const;

/** Queries of saved raids, which `connectRaids` invalidates. */
export const savedRaidQueries = {
  all: () => ['saved-raids'] as const,

  /** All saved raids, newest first. */
  list: () =>
    queryOptions({
      queryKey: savedRaidQueries.all(),
      queryFn: readSavedRaids,
      // In browsers without BroadcastChannel this is the only way to see other tabs' changes.
      refetchOnWindowFocus: 'always',
    }),

  /** Whether a guild was ever kept, so that its code loads. The key equals that of `GUILDS`. */
  hasGuilds: () =>
    queryOptions({
      queryKey: [...keptQueryKey('guilds'), 'any'],
      queryFn: async () => (await countRecords('guilds')) === 1,
    }),

  /** The number of shared results. Their code loads only if the number is above 0. */
  sharedResultCount: () =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'shared-result-count'],
      queryFn: async () => (await countRecords(sharedResultRange())) ?? 0,
    }),
};

const countRecords = (keys: IDBValidKey | IDBKeyRange) =>
  deviceStore.readTogether((records) => promisifyRequest(records.count(keys)));
