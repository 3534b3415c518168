import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, openDevice, quietOptions } from '#test/fresh-device';
import { fillDisk } from '#test/full-disk';
import { openTab } from '#test/open-tab';
import { SHARED_FIGHT } from '#test/shared-fight';
import { until } from '#test/until';
import { sharedLink } from './shared-link';

/** Makes decompression unavailable: neither the browser nor fflate has it. */
function loseUnpacker() {
  vi.stubGlobal('DecompressionStream', undefined);
  vi.doMock('fflate', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
}

const readJournal = async () => (await import('#data/device/journal/journal')).readJournal();

let device: Awaited<ReturnType<typeof freshDevice>>;
let fragment: string;
beforeEach(async () => {
  device = await freshDevice();
  fragment = await sharedLink(SHARED_FIGHT);
});

async function deleteAll(): Promise<void> {
  for (const saved of await device.readSavedSharedResults()) {
    expect(await device.deleteSharedResult(saved)).toBe(true);
  }
}

afterEach(() => vi.doUnmock('fflate'));

test('a saved shared result is read back unchanged', async () => {
  expect(await device.saveSharedResult(fragment, 1000)).toBe('new');
  const expected = [{ fragment, savedAt: 1000, sharedResult: SHARED_FIGHT }];
  expect(await device.readSavedSharedResults()).toMatchObject(expected);
  expect(await device.deviceStore.readTogether(device.readSavedList)).toEqual([]);
});

test('a shared result can be deleted on a full disk', async () => {
  await device.saveSharedResult(fragment, 1000);
  fillDisk('kept');
  await deleteAll();
  expect(await device.readSavedSharedResults()).toEqual([]);
  expect(await readJournal()).toEqual([]);
});

test('the next start saves or deletes the shared result of a killed page', async () => {
  const killedAfter = async (change: () => unknown) => {
    vi.spyOn(device.deviceStore, 'change').mockReturnValue(new Promise(() => {}));
    void change();
    await until(async () => expect(await readJournal()).toHaveLength(1));
    device = await openTab(openDevice);
    await (await import('#data/changes/apply-changes')).replayEntries();
  };
  await killedAfter(() => device.saveSharedResult(fragment, 1000));
  const [saved] = await device.readSavedSharedResults();
  expect(saved).toMatchObject({ fragment, savedAt: 1000 });
  await until(async () => expect(await readJournal()).toEqual([]));

  await killedAfter(() => saved && device.deleteSharedResult(saved));
  expect(await device.readSavedSharedResults()).toEqual([]);
});

test('two results of one fight are saved once each', async () => {
  await device.saveSharedResult(fragment, 1000);
  expect(await device.saveSharedResult(fragment, 2000)).toBe('saved before');
  const later = await sharedLink({ ...SHARED_FIGHT, judgedAt: SHARED_FIGHT.judgedAt + 1 });
  expect(await device.saveSharedResult(later, 3000)).toBe('new');
  const saved = await device.readSavedSharedResults();
  expect(saved.map(({ savedAt }) => savedAt)).toEqual([3000, 1000]);
});

test('a shared result of the same fight and time with other players is saved separately', async () => {
  await device.saveSharedResult(fragment, 1000);
  const player = { name: 'Quillan', server: '', picture: 'Mage-Frost', state: 'judged' as const };
  const players = [{ ...player, findings: [], advice: [] }];
  const other = await sharedLink({ ...SHARED_FIGHT, players });
  expect(await device.saveSharedResult(other, 2000)).toBe('new');
  expect(await device.readSavedSharedResults()).toHaveLength(2);
});

test('a shared result that an earlier version saved is not saved twice and can be deleted', async () => {
  const key = `judgement-${JSON.stringify([SHARED_FIGHT.code, SHARED_FIGHT.fight, SHARED_FIGHT.judgedAt])}`;
  await device.deviceStore.change(async (records) => {
    records.put({ kind: 'judgement', shape: 1, savedAt: 500, fragment }, key);
    return true;
  });
  expect(await device.saveSharedResult(fragment, 1000)).toBe('saved before');
  await deleteAll();
  expect(await device.readSavedSharedResults()).toEqual([]);
});

test('a deleted shared result is restored by Undo', async () => {
  await device.saveSharedResult(fragment, 1000);
  await deleteAll();
  const [deletion] = device.deletions.get();
  expect(deletion).toMatchObject({ sharedResults: 1 });
  expect(deletion?.title?.()).toBe(SHARED_FIGHT.title);
  await device.deletions.undoLatest();
  expect(await device.readSavedSharedResults()).toMatchObject([{ fragment, savedAt: 1000 }]);
  expect(device.deletions.get()).toEqual([]);
});

test('an unreadable shared result stays saved without being listed', async () => {
  await device.deviceStore.change(async (records) => {
    const kind = 'judgement';
    records.put({ kind, shape: 2, savedAt: 1, later: true }, 'judgement-["later"]');
    records.put({ kind, shape: 1, savedAt: 1, fragment: '#share=9' }, 'judgement-["newer"]');
    return true;
  });
  expect(await device.readSavedSharedResults()).toEqual([]);
  expect(await device.storedSharedResults()).toHaveLength(2);
});

test('listing and exporting shared results fail if the unpacker does not load', async () => {
  await device.saveSharedResult(fragment, 1000);
  loseUnpacker();
  const failure = { name: 'ChunkLoadFailed' };
  await expect(device.readSavedSharedResults()).rejects.toMatchObject(failure);
  const exported = device.writeRaidFile(new AbortController().signal, () => {});
  await expect(exported).rejects.toMatchObject(failure);
});

test('a shared result is exported once in the raid file', async () => {
  await device.saveSharedResult(fragment, 1000);
  const { packed: file } = await device.writeRaidFile(new AbortController().signal, () => {});
  const other = await freshDevice();
  expect((await other.importRaids(file, 'preview', quietOptions())).imported.size).toBe(1);
  const { sharedResults } = await other.importRaids(file, 'preview', quietOptions());
  expect(sharedResults.size).toBe(1);
  expect(await other.readSavedSharedResults()).toEqual([]);
  await other.importRaids(file, 'import', quietOptions());
  const expected = [{ sharedResult: SHARED_FIGHT, savedAt: 1000 }];
  expect(await other.readSavedSharedResults()).toMatchObject(expected);
  const { imported, savedBefore } = await other.importRaids(file, 'import', quietOptions());
  expect([imported.size, savedBefore.size]).toEqual([0, 1]);
});

test('a shared result is refused if its fragment is damaged', async () => {
  const saving = device.saveSharedResult(fragment.slice(0, -5), 1000);
  await expect(saving).rejects.toMatchObject({ name: 'SharedLinkUnreadable' });
  expect(await device.storedSharedResults()).toEqual([]);
});
