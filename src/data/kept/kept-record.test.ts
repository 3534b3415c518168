import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { RosterNote } from '#domain/statements/roster-notes';
import { type KeptTick, keptToBuy, toBuyStatements } from '#domain/to-buy/kept-to-buy';
import { freshClient, startEmpty } from '#test/device';
import { quietOptions } from '#test/fresh-device';
import { fillDisk } from '#test/full-disk';
import { textOf } from '#test/raid-file';
import { replayEntries } from '../changes/apply-changes';
import { deviceStore, storageTrouble } from '../device/device-store';
import { readJournal, removeFromJournal, writeToJournal } from '../device/journal/journal';
import { saveKept } from '../device/kept/save-kept';
import { statementsIn, withStatements } from '../device/records/kept-kind';
import { KEPT_KINDS } from '../device/records/kept-kinds';
import { ROSTER_NOTES } from '../device/records/roster-notes';
import { queryClient } from '../query-cache/query-client';
import { importRaids } from '../raid-file/import-raids';
import { writeRaidFile } from '../raid-file/write-raid-file';
import { leftOutRaids, ownPlayers, rosterNotes, toBuyTicks, tonightChoices } from './kept-record';

const KADDA = { name: 'Kadda', guid: 1, server: 'Everlook' };
const left = (at: number, hasLeft = true): RosterNote => ({
  at,
  kind: 'left',
  player: KADDA,
  hasLeft,
});
const tick = (kind: string, slot?: number): KeptTick => ({
  player: KADDA,
  kind,
  ...(slot !== undefined && { slot }),
  begins: 1,
  ends: 2,
  until: 2,
});
const COMES = { kind: 'player', evening: ['One'], player: KADDA, isComing: true } as const;
/** A choice as earlier releases stored it. */
const CHOICE = { evening: ['One'], coming: [KADDA], guests: [], size: 25 };

const inView = () => queryClient.getQueryData(rosterNotes.query().queryKey);
const readNotes = () => freshClient().fetchQuery(rosterNotes.query());
const readToBuy = async () => keptToBuy(await freshClient().fetchQuery(toBuyTicks.query()));
const readTonight = () => freshClient().fetchQuery(tonightChoices.query());
const stored = () => deviceStore.read('roster-notes');
const store = (value: unknown, key = 'roster-notes') =>
  deviceStore.change(async (records) => records.put(value, key));
const exported = async () => (await writeRaidFile(new AbortController().signal, () => {})).packed;

beforeEach(async () => {
  await startEmpty();
  queryClient.clear();
});

test('a statement is shown at once and saved soon after', async () => {
  const saving = rosterNotes.addStatements((at) => [left(at)]);
  expect(inView()).toMatchObject([{ hasLeft: true }]);
  await saving;
  expect(await readNotes()).toMatchObject([{ kind: 'left', player: KADDA, hasLeft: true }]);
});

test('a read cancelled by a change of the raids is repeated', async () => {
  await rosterNotes.addStatements((at) => [left(at)]);
  queryClient.clear();
  const known = rosterNotes.read();
  const joined = rosterNotes.read();
  await queryClient.cancelQueries({ queryKey: rosterNotes.query().queryKey });
  expect(await known).toMatchObject([{ kind: 'left', player: KADDA }]);
  expect(await joined).toMatchObject([{ kind: 'left', player: KADDA }]);
});

test('the latest statement about a subject is kept even if it withdraws an earlier statement', async () => {
  await saveKept(ROSTER_NOTES, [left(2, false)]);
  await saveKept(ROSTER_NOTES, [left(1)]);
  expect(await readNotes()).toEqual([left(2, false)]);
});

test('a new statement outranks a statement of a device whose clock is ahead', async () => {
  const ahead = Date.now() + 3_600_000;
  await saveKept(ROSTER_NOTES, [left(ahead)]);
  await queryClient.fetchQuery(rosterNotes.query());
  await rosterNotes.addStatements((at) => [left(at, false)]);
  expect(await readNotes()).toEqual([left(ahead + 1, false)]);
});

test('a statement on a full disk stays in view until it is saved', async () => {
  const makeRoom = fillDisk();
  await rosterNotes.addStatements((at) => [left(at)]);
  expect(storageTrouble.get()).toBe('full');
  makeRoom();
  expect(await readNotes()).toMatchObject([{ hasLeft: true }]);
  expect(await stored()).toBeUndefined();
  await rosterNotes.addStatements((at) => [{ at, kind: 'alt', player: KADDA }]);
  expect(await stored()).toMatchObject({ notes: [{ kind: 'left' }, { kind: 'alt' }] });
});

test('a statement made while the record is read is shown beside earlier statements', async () => {
  await saveKept(ROSTER_NOTES, [left(1)]);
  const reading = queryClient.fetchQuery(rosterNotes.query());
  const saving = rosterNotes.addStatements((at) => [{ at, kind: 'alt', player: KADDA }]);
  await reading;
  expect(inView()).toMatchObject([{ kind: 'left' }, { kind: 'alt' }]);
  await saving;
});

test('the next start applies a statement that the page could not save', async () => {
  await writeToJournal({ kind: 'said', key: 'roster-notes', said: [left(1)] }).key;
  await replayEntries();
  expect(await readNotes()).toEqual([left(1)]);
  expect(await readJournal()).toEqual([]);
});

test('an entry of a newer version stays in the journal', async () => {
  const entry = writeToJournal({ kind: 'said', key: 'of-a-newer-version', said: [left(1)] });
  await replayEntries();
  expect(await readJournal()).toHaveLength(1);
  await removeFromJournal(entry);
});

test('a record of a newer shape is not read or overwritten', async () => {
  const newer = { shape: 2, notes: 'elsewhere' };
  await store(newer);
  expect(await saveKept(ROSTER_NOTES, [left(1)])).toBe(false);
  expect(storageTrouble.get()).toBe('failed');
  expect(await stored()).toEqual(newer);
  await expect(readNotes()).rejects.toThrow('cannot be read');
});

test('statements of an unknown kind from a newer version stay', async () => {
  const bench = { at: 1, kind: 'bench', player: KADDA };
  await store({ shape: 1, notes: [bench] });
  await saveKept(ROSTER_NOTES, [left(1)]);
  expect(await stored()).toEqual({ shape: 1, notes: [bench, left(1)] });
  expect(await readNotes()).toEqual([left(1)]);
});

test('a damaged record is replaced', async () => {
  await store('damaged');
  expect(await readNotes()).toEqual([]);
  await saveKept(ROSTER_NOTES, [left(1)]);
  expect(await readNotes()).toEqual([left(1)]);
});

test('a record keeps its latest 5000 statements with names of at most 100 letters', () => {
  const notes = Array.from({ length: 150_000 }, (_, at) => ({
    at,
    kind: 'alt',
    player: { name: `${at}`.padEnd(1000, 'x') },
  }));
  const record = { stored: { shape: 1, notes }, earlier: undefined };
  const kept = statementsIn(ROSTER_NOTES, withStatements(ROSTER_NOTES, record, [left(150_000)]));
  expect([kept.length, kept.at(-1), kept[0]?.at]).toEqual([5000, left(150_000), 145_001]);
  expect(kept[0]?.player.name).toHaveLength(100);
});

test('all statements but ticks are exported and imported with the raids', async () => {
  await saveKept(ROSTER_NOTES, [left(2, false)]);
  await toBuyTicks.addStatements((at) =>
    toBuyStatements({ ticks: [tick('food')], isBought: true }, at),
  );
  await tonightChoices.addStatements((at) => [{ ...COMES, at }]);
  await leftOutRaids.addStatements((at) => [{ at, code: 'One', isLeftOut: true }]);
  const file = await exported();
  await startEmpty();
  await store({ shape: 1, notes: [left(1)] });
  expect(await importRaids(file, 'preview', quietOptions())).toMatchObject({ statements: 3 });
  expect(await readNotes()).toEqual([left(1)]);
  const imported = await importRaids(file, 'import', quietOptions());
  expect(imported).toMatchObject({ statements: 3, unreadable: 0 });
  expect(await readNotes()).toEqual([left(2, false)]);
  expect(await readToBuy()).toEqual({ ticks: [], withConsumables: false });
  expect(await readTonight()).toMatchObject([COMES]);
  expect(await freshClient().fetchQuery(leftOutRaids.query())).toMatchObject([{ code: 'One' }]);
  await store({ shape: 1, notes: [left(3)] });
  expect(await importRaids(file, 'import', quietOptions())).toMatchObject({ statements: 0 });
  expect(await readNotes()).toEqual([left(3)]);
});

test('an import marks the user’s player only if no player is marked yet', async () => {
  const MATE = { name: 'Mate', guid: 2, server: 'Everlook' };
  const whoIs = () => freshClient().fetchQuery(ownPlayers.query());
  await ownPlayers.addStatements((at) => [{ at, player: KADDA, isMe: true }]);
  const file = await exported();
  await startEmpty();
  queryClient.clear();
  expect(await importRaids(file, 'import', quietOptions())).toMatchObject({ statements: 1 });
  expect(await whoIs()).toMatchObject([{ player: KADDA, isMe: true }]);
  await startEmpty();
  queryClient.clear();
  await ownPlayers.addStatements((at) => [{ at, player: MATE, isMe: true }]);
  expect(await importRaids(file, 'preview', quietOptions())).toMatchObject({ statements: 0 });
  const imported = await importRaids(file, 'import', quietOptions());
  expect(imported).toMatchObject({ statements: 0, unreadable: 0 });
  expect(await whoIs()).toMatchObject([{ player: MATE }]);
  await ownPlayers.addStatements((at) => [{ at, player: MATE, isMe: false }]);
  expect(await importRaids(file, 'import', quietOptions())).toMatchObject({ statements: 1 });
  expect(await whoIs()).toMatchObject([{ player: KADDA }, { player: MATE, isMe: false }]);
});

test('the statements in an earlier release’s file are read as notes about players', async () => {
  await saveKept(ROSTER_NOTES, [left(2, false)]);
  const lines = (await textOf(await exported())).replace('"of":"roster-notes",', '');
  await startEmpty();
  const imported = await importRaids(new Blob([lines]), 'import', quietOptions());
  expect(imported).toMatchObject({ statements: 1 });
  expect(await readNotes()).toEqual([left(2, false)]);
});

test('an import beside a newer version’s record reports an unreadable record', async () => {
  await saveKept(ROSTER_NOTES, [left(2, false)]);
  const file = await exported();
  const newer = { shape: 2, notes: [] };
  await store(newer);
  const imported = await importRaids(file, 'import', quietOptions());
  expect(imported).toMatchObject({ statements: 0, unreadable: 1 });
  expect(await stored()).toEqual(newer);
  expect(await textOf(await exported())).toContain('"shape":2');
});

test('each kind of statement has its own key', () => {
  const keys = KEPT_KINDS.flatMap(({ key, earlier }) => [key, earlier?.key ?? []].flat());
  expect(new Set(keys).size).toBe(keys.length);
});

test('ticks and choices of an earlier release stay', async () => {
  await store({ ticks: [tick('gem', 2), { kind: 1 }], withConsumables: true }, 'to-buy');
  await store([{ ...CHOICE, size: 10 }, { size: 1 }, { ...CHOICE, evening: ['Two'] }], 'tonight');
  expect(await readToBuy()).toEqual({ ticks: [tick('gem', 2)], withConsumables: true });
  await toBuyTicks.addStatements((at) =>
    toBuyStatements({ ticks: [tick('gem', 2)], isBought: false }, at),
  );
  await store({ ticks: [tick('gem', 2), tick('food')], withConsumables: false }, 'to-buy');
  expect(await readToBuy()).toEqual({ ticks: [tick('food')], withConsumables: true });
  const tonight = await readTonight();
  expect(tonight.filter(({ kind }) => kind === 'size')).toMatchObject([
    { evening: ['Two'], size: 25 },
    { evening: ['One'], size: 10 },
  ]);
  expect(tonight.filter(({ kind }) => kind === 'player')).toHaveLength(2);
});
