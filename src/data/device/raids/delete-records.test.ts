import { promisifyRequest } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RosterNote } from '#domain/digests/roster-notes';
import { fillDisk } from '#test/full-disk';
import { loseRecord } from '#test/lost-record';
import { emptyDisk } from '#test/open-tab';
import {
  fetched,
  kill,
  ONE,
  openApp,
  raiders,
  raidNamed,
  type StoredList,
  TWO,
} from '#test/saved-raids';

beforeEach(() => {
  emptyDisk();
});

test('an undo keeps a refetched report, and counts the kills of both', async () => {
  const { saveRaid, saveKillRecord, markPinned, deleteRaidRecords, list, deviceStore, raidKey } =
    await openApp();
  await saveRaid(ONE, fetched({ ...raidNamed('Young'), kills: [kill(1)] }, 5000));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders, 5000) });
  await markPinned(ONE, true);
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

test.each(['with room', 'on a full disk'])('a deletion %s is announced once', async (where) => {
  const { saveRaid, deleteRaidRecords } = await openApp();
  const { recordChanges } = await import('../device-store');
  await saveRaid(ONE, fetched(raidNamed('One')));
  const before = recordChanges.get();
  if (where !== 'with room') fillDisk('kept');
  await deleteRaidRecords(ONE);
  expect(recordChanges.get() - before).toBe(1);
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
  const restoreRecord = loseRecord(raidersKey(ONE, 2));

  const deleted = await deleteRaidRecords(ONE);
  expect(await list()).toEqual([]);
  restoreRecord();
  expect(await deviceStore.read(raidersKey(ONE, 2))).toBeUndefined();
  expect(await deleted?.restore?.()).toBe(true);
  expect(await list()).toMatchObject([{ title: 'One', savedKills: [1] }]);
});

test('deleting a raid removes all its records, and undo restores them', async () => {
  const { saveRaid, saveKillRecord, markPinned, deleteRaidRecords, deviceStore, ...tab } =
    await openApp();
  await saveRaid(ONE, fetched(raidNamed('One', 1000)));
  await saveRaid(TWO, fetched(raidNamed('Two', 2000)));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  await markPinned(ONE, true);
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
  const keys = await deviceStore.readTogether((records) => promisifyRequest(records.getAllKeys()));
  expect(keys).toEqual(['index', 'lists']);
});

test('deleting all raids deletes what the user said, and undo adds it to what was said since', async () => {
  const { saveRaid, deleteAllRecords, deviceStore } = await openApp();
  const { saveKept } = await import('./kept-records');
  const { KEPT_KINDS } = await import('../records/kept-kinds');
  const { ROSTER_NOTES } = await import('../records/roster-notes');
  const left = (at: number, name: string): RosterNote => ({
    at,
    kind: 'left',
    player: { name },
    hasLeft: true,
  });
  await saveRaid(ONE, fetched(raidNamed('One')));
  await saveKept(ROSTER_NOTES, [left(1, 'Kadda')]);
  for (const { key, earlier } of KEPT_KINDS)
    for (const one of [key, earlier?.key ?? []].flat())
      await deviceStore.change(async (records) => {
        if (one !== ROSTER_NOTES.key) records.put({ notes: [] }, one);
      });
  const deleted = await deleteAllRecords();
  const keys = await deviceStore.readTogether((records) => promisifyRequest(records.getAllKeys()));
  expect(keys).toEqual(['index']);
  await saveKept(ROSTER_NOTES, [left(2, 'Niniane')]);
  expect(await deleted?.restore?.()).toBe(true);
  expect(await deviceStore.read(ROSTER_NOTES.key)).toMatchObject({
    notes: [left(1, 'Kadda'), left(2, 'Niniane')],
  });
});

test('a raid stays saved if IndexedDB refuses its deletion', async () => {
  const { saveRaid, deleteRaidRecords, titles } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  expect(await deleteRaidRecords(ONE)).toBeUndefined();
  expect(await titles()).toEqual(['One']);
});

test('a raid that lost its report is listed while it has a kill', async () => {
  const { saveRaid, saveKillRecord, deviceStore, titles, raidKey } = await openApp();
  await saveRaid(ONE, fetched(raidNamed('One')));
  await saveKillRecord({ code: ONE, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  await deviceStore.change(async (records) => records.delete(raidKey(ONE)));
  expect(await titles()).toEqual(['One']);
});

test('a full disk lets raids be deleted, one or all, and the list follows once there is room', async () => {
  const { saveRaid, saveKillRecord, deleteRaidRecords, deleteAllRecords, ...tab } = await openApp();
  for (const code of [ONE, TWO, 'RaidNumberThree3']) {
    await saveRaid(code, fetched(raidNamed(code)));
    await saveKillRecord({ code, killId: 1 }, { kind: 'raiders', ...fetched(raiders) });
  }
  const makeRoom = fillDisk();
  expect(await deleteRaidRecords(ONE)).toMatchObject({ raids: [{ title: ONE }] });
  expect(await tab.titles()).toEqual([TWO, 'RaidNumberThree3']);
  expect(await deleteAllRecords()).toMatchObject({ raids: [{ title: TWO }, {}] });
  expect(await tab.titles()).toEqual([]);

  makeRoom();
  await saveRaid(TWO, fetched(raidNamed('Opened again')));
  expect(await tab.titles()).toEqual(['Opened again']);
  expect(await tab.deviceStore.read('index')).toMatchObject({ raids: [{ code: TWO }] });
});
