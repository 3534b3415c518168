import { expect, test } from 'vitest';
import type { RecordSubject, StoredRecord } from '../device/records/stored-records';
import { ALL_RAIDS, createRaidLifecycle, type DeletionEvent } from './raid-lifecycle';

const CODE = 'Thursday00000001';
const OTHER = 'Monday0000000001';
const KILL: RecordSubject = { kind: 'raiders', code: CODE, killId: 12 };
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

test.each<[string, Step[], string]>([
  ['nothing requests it', [], 'kept'],
  ['it is requested', [request], 'kept'],
  ['it is fetched', [request, fetched], 'kept'],
  ['it is stored', [request, fetched, saved], 'kept'],
  ['an older copy is stored', [request, fetched, fetchedLater, saved], 'kept'],
  ['it is requested again while it waits', [request, fetched, request], 'kept'],
  ['another raid is deleted', [request, deleteOther], 'kept'],
  ['its raid is deleted before it was requested', [deleteOne], 'dropped'],
  ['its raid is deleted while it is requested', [request, deleteOne], 'dropped'],
  ['its raid is deleted while it waits', [request, fetched, deleteOne], 'dropped'],
  ['its raid is deleted once it is stored', [request, fetched, saved, deleteOne], 'dropped'],
  ['it is fetched after the deletion', [request, deleteOne, fetched], 'dropped'],
  ['it is fetched unrequested after the deletion', [deleteOne, fetched], 'dropped'],
  ['all raids are deleted', [request, deleteAll], 'dropped'],
  ['it is requested after the deletion', [request, deleteOne, request], 'kept'],
  ['it is requested after all were deleted', [deleteAll, request], 'kept'],
  ['the user opens the raid after the deletion', [request, deleteOne, want], 'kept'],
  ['the user opens the raid after all were deleted', [deleteAll, want, request], 'kept'],
  ['all raids are deleted after the user opened it', [want, deleteAll], 'dropped'],
  ['another is deleted after the user opened it', [deleteAll, want, deleteOther], 'kept'],
  ['the deletion is undone while it is requested', [request, deleteOne, restore], 'kept'],
  ['the deletion is undone while it waits', [request, fetched, deleteOne, restore], 'kept'],
  ['a response comes before the undo', [request, deleteOne, fetched, restore], 'kept'],
  ['a stored record’s deletion is undone', [fetched, saved, deleteOne, restore], 'kept'],
  ['the deletion of all is undone', [request, deleteAll, restoreAll], 'kept'],
  ['only one of two deletions is undone', [deleteOne, deleteAll, restoreAll], 'dropped'],
  ['each deletion is undone', [request, deleteOne, deleteAll, restoreAll, restore], 'kept'],
])('a record is $2 once $0', (_, steps, outcome) => {
  const isDropped = outcome === 'dropped';
  const raids = after(...steps);
  expect(raids.isDropped(KILL)).toBe(isDropped);
  expect(raids.noteFetched(KILL, RECORD) === undefined).toBe(isDropped);
});

test.each<[string, Step[], string]>([
  ['it is unrequested', [], 'not fetched'],
  ['it is looked up', [request], 'not fetched'],
  ['it is fetched', [request, fetched], 'fetched'],
  ['it is stored', [request, fetched, saved], 'fetched'],
  ['its raid is deleted', [request, fetched, deleteOne], 'fetched'],
])('the record counts as $2 once $0', (_, steps, outcome) => {
  expect(after(...steps).wasFetched(KILL)).toBe(outcome === 'fetched');
});

test.each<[string, Step[], StoredRecord | undefined]>([
  ['is missing at first', [request], undefined],
  ['is the fetched one', [request, fetched], RECORD],
  ['is the one fetched before a request', [request, fetched, request], RECORD],
  ['is the later copy', [request, fetched, fetchedLater, saved], LATER],
  ['is missing once it is stored', [request, fetched, saved], undefined],
  ['is missing for a deleted raid', [request, fetched, deleteOne], undefined],
  ['is the one fetched before an undone deletion', [request, fetched, deleteOne, restore], RECORD],
  ['is missing if stored before an undo', [fetched, saved, deleteOne, restore], undefined],
  ['is the one fetched during an undone deletion', [request, deleteOne, fetched, restore], RECORD],
  ['is missing once a deleted raid is reopened', [request, fetched, deleteOne, want], undefined],
])('the waiting record $0', (_, steps, record) => {
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
