import { expect, test } from 'vitest';
import type { StoredRecord, Subject } from '../device/records/stored-records';
import { ALL_RAIDS, createRaidLifecycle, type DeletionEvent } from './raid-lifecycle';

const CODE = 'Thursday00000001';
const OTHER = 'Monday0000000001';
const KILL: Subject = { kind: 'raiders', code: CODE, killId: 12 };
const RECORD: StoredRecord = { kind: 'raiders', data: [], fetchedAt: 5 };
const LATER: StoredRecord = { kind: 'raiders', data: [], fetchedAt: 6 };

type Lifecycle = ReturnType<typeof createRaidLifecycle>;
type Step = (raids: Lifecycle) => void;

const request: Step = (raids) => raids.noteRequested(KILL);
const fetched: Step = (raids) => raids.noteFetched(KILL, RECORD);
const fetchedLater: Step = (raids) => raids.noteFetched(KILL, LATER);
const saved: Step = (raids) => raids.noteSaved({ subject: KILL, record: RECORD });
const want: Step = (raids) => raids.noteWanted(CODE);
const deleteOne: Step = (raids) => raids.delete(CODE);
const deleteAll: Step = (raids) => raids.delete(ALL_RAIDS);
const deleteOther: Step = (raids) => raids.delete(OTHER);
const restore: Step = (raids) => raids.restore(CODE);
const restoreAll: Step = (raids) => raids.restore(ALL_RAIDS);

function after(...steps: Step[]): Lifecycle {
  const raids = createRaidLifecycle();
  for (const step of steps) step(raids);
  return raids;
}

test.each<[string, Step[], boolean]>([
  ['nothing requests it', [], false],
  ['it is requested', [request], false],
  ['it is fetched', [request, fetched], false],
  ['it is stored', [request, fetched, saved], false],
  ['an older copy is stored', [request, fetched, fetchedLater, saved], false],
  ['it is requested again while it waits', [request, fetched, request], false],
  ['another raid is deleted', [request, deleteOther], false],
  ['its raid is deleted before it was requested', [deleteOne], true],
  ['its raid is deleted while it is requested', [request, deleteOne], true],
  ['its raid is deleted while it waits', [request, fetched, deleteOne], true],
  ['its raid is deleted once it is stored', [request, fetched, saved, deleteOne], true],
  ['it is fetched after the deletion', [request, deleteOne, fetched], true],
  ['it is fetched unrequested after the deletion', [deleteOne, fetched], true],
  ['all raids are deleted', [request, deleteAll], true],
  ['it is requested after the deletion', [request, deleteOne, request], false],
  ['it is requested after all were deleted', [deleteAll, request], false],
  ['the user opens the raid after the deletion', [request, deleteOne, want], false],
  ['the user opens the raid after all were deleted', [deleteAll, want, request], false],
  ['all raids are deleted after the user opened it', [want, deleteAll], true],
  ['another is deleted after the user opened it', [deleteAll, want, deleteOther], false],
  ['the deletion is undone while it is requested', [request, deleteOne, restore], false],
  ['the deletion is undone while it waits', [request, fetched, deleteOne, restore], false],
  ['a response comes before the undo', [request, deleteOne, fetched, restore], false],
  ['the deletion of a stored record is undone', [fetched, saved, deleteOne, restore], false],
  ['the deletion of all is undone', [request, deleteAll, restoreAll], false],
  ['the deletion of all, but not its own, is undone', [deleteOne, deleteAll, restoreAll], true],
  ['both deletions are undone', [request, deleteOne, deleteAll, restoreAll, restore], false],
])('a record is dropped once %s: $2', (_, steps, isDropped) => {
  const raids = after(...steps);
  expect(raids.isDropped(KILL)).toBe(isDropped);
  expect(raids.noteFetched(KILL, RECORD) === undefined).toBe(isDropped);
});

test.each<[string, Step[], boolean]>([
  ['nothing requests it', [], false],
  ['it is looked up', [request], false],
  ['it is fetched', [request, fetched], true],
  ['it is stored', [request, fetched, saved], true],
  ['its raid is deleted', [request, fetched, deleteOne], true],
])('a record counts as fetched in this visit once %s: $2', (_, steps, wasFetched) => {
  expect(after(...steps).wasFetched(KILL)).toBe(wasFetched);
});

test.each<[string, Step[], StoredRecord | undefined]>([
  ['is nothing at first', [request], undefined],
  ['is what was fetched', [request, fetched], RECORD],
  ['is what was fetched before a further request', [request, fetched, request], RECORD],
  ['is the later copy', [request, fetched, fetchedLater, saved], LATER],
  ['is nothing once stored', [request, fetched, saved], undefined],
  ['is nothing of a deleted raid', [request, fetched, deleteOne], undefined],
  ['is what was fetched before an undone deletion', [request, fetched, deleteOne, restore], RECORD],
  [
    'is nothing of a stored record whose deletion is undone',
    [fetched, saved, deleteOne, restore],
    undefined,
  ],
  ['is what was fetched during an undone deletion', [request, deleteOne, fetched, restore], RECORD],
  [
    'is nothing once a deleted raid is opened again',
    [request, fetched, deleteOne, want],
    undefined,
  ],
])('a waiting record %s', (_, steps, record) => {
  const raids = after(...steps);
  expect(raids.waitingAt(KILL)?.record).toBe(record);
  expect(raids.waiting()).toEqual(record ? [KILL] : []);
});

test('only records of one raid are deleted together', () => {
  const raids = after(request, fetched, deleteOne);
  expect(raids.isDropped({ kind: 'raid', code: CODE })).toBe(true);
  expect(raids.isDropped({ kind: 'raid', code: OTHER })).toBe(false);
});

test('subscribers are told of each deletion and undo until they unsubscribe', () => {
  const raids = createRaidLifecycle();
  const heard: DeletionEvent[] = [];
  const leave = raids.watchDeletions((event) => heard.push(event));
  raids.delete(CODE);
  raids.restore(CODE, 'another tab');
  leave();
  raids.delete(CODE);
  expect(heard).toEqual([
    { kind: 'deleted', what: CODE, isFromHere: true },
    { kind: 'restored', what: CODE, isFromHere: false },
  ]);
});
