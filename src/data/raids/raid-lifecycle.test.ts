import { expect, test } from 'vitest';
import { raidersKey, raidKey, type StoredRecord } from '../device/records/stored-records';
import { ALL_RAIDS, createRaidLifecycle, type DeletionEvent } from './raid-lifecycle';

const CODE = 'Thursday00000001';
const OTHER = 'Monday0000000001';
const KEY = raidersKey(CODE, 12);
const RECORD: StoredRecord = { kind: 'raiders', data: [], fetchedAt: 5 };
const LATER: StoredRecord = { kind: 'raiders', data: [], fetchedAt: 6 };

type Lifecycle = ReturnType<typeof createRaidLifecycle>;
type Step = (raids: Lifecycle) => void;

const request: Step = (raids) => raids.request(KEY);
const fetched: Step = (raids) => raids.fetched(KEY, RECORD);
const fetchedLater: Step = (raids) => raids.fetched(KEY, LATER);
const saved: Step = (raids) => raids.saved(KEY, RECORD);
const want: Step = (raids) => raids.want(CODE);
const remove: Step = (raids) => raids.delete(CODE);
const removeAll: Step = (raids) => raids.delete(ALL_RAIDS);
const removeOther: Step = (raids) => raids.delete(OTHER);
const bringBack: Step = (raids) => raids.bringBack(CODE);
const bringAllBack: Step = (raids) => raids.bringBack(ALL_RAIDS);

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
  ['another raid is deleted', [request, removeOther], false],
  ['its raid is deleted before it was requested', [remove], true],
  ['its raid is deleted while it is requested', [request, remove], true],
  ['its raid is deleted while it waits', [request, fetched, remove], true],
  ['its raid is deleted once it is stored', [request, fetched, saved, remove], true],
  ['it is fetched after the deletion', [request, remove, fetched], true],
  ['it is fetched unrequested after the deletion', [remove, fetched], true],
  ['all raids are deleted', [request, removeAll], true],
  ['it is requested after the deletion', [request, remove, request], false],
  ['it is requested after all were deleted', [removeAll, request], false],
  ['the user opens the raid after the deletion', [request, remove, want], false],
  ['the user opens the raid after all were deleted', [removeAll, want, request], false],
  ['all raids are deleted after the user opened it', [want, removeAll], true],
  ['another is deleted after the user opened it', [removeAll, want, removeOther], false],
  ['the deletion is undone while it is requested', [request, remove, bringBack], false],
  ['the deletion is undone while it waits', [request, fetched, remove, bringBack], false],
  ['a response comes before the undo', [request, remove, fetched, bringBack], false],
  ['the deletion of a stored record is undone', [fetched, saved, remove, bringBack], false],
  ['the deletion of all is undone', [request, removeAll, bringAllBack], false],
  ['the deletion of all, but not its own, is undone', [remove, removeAll, bringAllBack], true],
  ['both deletions are undone', [request, remove, removeAll, bringAllBack, bringBack], false],
])('a record is dropped once %s: $2', (_, steps, isDropped) => {
  expect(after(...steps).isDropped(KEY)).toBe(isDropped);
});

test.each<[string, Step[], boolean]>([
  ['nothing requests it', [], false],
  ['it is looked up', [request], false],
  ['it is fetched', [request, fetched], true],
  ['it is stored', [request, fetched, saved], true],
  ['its raid is deleted', [request, fetched, remove], true],
])('a record was fetched in this visit once %s: $2', (_, steps, wasFetched) => {
  expect(after(...steps).wasFetched(KEY)).toBe(wasFetched);
});

test.each<[string, Step[], boolean]>([
  ['is saved', [request], true],
  ['is saved again after a following request', [request, fetched, saved], true],
  ['is not saved after a deletion', [request, remove], false],
  ['is not saved after the deletion of all raids', [request, removeAll], false],
  ['is saved after the undo', [request, remove, bringBack], true],
  ['is saved after the user opened the raid again', [request, remove, want], true],
  ['is saved after a request that followed the deletion', [remove, request], true],
])('a response %s', (_, steps, isSaved) => {
  expect(after(...steps).fetched(KEY, RECORD)).toBe(isSaved);
});

test.each<[string, Step[], StoredRecord | undefined]>([
  ['is nothing at first', [request], undefined],
  ['is what was fetched', [request, fetched], RECORD],
  ['is what was fetched before a further request', [request, fetched, request], RECORD],
  ['is the later copy', [request, fetched, fetchedLater, saved], LATER],
  ['is nothing once stored', [request, fetched, saved], undefined],
  ['is nothing of a deleted raid', [request, fetched, remove], undefined],
  ['is what was fetched before an undone deletion', [request, fetched, remove, bringBack], RECORD],
  [
    'is nothing of a stored record whose deletion is undone',
    [fetched, saved, remove, bringBack],
    undefined,
  ],
  ['is what was fetched during an undone deletion', [request, remove, fetched, bringBack], RECORD],
  ['is nothing once a deleted raid is opened again', [request, fetched, remove, want], undefined],
])('a waiting record %s', (_, steps, record) => {
  const raids = after(...steps);
  expect(raids.waitingAt(KEY)).toBe(record);
  expect(raids.waiting()).toEqual(record ? [KEY] : []);
});

test('records of one raid are deleted together, those of others are not', () => {
  const raids = after(request, fetched, remove);
  expect(raids.isDropped(raidKey(CODE))).toBe(true);
  expect(raids.isDropped(raidKey(OTHER))).toBe(false);
});

test('subscribers get each deletion and its undo, with whether it was this tab’s, until they unsubscribe', () => {
  const raids = createRaidLifecycle();
  const heard: DeletionEvent[] = [];
  const leave = raids.watchDeletions((event) => heard.push(event));
  raids.delete(CODE);
  raids.bringBack(CODE, 'another tab');
  leave();
  raids.delete(CODE);
  expect(heard).toEqual([
    { kind: 'deleted', what: CODE, isFromHere: true },
    { kind: 'brought back', what: CODE, isFromHere: false },
  ]);
});
