import { promisifyRequest } from 'idb-keyval';
import type { Kill, Raid, Raider } from '#domain/raid/raid';
import { killWith } from './fights';
import { plainRaider } from './gear';
import { openTab } from './open-tab';

export const CODE_1 = 'RaidNumberOne001';
export const CODE_2 = 'RaidNumberTwo002';

export const kill = (id: number, zone = 'Blackwing Descent'): Kill =>
  killWith({ id, boss: `Boss ${id}`, zone, startedAt: id, endedAt: id + 1 });
export const raidNamed = (title: string, startedAt = 1000): Raid => ({
  title,
  owner: 'Kadda',
  startedAt,
  endedAt: startedAt + 1000,
  kills: [kill(1), kill(2), kill(3, 'Throne of the Four Winds')],
});
export const raiders: Raider[] = [plainRaider('Kadda', { picture: 'Priest', roles: ['healers'] })];
export const fetched = <Data>(data: Data, fetchedAt = 5000) => ({ data, fetchedAt });

export interface StoredList {
  shape: number;
  raids: { code: string }[];
}

/** Opens a tab with its own modules. */
export const openApp = () =>
  openTab(async () => {
    const raids = {
      ...(await import('#data/device/raids/saved-raids')),
      ...(await import('#data/raids/saved-raid-queries')),
      ...(await import('#data/device/raids/delete-records')),
    };
    const { deviceStore } = await import('#data/device/device-store');
    const { raidKey, raidersKey } = await import('#data/device/records/stored-records');
    const { QueryClient } = await import('@tanstack/react-query');
    const list = () =>
      new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
        raids.savedRaidQueries.list(),
      );
    const write = (key: string, value: unknown) =>
      deviceStore.change(async (records) => records.put(value, key));
    const titles = async () => (await list()).map(({ title }) => title);
    return {
      ...raids,
      saveNamed: (code: string, title: string, startedAt?: number) =>
        raids.saveRaid(code, fetched(raidNamed(title, startedAt))),
      saveKill: (code: string, killId: number, data = raiders, fetchedAt = 5000) =>
        raids.saveKillRecord({ code, killId }, { kind: 'raiders', data, fetchedAt }),
      list,
      titles,
      write,
      read: deviceStore.read,
      keys: () => deviceStore.readTogether((records) => promisifyRequest(records.getAllKeys())),
      deviceStore,
      raidKey,
      raidersKey,
    };
  });
