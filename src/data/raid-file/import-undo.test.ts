import { beforeEach, expect, test } from 'vitest';
import { freshDevice, quietOptions } from '#test/fresh-device';
import {
  type Device,
  exportedRaids,
  exportOf,
  fileOf,
  importIntoFreshDevice,
  listOf,
  raidNamed,
  saveKill,
} from '#test/raid-file';
import { CODE_1, CODE_2, raiders } from '#test/saved-raids';
import { SHARED_FIGHT } from '#test/shared-fight';
import { raidersKey, raidKey } from '../device/records/stored-records';
import { sharedLink } from '../shared-results/shared-link';

let file: Blob;
let text: string;
beforeEach(async () => {
  ({ file, text } = await exportedRaids());
});

const LATER = 6000;

/** Starts a device with statements and an older copy of the file's first raid. */
async function deviceWithRaid() {
  const device = await freshDevice();
  const report = raidNamed('One');
  const again = report.kills.map((kill) => ({ ...kill, id: 2, boss: 'Maloriak' }));
  const kills = [...report.kills, ...again];
  await device.saveRaid(CODE_1, { data: { ...report, kills }, fetchedAt: 1000 });
  const [first] = raiders;
  if (!first) throw new Error('there are no raiders');
  const data = [first, { ...first, key: 'Niniane', name: 'Niniane' }];
  await saveKill(device, { killId: 1, fetchedAt: 1000, data });
  await saveKill(device, { killId: 2, fetchedAt: 1000, data });
  return device;
}

const allOf = (device: Device) =>
  Promise.all(
    [raidKey(CODE_1), raidersKey(CODE_1, 1), raidersKey(CODE_1, 2), raidKey(CODE_2)].map((key) =>
      device.deviceStore.read(key),
    ),
  );

test('an import counts and keeps saved kills that differ from the file’s later copy', async () => {
  const device = await deviceWithRaid();
  const before = await allOf(device);
  const preview = await device.importRaids(file, 'preview', quietOptions());
  expect([...preview.imported]).toEqual([CODE_2]);
  expect([...preview.differing]).toEqual([[CODE_1, new Set([1])]]);
  const { differing } = await device.importRaids(file, 'import', quietOptions());
  expect(differing).toEqual(preview.differing);
  expect((await allOf(device)).slice(0, 3)).toEqual(before.slice(0, 3));
});

test('an import adds the fights of a later copy of a report to the saved report', async () => {
  const device = await freshDevice();
  const data = { ...raidNamed('As fetched'), kills: [] };
  await device.saveRaid(CODE_1, { data, fetchedAt: 1000 });
  await device.importRaids(file, 'import', quietOptions());
  const entry = { title: 'As fetched', killCount: 1, savedKills: [1] };
  expect((await listOf(device))?.[0]).toMatchObject(entry);
});

test.each(['import', 'import and replace'] as const)(
  'undoing an %s restores every raid',
  async (mode) => {
    const device = await deviceWithRaid();
    await device.markPinned(CODE_1, false);
    const stateNow = async () => [await listOf(device), await allOf(device), device.settings.get()];
    const before = await stateNow();
    const { imported } = await device.importRaids(file, mode, quietOptions());
    expect(imported.has(CODE_1)).toBe(mode !== 'import');
    expect(await listOf(device)).toHaveLength(2);
    expect(device.settings.get().minimumItemLevel).toBe(372);
    expect(await device.deletions.undoLatest()).toBeDefined();
    expect(await stateNow()).toMatchObject(before);
  },
);

test('undoing an import keeps kills and reports that were fetched later', async () => {
  const { other: device } = await importIntoFreshDevice(file);
  const fetchedAt = Date.now() + 1000;
  await saveKill(device, { killId: 1, fetchedAt });
  await device.deletions.undoLatest();
  expect(await listOf(device)).toMatchObject([{ code: CODE_1, savedKills: [1] }]);
  expect(await device.deviceStore.read(raidersKey(CODE_1, 1))).toMatchObject({ fetchedAt });
});

test('undoing an import does not restore a raid deleted after it', async () => {
  const device = await deviceWithRaid();
  await device.importRaids(file, 'import and replace', quietOptions());
  const [undo] = device.deletions.get();
  await device.deleteRaid(CODE_1);
  expect(await undo?.undo()).toBe(true);
  expect(await listOf(device)).toEqual([]);
});

test('undoing an import removes only its own shared results', async () => {
  const device = await freshDevice();
  const results = [SHARED_FIGHT, { ...SHARED_FIGHT, judgedAt: LATER }];
  const [mine, theirs] = await Promise.all(results.map(sharedLink));
  await device.saveSharedResult(theirs ?? '', 1000);
  const made = await exportOf(device);
  const other = await freshDevice();
  await other.saveSharedResult(mine ?? '', 1000);
  await other.importRaids(made, 'import', quietOptions());
  expect(await other.readSavedSharedResults()).toHaveLength(2);
  await other.deletions.undoLatest();
  expect(await other.readSavedSharedResults()).toMatchObject([{ fragment: mine }]);
});

test('undoing an import withdraws only its own statements about players', async () => {
  const left = (at: number, name: string, hasLeft = true) => ({
    at,
    kind: 'left' as const,
    player: { name },
    hasLeft,
  });
  const theirs = await freshDevice();
  await theirs.saveKept(theirs.ROSTER_NOTES, [left(5, 'Kadda'), left(5, 'Niniane')]);
  const made = await exportOf(theirs);
  const device = await freshDevice();
  const { ROSTER_NOTES } = device;
  await device.saveKept(ROSTER_NOTES, [left(4, 'Kadda', false), left(4, 'Brannock')]);
  await device.importRaids(made, 'import', quietOptions());
  await device.saveKept(ROSTER_NOTES, [left(6, 'Grimtusk')]);
  await device.deletions.undoLatest();
  expect(await device.deviceStore.read(ROSTER_NOTES.key)).toMatchObject({
    notes: [left(4, 'Kadda', false), left(4, 'Brannock'), left(6, 'Grimtusk')],
  });
});

test('an import stopped halfway can be undone', async () => {
  const device = await freshDevice();
  const control = new AbortController();
  const onRaid = (nth: number) => nth === 1 && control.abort();
  await device
    .importRaids(file, 'import', { signal: control.signal, onRaid })
    .catch(({ name }) => expect(name).toBe('AbortError'));
  expect(await listOf(device)).toHaveLength(1);
  await device.deletions.undoLatest();
  expect(await listOf(device)).toEqual([]);
});

test('an import of raids that are already saved offers no undo', async () => {
  const { other: device } = await importIntoFreshDevice(file);
  device.deletions.dismiss();
  const unpinned = fileOf(text.replaceAll('"isPinned":true', '"isPinned":false'));
  await device.importRaids(unpinned, 'import', quietOptions());
  expect(device.deletions.get()).toEqual([]);
});
