import { beforeEach, expect, test } from 'vitest';
import type { RosterNote } from '#domain/statements/roster-notes';
import { fillDisk } from '#test/full-disk';
import { loseRecord } from '#test/lost-record';
import { emptyDisk } from '#test/open-tab';
import { CODE_1, CODE_2, fetched, kill, openApp, raiders, raidNamed } from '#test/saved-raids';

beforeEach(emptyDisk);

test('an undo counts the kills of both the deleted and the refetched report', async () => {
  const { saveKill, saveRaid, list, read, raidKey, markPinned, deleteRaidRecords } =
    await openApp();
  await saveRaid(CODE_1, fetched({ ...raidNamed('Young'), kills: [kill(1)] }, 5000));
  await saveKill(CODE_1, 1, raiders, 5000);
  await markPinned(CODE_1, true);
  const deleted = await deleteRaidRecords(CODE_1);
  await saveRaid(CODE_1, fetched(raidNamed('Grown'), 7000));
  await saveKill(CODE_1, 3, raiders, 7500);

  expect(await deleted?.restore?.()).toBe(true);
  expect(await read(raidKey(CODE_1))).toMatchObject({ fetchedAt: 7000 });
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

test.each(['with room', 'on a full disk'])('a deletion %s is announced once', async (where) => {
  const { saveNamed, deleteRaidRecords } = await openApp();
  const { recordChangeCount } = await import('../device-store');
  await saveNamed(CODE_1, 'One');
  const before = recordChangeCount.get();
  if (where !== 'with room') fillDisk('kept');
  await deleteRaidRecords(CODE_1);
  expect(recordChangeCount.get() - before).toBe(1);
});

test('an undo of a raid with an unreadable record restores the other records', async () => {
  const { saveNamed, saveKill, list, read, raidersKey, deleteRaidRecords } = await openApp();
  await saveNamed(CODE_1, 'One');
  await saveKill(CODE_1, 1);
  await saveKill(CODE_1, 2);
  const restoreRecord = loseRecord(raidersKey(CODE_1, 2));

  const deleted = await deleteRaidRecords(CODE_1);
  expect(await list()).toEqual([]);
  restoreRecord();
  expect(await read(raidersKey(CODE_1, 2))).toBeUndefined();
  expect(await deleted?.restore?.()).toBe(true);
  expect(await list()).toMatchObject([{ title: 'One', savedKills: [1] }]);
});

test('all records of a raid are deleted and restored together', async () => {
  const { saveNamed, saveKill, read, markPinned, deleteRaidRecords, ...tab } = await openApp();
  await saveNamed(CODE_1, 'One', 1000);
  await saveNamed(CODE_2, 'Two', 2000);
  await saveKill(CODE_1, 1);
  await markPinned(CODE_1, true);
  const before = await tab.list();

  const deleted = await deleteRaidRecords(CODE_1);
  expect(await tab.titles()).toEqual(['Two']);
  expect(await read(tab.raidersKey(CODE_1, 1))).toBeUndefined();

  expect(await deleted?.restore?.()).toBe(true);
  expect(await tab.list()).toEqual(before);
  expect(await read(tab.raidersKey(CODE_1, 1))).toMatchObject({ data: raiders });
});

test('deleting all raids removes only records of raids', async () => {
  const { saveNamed, saveKill, list, write, keys, deleteAllRecords } = await openApp();
  await saveNamed(CODE_1, 'One');
  await saveKill(CODE_1, 1);
  await saveKill(CODE_2, 1);
  await write('lists', 'guilds');

  expect(await deleteAllRecords()).toMatchObject({ raids: [{ title: 'One' }] });
  expect(await list()).toEqual([]);
  expect(await keys()).toEqual(['index', 'lists']);
});

test('an undo keeps statements made after the deletion', async () => {
  const { saveNamed, read, write, keys, deleteAllRecords } = await openApp();
  const { storedKeysOf } = await import('../records/kept-kind');
  const { saveKept } = await import('../kept/save-kept');
  const { KEPT_KINDS } = await import('../records/kept-kinds');
  const { ROSTER_NOTES } = await import('../records/roster-notes');
  const left = (at: number, name: string) =>
    ({ at, kind: 'left', player: { name }, hasLeft: true }) satisfies RosterNote;
  await saveNamed(CODE_1, 'One');
  await saveKept(ROSTER_NOTES, [left(1, 'Kadda')]);
  for (const key of KEPT_KINDS.flatMap(storedKeysOf))
    if (key !== ROSTER_NOTES.key) await write(key, { notes: [] });
  const deleted = await deleteAllRecords();
  expect(await keys()).toEqual(['index']);
  await saveKept(ROSTER_NOTES, [left(2, 'Niniane')]);
  expect(await deleted?.restore?.()).toBe(true);
  const notes = [left(1, 'Kadda'), left(2, 'Niniane')];
  expect(await read(ROSTER_NOTES.key)).toMatchObject({ notes });
});

test('a raid that lost its report is listed while it has a kill', async () => {
  const { saveNamed, saveKill, titles, deviceStore, raidKey } = await openApp();
  await saveNamed(CODE_1, 'One');
  await saveKill(CODE_1, 1);
  await deviceStore.change(async (records) => records.delete(raidKey(CODE_1)));
  expect(await titles()).toEqual(['One']);
});

test('raids can be deleted on a full disk', async () => {
  const { saveNamed, saveKill, deleteRaidRecords, deleteAllRecords, ...tab } = await openApp();
  for (const code of [CODE_1, CODE_2, 'RaidNumberThree3']) {
    await saveNamed(code, code);
    await saveKill(code, 1);
  }
  const makeRoom = fillDisk();
  expect(await deleteRaidRecords(CODE_1)).toMatchObject({ raids: [{ title: CODE_1 }] });
  expect(await tab.titles()).toEqual([CODE_2, 'RaidNumberThree3']);
  expect(await deleteAllRecords()).toMatchObject({ raids: [{ title: CODE_2 }, {}] });
  expect(await tab.titles()).toEqual([]);

  makeRoom();
  await saveNamed(CODE_2, 'Opened again');
  expect(await tab.titles()).toEqual(['Opened again']);
  expect(await tab.read('index')).toMatchObject({ raids: [{ code: CODE_2 }] });
});
