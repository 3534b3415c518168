import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDisk } from '#test/open-tab';
import { CODE_1, CODE_2, fetched, openApp, raidNamed, type StoredList } from '#test/saved-raids';
import { optionalWords, schemaInWords } from '#test/schema-in-words';
import { LIST_SHAPE, StoredEntry } from '../records/saved-raid';
import { LIST_UPGRADES } from './saved-list';

/**
 * Every released shape of an entry. A released row never changes: a change of the schema adds a
 * row, raises `LIST_SHAPE` and adds an upgrade from the shape before.
 */
const SHAPE_2 = {
  code: 'string',
  title: 'string',
  owner: 'string',
  startedAt: 'number',
  era: optionalWords('string'),
  zones: ['string'],
  size: optionalWords('number'),
  killCount: 'number',
  keptKills: ['number'],
  bytes: 'number',
  openedAt: 'number',
  isPinned: 'boolean',
};
const SHAPE_3 = { ...SHAPE_2, lastKill: optionalWords('number') };
const { keptKills: savedKills, ...unchanged } = SHAPE_3;
const SHAPES: Readonly<Record<number, unknown>> = {
  2: SHAPE_2,
  3: SHAPE_3,
  4: { ...unchanged, savedKills },
};

test('the schema of a list entry matches its shape number', () => {
  expect(schemaInWords(StoredEntry)).toEqual(SHAPES[LIST_SHAPE]);
});

test('each older shape of the list has an upgrade to the next shape', () => {
  expect(Object.keys(LIST_UPGRADES).map(Number)).toEqual(
    Array.from({ length: LIST_SHAPE - 1 }, (_, index) => index + 1),
  );
});

beforeEach(emptyDisk);

/** Returns an entry of shape 1. */
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

test.each([
  { stored: undefined, why: 'lost' },
  { stored: 'garbage', why: 'overwritten' },
  { stored: [{ code: CODE_1, title: 'Half' }, null], why: 'half written' },
  { stored: { shape: 4, raids: [{ code: CODE_1 }] }, why: 'half written in its present shape' },
  { stored: { shape: 'two' }, why: 'without a shape' },
])('the list of saved raids is rebuilt from the records if it is $why', async ({ stored }) => {
  const { saveKill, saveRaid, list, write } = await openApp();
  await saveRaid(CODE_1, fetched(raidNamed('One', 1000), 5000));
  await saveRaid(CODE_2, fetched(raidNamed('Two', 2000), 6000));
  await saveKill(CODE_1, 1);
  await saveKill(CODE_1, 3);
  await write('index', stored);

  expect(await list()).toMatchObject([
    { code: CODE_2, title: 'Two', savedKills: [], openedAt: 6000 },
    { code: CODE_1, title: 'One', savedKills: [1, 3], openedAt: 5000 },
  ]);
});

test('the next save restores the raids of a list that was lost during a session', async () => {
  const { saveNamed, titles, write } = await openApp();
  await saveNamed(CODE_1, 'One', 1000);
  await write('index', undefined);

  await saveNamed(CODE_2, 'Two', 2000);
  expect(await titles()).toEqual(['Two', 'One']);
});

test('a list with a damaged entry keeps the pins of the other entries', async () => {
  const { saveNamed, list, write, read, markPinned } = await openApp();
  await saveNamed(CODE_1, 'One', 1000);
  await saveNamed(CODE_2, 'Two', 2000);
  await markPinned(CODE_1, true);
  const stored = (await read('index')) as StoredList;
  const entries = stored.raids.map((entry) => (entry.code === CODE_2 ? { code: CODE_2 } : entry));
  await write('index', { ...stored, raids: entries });

  expect(await list()).toMatchObject([
    { title: 'Two', isPinned: false },
    { title: 'One', isPinned: true },
  ]);
});

test('a changed list keeps the fields that a newer version added to an entry', async () => {
  const { saveNamed, write, read, markPinned } = await openApp();
  await saveNamed(CODE_1, 'One');
  const stored = (await read('index')) as StoredList;
  await write('index', { ...stored, raids: stored.raids.map((e) => ({ ...e, note: 'farm' })) });

  await markPinned(CODE_1, true);
  const raids = [{ isPinned: true, note: 'farm' }];
  expect(await read('index')).toMatchObject({ shape: 4, raids });
});

test('a list of shape 1 keeps pins and opening times', async () => {
  const { list, write, read, raidKey, markPinned } = await openApp();
  for (const code of [CODE_1, CODE_2, 'RaidNumberThree3']) await write(raidKey(code), 'a report');
  await write('index', [
    { ...entry(CODE_1), isPinned: true, openedAt: 7000, zones: ['Throne of Thunder'] },
    { ...entry(CODE_2), openedAt: 6000, zones: ['Firelands'] },
    { ...entry('RaidNumberThree3'), zones: ['Nowhere'] },
  ]);

  expect(await list()).toMatchObject([
    { code: CODE_1, isPinned: true, openedAt: 7000, era: 'mists' },
    { code: CODE_2, isPinned: false, openedAt: 6000, era: 'cataclysm' },
    { code: 'RaidNumberThree3' },
  ]);
  expect((await list())[2]).not.toHaveProperty('era');
  await markPinned(CODE_2, true);
  const raids = [{ isPinned: true }, {}, { isPinned: true }];
  expect(await read('index')).toMatchObject({ shape: 4, raids });
});

test('a list of shape 3 keeps pins, opening times and saved kills', async () => {
  const { list, write, read, raidKey, markPinned } = await openApp();
  for (const code of [CODE_1, CODE_2]) await write(raidKey(code), 'a report');
  const before = { ...entry(CODE_1), era: 'mists', lastKill: 3, isPinned: true, openedAt: 7000 };
  await write('index', {
    shape: 3,
    raids: [{ ...before, keptKills: [1, 3], note: 'farm' }, entry(CODE_2)],
  });

  const { keptKills: _, ...rest } = before;
  expect((await list())[0]).toEqual({ ...rest, savedKills: [1, 3], note: 'farm' });
  expect((await list())[1]).toMatchObject({ code: CODE_2, savedKills: [1] });
  await markPinned(CODE_2, true);
  expect(await read('index')).toMatchObject({
    shape: 4,
    raids: [
      { savedKills: [1, 3], lastKill: 3 },
      { savedKills: [1], isPinned: true },
    ],
  });
});

test('a newer version’s list and records stay unchanged', async () => {
  const { saveNamed, list, write, read, raidKey, markPinned, deleteRaidRecords } = await openApp();
  const newer = { shape: 5, raids: [{ code: CODE_1 }] };
  await write('index', newer);

  await expect(list()).rejects.toThrow();
  expect(await saveNamed(CODE_2, 'Two')).toBe(false);
  expect(await markPinned(CODE_1, true)).toBe(false);
  expect(await deleteRaidRecords(CODE_1)).toBeUndefined();
  expect(await read('index')).toEqual(newer);
  expect(await read(raidKey(CODE_2))).toBeUndefined();
});

test('an unreadable list does not count as empty', async () => {
  const { list } = await openApp();
  vi.stubGlobal('indexedDB', undefined);
  await expect(list()).rejects.toThrow();
});
