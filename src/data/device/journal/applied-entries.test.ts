import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { startEmpty } from '#test/device';
import { deviceStore } from '../device-store';
import { raidKey } from '../records/stored-records';
import { isObsolete, recordApplied } from './applied-entries';
import type { Change } from './journal';

const CODE = 'AppliedRaid00001';

const entryOf = (change: Change, at: number) => ({
  id: `${change.kind} ${at}`,
  at,
  change,
  key: Promise.resolve(undefined),
});

beforeEach(startEmpty);

test.each<{ title: string; change: Change; byRaid: boolean; byAll: boolean }>([
  {
    title: 'a record',
    change: { kind: 'record', key: raidKey(CODE), record: {} },
    byRaid: true,
    byAll: true,
  },
  {
    title: 'a record of another raid',
    change: { kind: 'record', key: raidKey('Other'), record: {} },
    byRaid: false,
    byAll: true,
  },
  {
    title: 'a statement',
    change: { kind: 'said', key: 'tonight', said: [] },
    byRaid: false,
    byAll: true,
  },
  {
    title: 'a shared result’s deletion',
    change: { kind: 'shared', key: 'a' },
    byRaid: false,
    byAll: false,
  },
  {
    title: 'a pin',
    change: { kind: 'pin', code: CODE, isPinned: true },
    byRaid: false,
    byAll: false,
  },
])('$title before a deletion is obsolete, of its raid: $byRaid, of all: $byAll', async (row) => {
  const isObsoleteAt = (at: number) =>
    deviceStore.readTogether((records) => isObsolete(records, entryOf(row.change, at)));
  for (const { what, isObsoleteThen } of [
    { what: CODE, isObsoleteThen: row.byRaid },
    { what: 'all', isObsoleteThen: row.byAll },
  ]) {
    await startEmpty();
    await deviceStore.change((records) =>
      recordApplied(records, entryOf({ kind: 'delete', what }, 10)),
    );
    expect([what, await isObsoleteAt(9), await isObsoleteAt(10)]).toEqual([
      what,
      isObsoleteThen,
      false,
    ]);
  }
});
