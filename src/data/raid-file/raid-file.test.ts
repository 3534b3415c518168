import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_PULL } from '#domain/pull/at-the-pull';
import type { Raider } from '#domain/raid/raid';
import { killWith } from '#test/fights';
import { freshDevice, quietOptions } from '#test/fresh-device';
import { loseRecord } from '#test/lost-record';
import {
  exportedRaids,
  exportOf,
  fileOf,
  importIntoFreshDevice,
  listOf,
  raidNamed,
  saveKill,
  tabWithTwoRaids,
} from '#test/raid-file';
import { CODE_1, CODE_2, raiders } from '#test/saved-raids';
import { oneLine } from '../bounded-schemas';
import { toStoredRaid } from '../device/records/record-schemas';
import { raidersKey, raidKey, recordKey } from '../device/records/stored-records';

let file: Blob;
let text: string;
let exported: unknown;
beforeEach(async () => {
  ({ file, text, exported } = await exportedRaids());
});

test('a raid file transfers every raid, pin and setting except the key', async () => {
  expect(text).not.toContain('my-own-key');
  const { other, imported, savedBefore, unreadable } = await importIntoFreshDevice(file);
  expect([imported.size, savedBefore.size, unreadable]).toEqual([2, 0, 0]);
  expect(await listOf(other)).toEqual(exported);
  expect(other.settings.get()).toMatchObject({ apiKey: '', minimumItemLevel: 372 });
});

test('a kill’s pull is exported and imported with its raid', async () => {
  const { device } = await tabWithTwoRaids();
  const kill = { code: CODE_1, killId: 1 };
  const data = EMPTY_PULL;
  await device.saveKillRecord(kill, { kind: 'pull', data, fetchedAt: 5000 });
  const { other } = await importIntoFreshDevice(await exportOf(device));
  const key = recordKey({ kind: 'pull', ...kill });
  expect(await other.deviceStore.read(key)).toMatchObject({ kind: 'pull', data });
});

test('a preview of an import changes nothing', async () => {
  const other = await freshDevice();
  const { imported } = await other.importRaids(file, 'preview', quietOptions());
  expect([...imported].sort()).toEqual([CODE_1, CODE_2]);
  expect(await listOf(other)).toEqual([]);
  expect(other.settings.get().minimumItemLevel).toBeNull();
});

test('a replacing import keeps and counts records that were fetched later', async () => {
  const other = await freshDevice();
  await other.saveRaid(CODE_1, { data: raidNamed('One, grown'), fetchedAt: 9000 });
  await other.saveRaid(CODE_2, { data: raidNamed('Two, before'), fetchedAt: 1000 });
  const { imported, savedBefore } = await other.importRaids(
    file,
    'import and replace',
    quietOptions(),
  );
  expect([[...imported].sort(), [...savedBefore]]).toEqual([[CODE_1, CODE_2], []]);
  expect((await listOf(other))?.map(({ title }) => title)).toEqual(['One, grown', 'Two']);
  const again = await other.importRaids(file, 'import', quietOptions());
  expect([again.imported.size, again.savedBefore.size]).toEqual([0, 2]);
});

test('a file that lists everything twice is imported once', async () => {
  const [head, ...lines] = text.trimEnd().split('\n');
  const end = lines.pop();
  const twice = fileOf([head, ...lines, ...lines, end, ''].join('\n'));
  const { other } = await importIntoFreshDevice(twice);
  expect(await listOf(other)).toEqual(exported);
});

test('a raid with any titles and data survives export and import', async () => {
  const text = fc.string({ unit: 'binary' }).map((one) => oneLine(one));
  const number = fc.integer();
  const gear = fc.record({
    slot: fc.nat(18),
    itemId: number,
    name: text,
    icon: text,
    gems: fc.array(fc.record({ itemId: number })),
  });
  const raider: fc.Arbitrary<Raider> = fc.record({
    key: text,
    name: text,
    server: text,
    picture: text,
    roles: fc.array(text),
    talents: fc.array(number),
    gear: fc.array(gear, { maxLength: 3 }),
  });
  const raidOf = fc.record({ title: text, owner: text, raiders: fc.array(raider) });
  for (const { title, owner, raiders } of fc.sample(raidOf, 6)) {
    const device = await freshDevice();
    const raid = { ...raidNamed(title), owner };
    await device.saveRaid(CODE_1, { data: raid, fetchedAt: 5000 });
    await saveKill(device, { killId: 1, fetchedAt: 5000, data: raiders });
    const { other } = await importIntoFreshDevice(await exportOf(device));
    const [reportKey, killKey] = [raidKey(CODE_1), raidersKey(CODE_1, 1)];
    expect(await other.deviceStore.read(reportKey)).toMatchObject({ data: toStoredRaid(raid) });
    expect(await other.deviceStore.read(killKey)).toMatchObject({ data: raiders });
  }
});

test('raids imported with times in the future can be refetched', async () => {
  const ahead = text
    .replaceAll('"fetchedAt":5000', '"fetchedAt":9e15')
    .replace(/"openedAt":\d+/g, '"openedAt":9e15');
  const { other } = await importIntoFreshDevice(fileOf(ahead));
  const now = Date.now();
  for (const { openedAt } of (await listOf(other)) ?? []) expect(openedAt).toBeLessThanOrEqual(now);
  await other.saveRaid(CODE_1, { data: raidNamed('One, grown'), fetchedAt: now + 1 });
  expect((await listOf(other))?.[0]?.title).toBe('One, grown');
});

const IN_A_DAY = Date.now() + 86_400_000;
const twoKills = raidNamed('').kills.flatMap((kill) => [kill, { ...kill, id: 2 }]);
const grown = { ...raidNamed('One, grown'), kills: twoKills };

test('a record dated in the future replaces no existing record', async () => {
  const ahead = text.replaceAll('"fetchedAt":5000', `"fetchedAt":${IN_A_DAY}`);
  const other = await freshDevice();
  await other.saveRaid(CODE_1, { data: grown, fetchedAt: 9000 });
  await saveKill(other, { killId: 1, fetchedAt: 9000, data: [] });
  const tally = await other.importRaids(fileOf(ahead), 'import', quietOptions());
  expect([[...tally.imported], [...tally.savedBefore]]).toEqual([[CODE_2], [CODE_1]]);
  expect((await listOf(other))?.[0]).toMatchObject({ title: 'One, grown', killCount: 2 });
  expect(await other.deviceStore.read(raidersKey(CODE_1, 1))).toMatchObject({ data: [] });
});

test('a replacing import overwrites a record dated in the future', async () => {
  const other = await freshDevice();
  await other.saveRaid(CODE_1, { data: raidNamed('One, of the future'), fetchedAt: IN_A_DAY });
  await other.importRaids(file, 'import and replace', quietOptions());
  expect((await listOf(other))?.[0]?.title).toBe('One');
});

test('an import saves no raid if all raids are deleted during it', async () => {
  const other = await freshDevice();
  const deleteAtSecond = (nth: number) => {
    if (nth === 2) deleting = other.deleteAllRaids();
  };
  let deleting: Promise<boolean> | undefined;
  const work = other.importRaids(file, 'import', { ...quietOptions(), onRaid: deleteAtSecond });
  await expect(work).rejects.toMatchObject({ name: 'RaidsDeleted' });
  expect(await deleting).toBe(true);
  expect(await listOf(other)).toEqual([]);
  expect(other.settings.get().minimumItemLevel).toBeNull();
});

test('an export counts unreadable records and leaves them out', async () => {
  const { device } = await tabWithTwoRaids();
  const restoreRecord = loseRecord(raidersKey(CODE_1, 1));
  const { packed, unreadable } = await device.writeRaidFile(new AbortController().signal, () => {});
  restoreRecord();
  expect(unreadable).toBe(1);
  const { other, ...imported } = await importIntoFreshDevice(packed);
  expect(imported.unreadable).toBe(0);
  expect((await listOf(other))?.map(({ savedKills }) => savedKills)).toEqual([[], []]);
});

test('a replacing import keeps saved kills that its later copy of the report lacks', async () => {
  const kill = killWith({ id: 9, boss: 'Nefarian', startedAt: 90, endedAt: 95 });
  const other = await freshDevice();
  await other.saveRaid(CODE_1, { data: { ...raidNamed('One'), kills: [kill] }, fetchedAt: 4000 });
  await saveKill(other, { killId: 9, fetchedAt: 4000, fight: kill });
  other.queryClient.setQueryData(['report', CODE_1], raidNamed('In view'), { updatedAt: 1000 });
  await other.importRaids(file, 'import and replace', quietOptions());
  expect((await listOf(other))?.[0]).toMatchObject({ killCount: 2, savedKills: [9, 1] });
  const raidInView = { kills: [{ id: 1 }, { id: 9, isLost: true }] };
  expect(other.queryClient.getQueryData(['report', CODE_1])).toMatchObject(raidInView);
});

test('an import saves no raiders for a fight whose number was reused on the device', async () => {
  const { device } = await tabWithTwoRaids();
  const [kill] = raidNamed('One').kills;
  if (!kill) throw new Error('the raid has no kill');
  const record = { kind: 'raiders' as const, data: raiders, fetchedAt: 6000 };
  await device.saveKillRecord({ code: CODE_1, killId: 1 }, { ...record, fight: kill });
  const made = await exportOf(device);

  const other = await freshDevice();
  const renumbered = { ...raidNamed('One'), kills: [{ ...kill, boss: 'Ultraxion' }] };
  await other.saveRaid(CODE_1, { data: renumbered, fetchedAt: 9000 });
  const { savedBefore } = await other.importRaids(made, 'import', quietOptions());
  expect([...savedBefore]).toEqual([CODE_1]);
  expect((await listOf(other))?.[0]?.savedKills).toEqual([]);
});

test('an import changes each whole raid in one transaction', async () => {
  const other = await freshDevice();
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const before = other.recordChangeCount.get();
  await other.importRaids(file, 'import', quietOptions());
  const writes = opened.mock.calls.filter(([, mode]) => mode === 'readwrite');
  const lists = put.mock.calls.filter(([, key]) => key === 'index');
  vi.restoreAllMocks();
  expect([writes.length, lists.length, other.recordChangeCount.get() - before]).toEqual([1, 1, 1]);
  expect(await listOf(other)).toEqual(exported);
});

test('two hundred raids are imported in at most a tenth as many transactions', async () => {
  const [head, , raid = '', report = '', kill = ''] = text.split('\n');
  const codeOf = (nth: number) => `Raid${`${nth}`.padStart(12, '0')}`;
  const lines = [...Array(200).keys()].flatMap((nth) =>
    [raid, report, ...Array<string>(20).fill(kill)].map((line) =>
      line.replaceAll(CODE_1, codeOf(nth)),
    ),
  );
  const other = await freshDevice();
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await other
    .importRaids(fileOf([head, ...lines, ''].join('\n')), 'import', quietOptions())
    .catch(({ problem }) => expect(problem).toBe('half written'));
  const writes = opened.mock.calls.filter(([, mode]) => mode === 'readwrite').length;
  vi.restoreAllMocks();
  expect(await listOf(other)).toHaveLength(200);
  expect(writes).toBeLessThanOrEqual(20);
});

test('raiders of an unlisted raid are not imported', async () => {
  const kills = text.split('\n').filter((line) => !line.includes('"kind":"raid"'));
  const { imported, unreadable } = await importIntoFreshDevice(fileOf(kills.join('\n')));
  expect([imported.size, unreadable]).toEqual([0, 1]);
});

test('an import stopped halfway leaves complete raids with pins', async () => {
  const other = await freshDevice();
  const control = new AbortController();
  const onRaid = (nth: number) => nth === 1 && control.abort();
  const work = other.importRaids(file, 'import', { signal: control.signal, onRaid });
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  expect(await listOf(other)).toEqual([(exported as unknown[])[0]]);
  expect((await listOf(other))?.[0]).toMatchObject({ isPinned: true, savedKills: [1] });
  expect(other.settings.get().minimumItemLevel).toBeNull();
});

test('a raid is not reported as imported if IndexedDB refuses it', async () => {
  const other = await freshDevice();
  await other.deviceStore.change(async (records) => {
    records.put({ shape: 999, raids: [] }, 'index');
    return true;
  });
  const work = other.importRaids(file, 'import', quietOptions());
  await expect(work).rejects.toMatchObject({ name: 'RaidNotImported' });
});
