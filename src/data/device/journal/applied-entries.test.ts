import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
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

test.each<[title: string, change: Change, byRaid: boolean, byAll: boolean]>([
  ['a record', { kind: 'record', key: raidKey(CODE), record: {} }, true, true],
  ['another raid’s record', { kind: 'record', key: raidKey('Other'), record: {} }, false, true],
  ['a statement', { kind: 'said', key: 'tonight', said: [] }, false, true],
  ['a shared result’s deletion', { kind: 'shared', key: 'a' }, false, false],
  ['a pin', { kind: 'pin', code: CODE, isPinned: true }, false, false],
])(
  '$0 before a deletion is obsolete, of its raid: $2, of all: $3',
  async (_, change, byRaid, byAll) => {
    for (const { what, isExpected } of [
      { what: CODE, isExpected: byRaid },
      { what: 'all', isExpected: byAll },
    ]) {
      await startEmpty();
      await deviceStore.change((records) =>
        recordApplied(records, entryOf({ kind: 'delete', what }, 10)),
      );
      const isObsoleteAt = (at: number) =>
        deviceStore.readTogether((records) => isObsolete(records, entryOf(change, at)));
      expect([await isObsoleteAt(9), await isObsoleteAt(10)]).toEqual([isExpected, false]);
    }
  },
);
