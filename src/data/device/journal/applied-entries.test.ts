import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { startEmpty } from '#test/device';
import { deviceStore } from '../device-store';
import { raidKey } from '../records/stored-records';
import { isObsolete, markApplied } from './applied-entries';
import type { Change } from './journal';

const CODE = 'AppliedRaid00001';

const entryOf = (change: Change, at: number) => ({
  id: `${change.kind} ${at}`,
  at,
  change,
  key: Promise.resolve(undefined),
});

test.each<[title: string, change: Change, cause: string]>([
  ['a record', { kind: 'record', key: raidKey(CODE), record: {} }, 'its raid or all raids'],
  ['another raid’s record', { kind: 'record', key: raidKey('Other'), record: {} }, 'all raids'],
  ['a statement', { kind: 'said', key: 'tonight', said: [] }, 'all raids'],
  ['a shared result’s deletion', { kind: 'shared', key: 'a' }, 'nothing'],
  ['a pin', { kind: 'pin', code: CODE, isPinned: true }, 'nothing'],
])('$0 becomes obsolete by the deletion of $2', async (_, change, cause) => {
  for (const { what, isExpected } of [
    { what: CODE, isExpected: cause.startsWith('its raid') },
    { what: 'all', isExpected: cause !== 'nothing' },
  ]) {
    await startEmpty();
    await deviceStore.change((records) =>
      markApplied(records, entryOf({ kind: 'delete', what }, 10)),
    );
    const isObsoleteAt = (at: number) =>
      deviceStore.readTogether((records) => isObsolete(records, entryOf(change, at)));
    expect([await isObsoleteAt(9), await isObsoleteAt(10)]).toEqual([isExpected, false]);
  }
});
