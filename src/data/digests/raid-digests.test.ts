import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import type { Raider } from '#domain/raid/raid';
import {
  freshClient,
  raiderWith,
  saveTestRaid,
  startEmpty,
  type TestRaid,
  writeRecord,
} from '#test/device';
import { deviceStore } from '../device/device-store';
import { deleteAllRecords, deleteRaidRecords } from '../device/raids/delete-records';
import { saveKillRecord } from '../device/raids/saved-raids';
import { allDigestsRange, digestKey, raidersKey } from '../device/records/stored-records';
import { digestQueries } from './digest-queries';

const CODE = 'TheSavedRaid0000';
const KADDA = raiderWith('Kadda');
const WIZZLE = raiderWith('Wizzle');

const saveThree = (more: Partial<TestRaid> = {}) =>
  saveTestRaid({ code: CODE, kills: [[KADDA, WIZZLE], [KADDA], [WIZZLE]], ...more });

const read = (standards = DEFAULT_STANDARDS, kills = [1, 2, 3], code = CODE) =>
  freshClient().fetchQuery(digestQueries.ofKills(code, kills, standards));

const readNames = async () =>
  (await read()).map(({ players }) => players.map(({ character }) => character.name).join());

const digests = async (): Promise<IDBValidKey[]> =>
  (await deviceStore.readTogether((records) =>
    promisifyRequest(records.getAllKeys(allDigestsRange())),
  )) ?? [];

const saveRaiders = (killId: number, data: Raider[], fetchedAt = 6000) =>
  saveKillRecord({ code: CODE, killId }, { kind: 'raiders', data, fetchedAt });

/** Damages the kills' records, which the app reads only if a digest is missing. */
async function damageKills(...kills: number[]): Promise<void> {
  for (const id of kills) await writeRecord(raidersKey(CODE, id), 'garbage');
}

beforeEach(startEmpty);

test('a stored digest is read instead of the kills', async () => {
  await saveThree();
  const kills = await read();
  expect(kills).toHaveLength(3);
  expect(await digests()).toEqual([digestKey(CODE)]);
  await damageKills(1, 2, 3);
  expect(await read()).toEqual(kills);
});

test('only kills that are saved again are read again', async () => {
  await saveThree();
  await read();
  await damageKills(1, 3);
  await saveRaiders(2, [raiderWith('Renamed')]);
  expect(await readNames()).toEqual(['Kadda,Wizzle', 'Renamed', 'Wizzle']);
  expect(await digests()).toEqual([digestKey(CODE)]);
  await damageKills(2);
  expect(await readNames()).toEqual(['Kadda,Wizzle', 'Renamed', 'Wizzle']);
});

test('a kill whose pull is saved later is read again', async () => {
  await saveThree();
  await read();
  const pull = { kind: 'pull', data: { snapshots: [], buffs: [] }, fetchedAt: 6000 } as const;
  await saveKillRecord({ code: CODE, killId: 2 }, pull);
  const kills = await read();
  expect(kills.map(({ players }) => players[0]?.pull)).toEqual([undefined, {}, undefined]);
});

test('an older copy of a kill changes no digest', async () => {
  await saveThree();
  await read();
  await saveRaiders(2, [raiderWith('Older')], 4000);
  await damageKills(2);
  expect(await readNames()).toEqual(['Kadda,Wizzle', 'Kadda', 'Wizzle']);
});

test('a kill that is saved later adds to its raid’s digest', async () => {
  await saveThree({ kills: [[KADDA], 'unsaved', [WIZZLE]] });
  expect(await readNames()).toEqual(['Kadda', 'Wizzle']);
  await damageKills(1, 3);
  await saveRaiders(2, [WIZZLE]);
  expect(await readNames()).toEqual(['Kadda', 'Wizzle', 'Wizzle']);
});

test('digests of many kills are computed in parts', async () => {
  const kills = Array.from({ length: 50 }, () => [KADDA]);
  await saveTestRaid({ code: CODE, kills });
  const begun = vi.spyOn(IDBObjectStore.prototype, 'put');
  expect(
    await read(
      DEFAULT_STANDARDS,
      kills.map((_, index) => index + 1),
    ),
  ).toHaveLength(50);
  expect(begun).toHaveBeenCalledTimes(4);
});

test('changed standards or another version’s stamp make digests outdated', async () => {
  await saveThree();
  await read();
  const [high] = await read({ ...DEFAULT_STANDARDS, minimumItemLevel: 999 });
  expect(high?.players[0]?.findings.map(({ rule }) => rule)).toContain('low-item-level');
  await writeRecord(digestKey(CODE), { stamp: 'older', kills: [] });
  expect(await readNames()).toEqual(['Kadda,Wizzle', 'Kadda', 'Wizzle']);
});

test.each([
  ['damaged', (digest: object) => ({ ...digest, characters: ['{'] })],
  ['without a result', (digest: object) => ({ ...digest, results: [] })],
  ['without gear', (digest: object) => ({ ...digest, gear: [] })],
  ['of an earlier form', (digest: object) => ({ ...digest, kills: undefined, players: [] })],
])('a digest that is $0 is computed again', async (_, damage) => {
  await saveThree();
  const kills = await read();
  const key = digestKey(CODE);
  const made = (await deviceStore.read(key)) as object;
  await writeRecord(key, damage(made));
  expect(await read()).toEqual(kills);
  expect(await deviceStore.read(key)).toEqual(made);
});

test('an earlier release’s digest per kill is replaced', async () => {
  await saveThree();
  await writeRecord(`digest-["${CODE}",2]`, { stamp: 'earlier', characters: [], results: [] });
  expect(await readNames()).toEqual(['Kadda,Wizzle', 'Kadda', 'Wizzle']);
  expect(await digests()).toEqual([digestKey(CODE)]);
});

test('digests are deleted with their raid', async () => {
  await saveThree();
  await saveTestRaid({ code: 'Other', kills: [[KADDA], 'unsaved'] });
  await read();
  await deleteRaidRecords(CODE);
  expect(`${await digests()}`).not.toContain(CODE);
  await read(DEFAULT_STANDARDS, [1], 'Other');
  await deleteAllRecords();
  expect(await digests()).toEqual([]);
});

test('kills without a digest are read on a full disk', async () => {
  await saveThree();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await readNames()).toEqual(['Kadda,Wizzle', 'Kadda', 'Wizzle']);
  vi.restoreAllMocks();
  expect(await digests()).not.toContain(digestKey(CODE));
});
