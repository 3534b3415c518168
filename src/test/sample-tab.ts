import { beforeEach, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { emptyDisk } from './open-tab';
import { serveSample } from './sample-site';

/** The log site, which has the sample raid. */
export const network = vi.fn((address: string, _options?: RequestInit) => serveSample(address));

export const goOffline = () => network.mockRejectedValue(new TypeError('Failed to fetch'));

/** Starts each test with an empty disk and a log site that responds. */
export function startEachWithSample(navigator: object = {}): void {
  beforeEach(() => {
    emptyDisk();
    vi.stubGlobal('navigator', { onLine: true, ...navigator });
    vi.stubGlobal('fetch', network);
    network.mockReset().mockImplementation(serveSample);
  });
}

/** Loads the modules by which a tab of the app shows the sample raid, before they are needed. */
export async function loadSample() {
  const { queryClient } = await import('#data/query-cache/query-client');
  const { raiderQueries, reportQueries } = await import('#data/raids/raid-queries');
  const { readSavedRaids } = await import('#data/raids/saved-raid-queries');
  const { raidersKey, raidKey, recordKey } = await import('#data/device/records/stored-records');
  const { deviceStore, storageTrouble } = await import('#data/device/device-store');
  const query = reportQueries.raid(SAMPLE_CODE);
  const open = () => queryClient.fetchQuery(query);
  /** Returns the query of the raiders of the nth kill. */
  const queryOf = async (nth: number) => {
    const fight = (await open()).kills[nth];
    if (!fight) throw new Error(`no kill ${nth}`);
    return { id: fight.id, query: raiderQueries.ofFight(SAMPLE_CODE, fight) };
  };
  return {
    ...(await import('#data/raids/delete-raids')),
    ...(await import('#data/raids/raid-lifecycle')),
    ...(await import('#data/raids/raid-persister')),
    ...(await import('#data/undo/undo')),
    queryClient,
    deviceStore,
    storageTrouble,
    raidersKey,
    raidKey,
    recordKey,
    query,
    open,
    queryOf,
    look: async (nth = 0) => queryClient.fetchQuery((await queryOf(nth)).query),
    refetch: () => queryClient.refetchQueries({ queryKey: query.queryKey }),
    raids: readSavedRaids,
    savedKills: async () => (await readSavedRaids()).map((raid) => raid.savedKills),
  };
}
