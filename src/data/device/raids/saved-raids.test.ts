import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Kill, Raid, Raider } from '#domain/raid/raid';
import { emptyDisk, openTab } from '#test/open-tab';

const ONE = 'RaidNumberOne001';
const TWO = 'RaidNumberTwo002';

const kill = (id: number, zone = 'Blackwing Descent'): Kill => ({
  id,
  boss: `Boss ${id}`,
  zone,
  difficulty: 3,
  startedAt: id,
  endedAt: id + 1,
});
const raidNamed = (title: string, startedAt = 1000): Raid => ({
  title,
  owner: 'Kadda',
  startedAt,
  endedAt: startedAt + 1000,
  kills: [kill(1), kill(2), kill(3, 'Throne of the Four Winds')],
});
const raiders: Raider[] = [
  { key: 'Kadda', name: 'Kadda', picture: 'Priest', roles: ['healers'], talents: [], gear: [] },
];
const fetched = <Data>(data: Data, fetchedAt = 5000) => ({ data, fetchedAt });

interface StoredList {
  shape: number;
  raids: { code: string }[];
}

/** An entry of shape 1. */
const entry = (code: string) => ({
  code,
  title: code,
  owner: 'Kadda',
  startedAt: 0,
  zones: ['Blackwing Descent'],
  killCount: 3,
  keptKills: [1],
  bytes: 5,
  openedAt: 5,
  isPinned: false,
});

/** A tab: modules of its own, one IndexedDB. */
const openApp = () =>
  openTab(async () => {
    const raids = {
      ...(await import('./saved-raids')),
      ...(await import('../../raids/saved-raid-queries')),
      ...(await import('./delete-records')),
    };
    const { deviceStore } = await import('../device-store');
    const { raidKey, raidersKey } = await import('../records/stored-records');
    const { QueryClient } = await import('@tanstack/react-query');
    const list = () =>
      new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
        raids.savedRaidQueries.list(),
      );
    const write = (key: string, value: unknown) =>
      deviceStore.change(async (records) => records.put(value, key));
    const titles = async () => (await list()).map(({ title }) => title);
    return { ...raids, list, titles, write, deviceStore, raidKey, raidersKey };
  });

beforeEach(() => {
  emptyDisk();
});

test('a device without raids has an empty list', async () => {
  const { list, deviceStore } = await openApp();
  expect(await list()).toEqual([]);
  expect(await deviceStore.read('index')).toBeUndefined();
});

test('a raid is listed with its title, date, zones and saved kills', async () => {
  const { saveRaid, saveKillRecord, markOpened, list } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('Thursday')));
  expect(
    await saveKillRecord({ code: ONE, killId: 2 }, { kind: 'raiders', ...fetched(raiders) }),
  ).toBe('listed');
  await markOpened(ONE, 9000);

  expect(await list()).toEqual([
    {
      code: ONE,
      era: 'cataclysm',
      title: 'Thursday',
      owner: 'Kadda',
      startedAt: 1000,
      zones: ['Blackwing Descent', 'Throne of the Four Winds'],
      killCount: 3,
      savedKills: [2],
      bytes: JSON.stringify(raidNamed('Thursday')).length + JSON.stringify(raiders).length,
      openedAt: 9000,
      isPinned: false,
    },
  ]);
});

test('the newest raid is first in the list', async () => {
  const { saveRaid, titles } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('New', 3000)));
  await saveRaid(TWO, fetched(raidNamed('Old', 2000)));
  expect(await titles()).toEqual(['New', 'Old']);
});

test('a grown report keeps its saved kills, pin and time of opening', async () => {
  const { saveRaid, saveKillRecord, pinRaid, markOpened, list } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('Thursday')));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  await pinRaid(ONE, true);
  await markOpened(ONE, 9000);

  await saveRaid(ONE, fetched({ ...raidNamed('Thursday'), kills: [kill(1), kill(9)] }, 7000));

  expect(await list()).toMatchObject([
    { killCount: 2, savedKills: [1], isPinned: true, openedAt: 9000 },
  ]);
});

test('the same kill fetched again is counted once', async () => {
  const { saveRaid, saveKillRecord, list } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('Thursday')));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  const [before] = await list();
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  expect(await list()).toEqual([before]);

  await saveKillRecord({ code: ONE, killId: 2 }, { kind: 'raiders', ...fetched(raiders) });
  expect(await list()).toMatchObject([{ savedKills: [1, 2] }]);
});

describe('a report that changes', () => {
  const ofKill = (fight: Kill) => ({ kind: 'raiders' as const, ...fetched(raiders), fight });
  const [first, second, third] = raidNamed('Thursday').kills as [Kill, Kill, Kill];

  /** A tab that has saved two of a raid's three kills. */
  async function withTwoKills() {
    const tab = await openApp();
    await tab.saveRaid(ONE, fetched(raidNamed('Thursday')));
    for (const fight of [first, second])
      await tab.saveKillRecord({ code: ONE, killId: fight.id }, ofKill(fight));
    return tab;
  }

  test('a saved kill stays when the report loses it, and is counted', async () => {
    const { saveRaid, withSavedKills, deviceStore, raidKey, list } = await withTwoKills();
    const cut = { ...raidNamed('Thursday'), kills: [third] };
    expect((await withSavedKills(ONE, cut)).kills.map(({ id }) => id)).toEqual([1, 2, 3]);
    await saveRaid(ONE, fetched(cut, 7000));

    expect(await list()).toMatchObject([{ killCount: 3, savedKills: [1, 2] }]);
    expect(await deviceStore.read(raidKey(ONE))).toMatchObject({
      fetchedAt: 7000,
      data: { kills: [{ id: 1, isLost: true }, { id: 2, isLost: true }, { id: 3 }] },
    });
    // Another copy without it changes nothing.
    expect((await withSavedKills(ONE, cut)).kills.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('a kill is no longer counted once another fight has its number', async () => {
    const { saveRaid, saveKillRecord, list } = await withTwoKills();
    const other = { ...kill(1), boss: 'Ultraxion' };
    await saveRaid(ONE, fetched({ ...raidNamed('Thursday'), kills: [other, second] }, 7000));
    expect(await list()).toMatchObject([{ killCount: 2, savedKills: [2] }]);

    await saveKillRecord({ code: ONE, killId: 1 }, ofKill(other));
    expect(await list()).toMatchObject([{ savedKills: [2, 1] }]);
  });

  test('an older record is marked with its fight once another has its number', async () => {
    const { saveRaid, saveKillRecord, deviceStore, raidersKey } = await openApp();
    await saveRaid(ONE, fetched(raidNamed('Thursday')));
    await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
    const other = { ...kill(1), boss: 'Ultraxion' };
    await saveRaid(ONE, fetched({ ...raidNamed('Thursday'), kills: [other] }, 7000));
    expect(await deviceStore.read(raidersKey(ONE, 1))).toMatchObject({ fight: { boss: 'Boss 1' } });
  });

  test('raiders of a fight whose number was reused are not saved', async () => {
    const { saveKillRecord, deviceStore, raidersKey, list } = await withTwoKills();
    const lost = { ...third, boss: 'Morchok' };
    const outcome = await saveKillRecord({ code: ONE, killId: third.id }, ofKill(lost));
    expect(outcome).toBe('another fight');
    expect(await deviceStore.read(raidersKey(ONE, third.id))).toBeUndefined();
    expect(await list()).toMatchObject([{ savedKills: [1, 2] }]);
  });
});

test('two tabs that save different raids at once save both', async () => {
  const [one, other] = [await openApp(), await openApp()];
  await Promise.all([
    one.saveRaid(ONE, fetched(raidNamed('One', 1000))),
    other.saveRaid(TWO, fetched(raidNamed('Two', 2000))),
    other.saveKillRecord({ code: TWO, killId: 1 }, { kind: 'raiders', ...fetched(raiders) }),
    one.saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) }),
  ]);
  expect(await one.list()).toMatchObject([
    { title: 'Two', savedKills: [1] },
    { title: 'One', savedKills: [1] },
  ]);
});

test('two tabs that save kills of the same raid at once count all of them', async () => {
  const [one, other] = [await openApp(), await openApp()];
  await one.saveRaid(ONE, fetched(raidNamed('One')));
  await Promise.all(
    [...Array(20).keys()].map((id) =>
      (id % 2 ? one : other).saveKillRecord(
        { code: ONE, killId: id },
        { kind: 'raiders', ...fetched(raiders) },
      ),
    ),
  );
  expect((await one.list())[0]?.savedKills).toHaveLength(20);
});

test.each([
  { stored: undefined, why: 'lost' },
  { stored: 'garbage', why: 'overwritten' },
  { stored: [{ code: ONE, title: 'Half' }, null], why: 'half written' },
  { stored: { shape: 4, raids: [{ code: ONE }] }, why: 'half written in its present shape' },
  { stored: { shape: 'two' }, why: 'without a shape' },
])('the list of saved raids is rebuilt from the records if it is $why', async ({ stored }) => {
  const { saveRaid, saveKillRecord, write, list } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One', 1000), 5000));
  await saveRaid(TWO, fetched(raidNamed('Two', 2000), 6000));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  await saveKillRecord({ code: ONE, killId: 3 }, { kind: 'raiders', ...fetched(raiders) });
  await write('index', stored);

  expect(await list()).toMatchObject([
    { code: TWO, title: 'Two', savedKills: [], openedAt: 6000 },
    { code: ONE, title: 'One', savedKills: [1, 3], openedAt: 5000 },
  ]);
});

test('a list lost during a session loses no raid with the next save', async () => {
  const { saveRaid, write, titles } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One', 1000)));
  await write('index', undefined);

  await saveRaid(TWO, fetched(raidNamed('Two', 2000)));
  expect(await titles()).toEqual(['Two', 'One']);
});

test('a list with one damaged entry keeps the pins of the others', async () => {
  const { saveRaid, pinRaid, deviceStore, write, list } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One', 1000)));
  await saveRaid(TWO, fetched(raidNamed('Two', 2000)));
  await pinRaid(ONE, true);
  const stored = (await deviceStore.read('index')) as StoredList;
  const entries = stored.raids.map((entry) => (entry.code === TWO ? { code: TWO } : entry));
  await write('index', { ...stored, raids: entries });

  expect(await list()).toMatchObject([
    { title: 'Two', isPinned: false },
    { title: 'One', isPinned: true },
  ]);
});

test('a change of the list keeps what a newer version added to an entry', async () => {
  const { saveRaid, pinRaid, deviceStore, write } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  const stored = (await deviceStore.read('index')) as StoredList;
  await write('index', { ...stored, raids: stored.raids.map((e) => ({ ...e, note: 'farm' })) });

  await pinRaid(ONE, true);
  expect(await deviceStore.read('index')).toMatchObject({
    shape: 4,
    raids: [{ isPinned: true, note: 'farm' }],
  });
});

test('a list of shape 1, an array, keeps pins and opening times, and gets eras by zone', async () => {
  const { pinRaid, deviceStore, write, list } = await openApp();
  await write('index', [
    { ...entry(ONE), isPinned: true, openedAt: 7000, zones: ['Throne of Thunder'] },
    { ...entry(TWO), openedAt: 6000, zones: ['Firelands'] },
    { ...entry('RaidNumberThree3'), zones: ['Nowhere'] },
  ]);

  expect(await list()).toMatchObject([
    { code: ONE, isPinned: true, openedAt: 7000, era: 'mists' },
    { code: TWO, isPinned: false, openedAt: 6000, era: 'cataclysm' },
    { code: 'RaidNumberThree3' },
  ]);
  expect((await list())[2]).not.toHaveProperty('era');
  await pinRaid(TWO, true);
  expect(await deviceStore.read('index')).toMatchObject({
    shape: 4,
    raids: [{ isPinned: true }, {}, { isPinned: true }],
  });
});

test('a list of shape 3 keeps pins, what was opened and which kills are saved', async () => {
  const { pinRaid, deviceStore, write, list } = await openApp();
  const before = { ...entry(ONE), era: 'mists', lastKill: 3, isPinned: true, openedAt: 7000 };
  await write('index', {
    shape: 3,
    raids: [{ ...before, keptKills: [1, 3], note: 'farm' }, entry(TWO)],
  });

  const { keptKills: _, ...rest } = before;
  expect((await list())[0]).toEqual({ ...rest, savedKills: [1, 3], note: 'farm' });
  expect((await list())[1]).toMatchObject({ code: TWO, savedKills: [1] });
  await pinRaid(TWO, true);
  expect(await deviceStore.read('index')).toMatchObject({
    shape: 4,
    raids: [
      { savedKills: [1, 3], lastKill: 3 },
      { savedKills: [1], isPinned: true },
    ],
  });
});

test('a list of a newer version stays unchanged, and so do its records', async () => {
  const { saveRaid, pinRaid, deleteRaidRecords, deviceStore, write, list, raidKey } =
    await openApp();
  const newer = { shape: 5, raids: [{ code: ONE }] };
  await write('index', newer);

  await expect(list()).rejects.toThrow();
  expect(await saveRaid(TWO, fetched(raidNamed('Two')))).toBe(false);
  expect(await pinRaid(ONE, true)).toBe(false);
  expect(await deleteRaidRecords(ONE)).toBeUndefined();
  expect(await deviceStore.read('index')).toEqual(newer);
  expect(await deviceStore.read(raidKey(TWO))).toBeUndefined();
});

test('a list that cannot be read is not taken for empty', async () => {
  const { list } = await openApp();
  vi.stubGlobal('indexedDB', undefined);
  await expect(list()).rejects.toThrow();
});

test('a newer version’s record stays unchanged and is counted', async () => {
  const { saveRaid, saveKillRecord, deviceStore, write, list, raidKey, raidersKey } =
    await openApp();
  const newer = { shape: 4, kind: 'raid', data: {} };
  await write(raidKey(ONE), newer);
  await write(raidersKey(ONE, 1), newer);

  await saveRaid(ONE, fetched(raidNamed('One')));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  expect(await deviceStore.read(raidKey(ONE))).toEqual(newer);
  expect(await deviceStore.read(raidersKey(ONE, 1))).toEqual(newer);
  expect(await list()).toMatchObject([{ title: 'One', savedKills: [1] }]);
});

test('an entry has era and size if the report tells them', async () => {
  const { saveRaid, list } = await openApp();
  const sized = (size: number) => ({ ...kill(size, 'Throne of Thunder'), size });
  await saveRaid(ONE, fetched({ ...raidNamed('One', 2000), kills: [sized(10), sized(25)] }));
  await saveRaid(TWO, fetched({ ...raidNamed('Two', 1000), gameVersion: 3, kills: [] }));

  const [one, two] = await list();
  expect([one?.era, one?.size]).toEqual(['mists', 25]);
  expect([two?.era, two?.size]).toEqual(['burning-crusade', undefined]);
});

test('a saved raid’s list entry drops its era if the refetched report does not tell one', async () => {
  const { saveRaid, list } = await openApp();
  await saveRaid(ONE, fetched({ ...raidNamed('One'), gameVersion: 6 }));
  await saveRaid(ONE, fetched({ ...raidNamed('One'), kills: [] }));
  expect((await list())[0]).not.toHaveProperty('era');
});

test('a kill without its raid is saved, and counted once the raid is there', async () => {
  const { saveRaid, saveKillRecord, list } = await openApp();
  expect(
    await saveKillRecord({ code: ONE, killId: 2 }, { kind: 'raiders', ...fetched(raiders) }),
  ).toBe('unlisted');
  expect(await list()).toEqual([]);

  await saveRaid(ONE, fetched(raidNamed('One')));
  expect(await list()).toMatchObject([{ savedKills: [2] }]);
});

test('a damaged kill is not counted, and not deleted', async () => {
  const { saveRaid, saveKillRecord, markUnreadable, deviceStore, raidersKey, list } =
    await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  await saveKillRecord({ code: ONE, killId: 2 }, { kind: 'raiders', ...fetched(raiders) });

  await markUnreadable(ONE, 2);
  expect(await list()).toMatchObject([{ savedKills: [] }]);
  expect(await deviceStore.read(raidersKey(ONE, 2))).toBeDefined();
});

test('an older copy of a report does not replace a newer one', async () => {
  const { saveRaid, list, deviceStore, raidKey } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('Grown'), 7000));
  expect(await saveRaid(ONE, fetched({ ...raidNamed('Young'), kills: [kill(1)] }, 5000))).toBe(
    true,
  );
  expect(await list()).toMatchObject([{ title: 'Grown', killCount: 3 }]);
  expect(await deviceStore.read(raidKey(ONE))).toMatchObject({ fetchedAt: 7000 });
});

test('an older copy of a kill does not replace a newer one', async () => {
  const { saveRaid, saveKillRecord, deviceStore, raidersKey } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders, 7000) });
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched([], 5000) });
  expect(await deviceStore.read(raidersKey(ONE, 1))).toMatchObject({
    fetchedAt: 7000,
    data: raiders,
  });
});

test('a fetched report replaces a damaged record', async () => {
  const { saveRaid, write, deviceStore, raidKey } = await openApp();
  await write(raidKey(ONE), 'garbage');
  await saveRaid(ONE, fetched(raidNamed('One'), 5000));
  expect(await deviceStore.read(raidKey(ONE))).toMatchObject({ fetchedAt: 5000 });
});

test('an undo keeps a refetched report, and counts the kills of both', async () => {
  const { saveRaid, saveKillRecord, pinRaid, deleteRaidRecords, list, deviceStore, raidKey } =
    await openApp();
  await saveRaid(ONE, fetched({ ...raidNamed('Young'), kills: [kill(1)] }, 5000));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders, 5000) });
  await pinRaid(ONE, true);
  const deleted = await deleteRaidRecords(ONE);
  await saveRaid(ONE, fetched(raidNamed('Grown'), 7000));
  await saveKillRecord({ code: ONE, killId: 3 }, { kind: 'raiders', ...fetched(raiders, 7500) });

  expect(await deleted?.restore?.()).toBe(true);
  expect(await deviceStore.read(raidKey(ONE))).toMatchObject({ fetchedAt: 7000 });
  expect(await list()).toMatchObject([
    {
      title: 'Grown',
      killCount: 3,
      savedKills: [1, 3],
      openedAt: 7000,
      isPinned: true,
      bytes: JSON.stringify(raidNamed('Grown')).length + 2 * JSON.stringify(raiders).length,
    },
  ]);
});

test('an undo of all raids restores each', async () => {
  const { saveRaid, saveKillRecord, deleteAllRecords, list } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One', 2000)));
  await saveRaid(TWO, fetched(raidNamed('Two', 1000)));
  await saveKillRecord({ code: TWO, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  const before = await list();
  const deleted = await deleteAllRecords();
  expect(await list()).toEqual([]);
  expect(await deleted?.restore?.()).toBe(true);
  expect(await list()).toEqual(before);
});

test('an undo of all raids is not offered if they are too many', async () => {
  const { saveRaid, deleteAllRecords, deviceStore, write, list } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  const { shape, raids } = (await deviceStore.read('index')) as StoredList;
  await write('index', { shape, raids: raids.map((raid) => ({ ...raid, bytes: 40_000_000 })) });
  const deleted = await deleteAllRecords();
  expect(deleted).toMatchObject({ raids: [{ title: 'One' }], restore: undefined });
  expect(await list()).toEqual([]);
});

test('deleting a missing raid returns undefined', async () => {
  const { saveRaid, deleteRaidRecords, titles } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  expect(await deleteRaidRecords(TWO)).toBeUndefined();
  const [first, second] = await Promise.all([deleteRaidRecords(ONE), deleteRaidRecords(ONE)]);
  expect(first).toBeDefined();
  expect(second).toBeUndefined();
  expect(await titles()).toEqual([]);
});

test('deleting a raid works if a record cannot be read, and undo restores the others', async () => {
  const { saveRaid, saveKillRecord, deleteRaidRecords, list, raidersKey, deviceStore } =
    await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  await saveKillRecord({ code: ONE, killId: 2 }, { kind: 'raiders', ...fetched(raiders) });
  const get = IDBObjectStore.prototype.get;
  const broken = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (key === raidersKey(ONE, 2)) throw new DOMException('lost', 'DataError');
    return get.call(this, key);
  });

  const deleted = await deleteRaidRecords(ONE);
  expect(await list()).toEqual([]);
  broken.mockRestore();
  expect(await deviceStore.read(raidersKey(ONE, 2))).toBeUndefined();
  expect(await deleted?.restore?.()).toBe(true);
  expect(await list()).toMatchObject([{ title: 'One', savedKills: [1] }]);
});

test('deleting a raid removes all its records, and undo restores them', async () => {
  const { saveRaid, saveKillRecord, pinRaid, deleteRaidRecords, deviceStore, ...tab } =
    await openApp();
  await saveRaid(ONE, fetched(raidNamed('One', 1000)));
  await saveRaid(TWO, fetched(raidNamed('Two', 2000)));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  await pinRaid(ONE, true);
  const before = await tab.list();

  const deleted = await deleteRaidRecords(ONE);
  expect(await tab.titles()).toEqual(['Two']);
  expect(await deviceStore.read(tab.raidersKey(ONE, 1))).toBeUndefined();

  expect(await deleted?.restore?.()).toBe(true);
  expect(await tab.list()).toEqual(before);
  expect(await deviceStore.read(tab.raidersKey(ONE, 1))).toMatchObject({ data: raiders });
});

test('deleting all raids removes every record of raids, and nothing else', async () => {
  const { saveRaid, saveKillRecord, deleteAllRecords, write, list, deviceStore } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  await saveKillRecord({ code: TWO, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  await write('lists', 'guilds');

  expect(await deleteAllRecords()).toMatchObject({ raids: [{ title: 'One' }] });
  expect(await list()).toEqual([]);
  const keys = await deviceStore.readTogether(async (records) => {
    const request = records.getAllKeys();
    return new Promise((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  });
  expect(keys).toEqual(['index', 'lists']);
});

test('a raid stays saved if IndexedDB refuses its deletion', async () => {
  const { saveRaid, deleteRaidRecords, titles } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('', 'UnknownError');
  });
  expect(await deleteRaidRecords(ONE)).toBeUndefined();
  expect(await titles()).toEqual(['One']);
});
