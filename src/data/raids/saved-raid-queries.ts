import { queryOptions } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { deviceStore } from '../device/device-store';
import { newestFirst, readSaved, readSoundList, type SavedRaid } from '../device/raids/saved-list';
import { sharedAuditRange } from '../device/records/shared-audit-record';
import { loadChanges } from './changes';

/** Newest first. Not by `fetchQuery`: joining a fetch fails when a change cancels it. */
export async function readSavedRaids(): Promise<SavedRaid[]> {
  const sound = await readSaved(readSoundList);
  return newestFirst(
    sound === 'damaged' ? await readSaved((await loadChanges()).readSavedList) : sound,
  );
}

/** Key of the query of a kept record. Changes of saved raids invalidate it too. */
export const keptQueryKey = (key: string) => [...savedRaidQueries.all(), 'said', key] as const;

/** `connectRaids` invalidates them. */
export const savedRaidQueries = {
  all: () => ['saved-raids'] as const,

  /** Newest first. */
  list: () =>
    queryOptions({
      queryKey: savedRaidQueries.all(),
      queryFn: readSavedRaids,
      // Browsers without BroadcastChannel do not announce changes.
      refetchOnWindowFocus: 'always',
    }),

  /** Whether a guild was ever kept: only then its code loads. The key is that of `GUILDS`. */
  hasGuilds: () =>
    queryOptions({
      queryKey: [...keptQueryKey('guilds'), 'any'],
      queryFn: async () =>
        (await deviceStore.readTogether((records) => promisifyRequest(records.count('guilds')))) ===
        1,
    }),

  /** Few users have any: only then their code loads. */
  sharedAuditCount: () =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'shared-audit-count'],
      queryFn: async () =>
        (await deviceStore.readTogether((records) =>
          promisifyRequest(records.count(sharedAuditRange())),
        )) ?? 0,
    }),
};
