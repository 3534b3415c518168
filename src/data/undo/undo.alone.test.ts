import { afterEach, expect, test } from 'vitest';
import type { SavedRaid } from '../device/raids/saved-list';
import { workUnderWay } from '../work-under-way';
import {
  addDeletion,
  type Deletion,
  deletedRaids,
  deletions,
  dismissDeletions,
  undoLatest,
} from './undo';

const deletion = (title: string, more: Partial<Deletion> = {}): Deletion => ({
  raids: [],
  sharedAudits: 1,
  title: () => title,
  undo: async () => true,
  ...more,
});

const titles = () => deletions.get().map(({ title }) => title?.());

afterEach(dismissDeletions);

test('deletions are undone one by one, latest first', async () => {
  addDeletion(deletion('One'));
  addDeletion(deletion('Two'));
  expect((await undoLatest())?.title?.()).toBe('Two');
  expect(titles()).toEqual(['One']);
  expect((await undoLatest())?.title?.()).toBe('One');
  expect(await undoLatest()).toBeUndefined();
});

test.each([
  ['the device refuses', async () => false],
  ['the undo fails', () => Promise.reject(new Error('no unpacker'))],
])('a deletion can be undone later if %s', async (_, undo) => {
  addDeletion(deletion('One', { undo }));
  await undoLatest().catch(() => {});
  expect(titles()).toEqual(['One']);
  addDeletion(deletion('Two'));
  expect((await undoLatest())?.title?.()).toBe('Two');
});

test('a double click undoes one deletion', async () => {
  addDeletion(deletion('One'));
  addDeletion(deletion('Two'));
  const [first, second] = await Promise.all([undoLatest(), undoLatest()]);
  expect([first?.title?.(), second]).toEqual(['Two', undefined]);
  expect(titles()).toEqual(['One']);
});

test('deletions added during an undo stay', async () => {
  addDeletion(deletion('One'));
  const undoing = undoLatest();
  addDeletion(deletion('Two'));
  await undoing;
  expect(titles()).toEqual(['Two']);
});

test('deletions count as work under way until they are taken or dismissed', async () => {
  addDeletion(deletion('One'));
  addDeletion(deletion('Two'));
  expect(workUnderWay.get()).toEqual(['undo']);
  await undoLatest();
  expect(workUnderWay.get()).toEqual(['undo']);
  dismissDeletions();
  expect(workUnderWay.get()).toEqual([]);
});

test('the raids deleted one by one and not restored are listed, each once', () => {
  const raid = (code: string) => ({ code }) as SavedRaid;
  const [one, other, third] = [raid('One'), raid('Other'), raid('Third')];
  const deleted = [
    deletion('One', { raids: [one] }),
    deletion('One again', { raids: [one] }),
    deletion('Other', { raids: [other] }),
    deletion('Two at once', { raids: [third, raid('Fourth')] }),
    deletion('A shared result'),
  ];
  expect([...deletedRaids([], deleted)]).toEqual([one, other]);
  expect([...deletedRaids([other], deleted)]).toEqual([one]);
  expect([...deletedRaids([], [])]).toEqual([]);
});

test('nothing can be undone after the user dismissed the deletions', async () => {
  addDeletion(deletion('One'));
  dismissDeletions();
  expect(deletions.get()).toEqual([]);
  expect(await undoLatest()).toBeUndefined();
});
