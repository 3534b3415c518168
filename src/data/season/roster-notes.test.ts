import 'fake-indexeddb/auto';
import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RosterNote } from '#domain/season/roster-notes';
import { freshClient, startEmpty } from '#test/device';
import { quietly } from '#test/fresh-device';
import { deviceStore, storageTrouble } from '../device/device-store';
import { readJournal, writeToJournal } from '../device/raids/journal';
import { saveRosterNotes } from '../device/season/stored-notes';
import { importRaids } from '../raid-file/import-raids';
import { writeRaidFile } from '../raid-file/write-raid-file';
import { replayEntries } from '../raids/apply-changes';
import { queryClient } from '../raids/query-client';
import { keepTonight, noteOnRoster, rosterQueries } from './roster-notes';

const KADDA = { name: 'Kadda', guid: 1, server: 'Everlook' };
const left = (at: number, hasLeft = true): RosterNote => ({
  at,
  kind: 'left',
  player: KADDA,
  hasLeft,
});

const readNotes = () => freshClient().fetchQuery(rosterQueries.notes());
const stored = () => deviceStore.read('roster-notes');
const store = (value: unknown) =>
  deviceStore.change(async (records) => records.put(value, 'roster-notes'));
const fill = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

beforeEach(startEmpty);

test('a note is in view at once and on the device soon', async () => {
  const saving = noteOnRoster({ kind: 'left', player: KADDA, hasLeft: true });
  expect(queryClient.getQueryData(rosterQueries.notes().queryKey)).toMatchObject([
    { hasLeft: true },
  ]);
  await saving;
  expect(await readNotes()).toMatchObject([{ kind: 'left', player: KADDA, hasLeft: true }]);
});

test('of notes about one thing the later stays, and taking one back is a note', async () => {
  await saveRosterNotes([left(2, false)]);
  await saveRosterNotes([left(1)]);
  expect(await readNotes()).toEqual([left(2, false)]);
});

test('a note is later than those of a device whose clock is ahead', async () => {
  const ahead = Date.now() + 3_600_000;
  await saveRosterNotes([left(ahead)]);
  await queryClient.fetchQuery(rosterQueries.notes());
  await noteOnRoster({ kind: 'left', player: KADDA, hasLeft: false });
  expect(await readNotes()).toEqual([left(ahead + 1, false)]);
});

test('a full disk is said, and the note stays in view until it is saved', async () => {
  fill();
  await noteOnRoster({ kind: 'left', player: KADDA, hasLeft: true });
  expect(storageTrouble.get()).toBe('full');
  vi.restoreAllMocks();
  expect(await readNotes()).toMatchObject([{ hasLeft: true }]);
  expect(await stored()).toBeUndefined();
  await noteOnRoster({ kind: 'alt', player: KADDA });
  expect(await stored()).toMatchObject({ notes: [{ kind: 'left' }, { kind: 'alt' }] });
});

test('a note that the page could not save is applied by the next start', async () => {
  await writeToJournal({ kind: 'note', note: left(1) }).key;
  await replayEntries();
  expect(await readNotes()).toEqual([left(1)]);
  expect(await readJournal()).toEqual([]);
});

test('notes of a newer shape are kept and not overwritten', async () => {
  const newer = { shape: 2, notes: 'elsewhere' };
  await store(newer);
  expect(await saveRosterNotes([left(1)])).toBe(false);
  expect(storageTrouble.get()).toBe('failed');
  expect(await stored()).toEqual(newer);
  await expect(readNotes()).rejects.toThrow('cannot be read');
});

test('notes of a kind that only a newer version knows are kept', async () => {
  const bench = { at: 1, kind: 'bench', player: KADDA };
  await store({ shape: 1, notes: [bench] });
  await saveRosterNotes([left(1)]);
  expect(await stored()).toEqual({ shape: 1, notes: [bench, left(1)] });
  expect(await readNotes()).toEqual([left(1)]);
});

test('notes are exported and imported with the raids; the later win', async () => {
  await saveRosterNotes([left(2, false)]);
  const { packed } = await writeRaidFile(new AbortController().signal, () => {});
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toContain('"kind":"notes"');
  await store({ shape: 1, notes: [left(1)] });
  await importRaids(packed, 'preview', quietly());
  expect(await readNotes()).toEqual([left(1)]);
  expect(await importRaids(packed, 'import', quietly())).toMatchObject({ notes: 1, unreadable: 0 });
  expect(await readNotes()).toEqual([left(2, false)]);
  await store({ shape: 1, notes: [left(3)] });
  expect(await importRaids(packed, 'import', quietly())).toMatchObject({ notes: 0 });
  expect(await readNotes()).toEqual([left(3)]);
});

test('an import beside notes of a newer version brings its raids, and says that notes were left out', async () => {
  await saveRosterNotes([left(2, false)]);
  const { packed } = await writeRaidFile(new AbortController().signal, () => {});
  const newer = { shape: 2, notes: [] };
  await store(newer);
  expect(await importRaids(packed, 'import', quietly())).toMatchObject({ notes: 0, unreadable: 1 });
  expect(await stored()).toEqual(newer);
});

test('who is expected tonight stays while an earlier reading ends', async () => {
  const choice = { evening: ['One'], size: 25, coming: [], guests: [] };
  const reading = queryClient.fetchQuery(rosterQueries.tonight()).catch(() => {});
  await keepTonight(choice);
  await reading;
  expect(queryClient.getQueryData(rosterQueries.tonight().queryKey)).toEqual([choice]);
});

test('who is expected tonight is kept per group until it has a newer evening', async () => {
  const choice = { evening: ['One'], coming: [KADDA], guests: [], size: 25 };
  await keepTonight(choice);
  await keepTonight({ ...choice, evening: ['Two'] });
  await keepTonight({ ...choice, evening: ['OneAgain', 'One'], size: 10 });
  const kept = await freshClient().fetchQuery(rosterQueries.tonight());
  expect(kept.map(({ evening, size }) => [evening[0], size])).toEqual([
    ['OneAgain', 10],
    ['Two', 25],
  ]);
});
