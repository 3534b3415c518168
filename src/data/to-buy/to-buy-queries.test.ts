import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { KeptTick } from '#domain/season/kept-to-buy';
import { freshClient, startEmpty } from '#test/device';
import { deviceStore } from '../device/device-store';
import { readJournal, writeToJournal } from '../device/raids/journal';
import { saveToBuy } from '../device/season/stored-to-buy';
import { replayEntries } from '../raids/apply-changes';
import { queryClient } from '../raids/query-client';
import { keepToBuy, toBuyQueries } from './to-buy-queries';

const tick = (kind: string, slot?: number): KeptTick => ({
  player: { name: 'Kadda', guid: 1, server: 'Everlook' },
  kind,
  ...(slot !== undefined && { slot }),
  begins: 1,
  ends: 2,
  until: 2,
});

const readKept = () => freshClient().fetchQuery(toBuyQueries.kept());

beforeEach(startEmpty);

test('a tick is in view at once, and on the device soon', async () => {
  const saving = keepToBuy({ ticks: [tick('enchant', 6)], isBought: true });
  expect(queryClient.getQueryData(toBuyQueries.kept().queryKey)?.ticks).toEqual([
    tick('enchant', 6),
  ]);
  await saving;
  expect(await readKept()).toEqual({ ticks: [tick('enchant', 6)], withConsumables: false });
});

test('a tick set while the list is read again stays in view, with those before', async () => {
  await saveToBuy({ ticks: [tick('enchant', 6)], isBought: true });
  await queryClient.fetchQuery(toBuyQueries.kept());
  const reading = queryClient.fetchQuery(toBuyQueries.kept());
  const saving = keepToBuy({ ticks: [tick('food')], isBought: true });
  await reading.catch(() => undefined);
  expect(queryClient.getQueryData(toBuyQueries.kept().queryKey)?.ticks).toEqual([
    tick('enchant', 6),
    tick('food'),
  ]);
  await saving;
});

test('a tick taken back leaves the others and the choice of flasks and food', async () => {
  await saveToBuy({ ticks: [tick('enchant', 6), tick('food')], isBought: true });
  await saveToBuy({ withConsumables: true });
  await saveToBuy({ ticks: [tick('enchant', 6)], isBought: false });
  expect(await readKept()).toEqual({ ticks: [tick('food')], withConsumables: true });
});

test('a tick set twice is one', async () => {
  await saveToBuy({ ticks: [tick('food')], isBought: true });
  await saveToBuy({ ticks: [tick('food')], isBought: true });
  expect((await readKept()).ticks).toHaveLength(1);
});

test('a tick that the page could not save is applied by the next start', async () => {
  await writeToJournal({ kind: 'to-buy', change: { ticks: [tick('gem', 2)], isBought: true } }).key;
  await replayEntries();
  expect((await readKept()).ticks).toEqual([tick('gem', 2)]);
  expect(await readJournal()).toEqual([]);
});

test('a damaged record is no tick, and a damaged tick leaves the others', async () => {
  const store = (value: unknown) =>
    deviceStore.change(async (records) => records.put(value, 'to-buy'));
  await store('damaged');
  expect(await readKept()).toEqual({ ticks: [], withConsumables: false });
  await store({ ticks: [{ kind: 1 }, tick('meta', 0)], withConsumables: true });
  expect(await readKept()).toEqual({ ticks: [tick('meta', 0)], withConsumables: true });
});
