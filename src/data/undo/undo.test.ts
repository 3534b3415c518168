import { beforeEach, expect, test } from 'vitest';
import type { SavedRaid } from '../device/records/saved-raid';
import { workUnderWay } from '../work-under-way';
import { createDeletions, type Deletion, raidsWithUndo } from './undo';

const deletion = (title: string, more: Partial<Deletion> = {}): Deletion => ({
  raids: [],
  sharedResults: 1,
  title: () => title,
  undo: async () => true,
  ...more,
});

const titles = () => deletions.get().map(({ title }) => title?.());

let deletions: ReturnType<typeof createDeletions>;

beforeEach(() => {
  deletions = createDeletions();
});

test('deletions are undone one at a time, latest first', async () => {
  deletions.add(deletion('One'));
  deletions.add(deletion('Two'));
  expect((await deletions.undoLatest())?.title?.()).toBe('Two');
  expect(titles()).toEqual(['One']);
  expect((await deletions.undoLatest())?.title?.()).toBe('One');
  expect(await deletions.undoLatest()).toBeUndefined();
});

test.each([
  ['the device refuses', async () => false],
  ['the undo fails', () => Promise.reject(new Error('no unpacker'))],
])('a deletion can be undone later if %s', async (_, undo) => {
  deletions.add(deletion('One', { undo }));
  await deletions.undoLatest().catch(() => {});
  expect(titles()).toEqual(['One']);
  deletions.add(deletion('Two'));
  expect((await deletions.undoLatest())?.title?.()).toBe('Two');
});

test('a double click undoes one deletion', async () => {
  deletions.add(deletion('One'));
  deletions.add(deletion('Two'));
  const [first, second] = await Promise.all([deletions.undoLatest(), deletions.undoLatest()]);
  expect([first?.title?.(), second]).toEqual(['Two', undefined]);
  expect(titles()).toEqual(['One']);
});

test('deletions added during an undo can still be undone', async () => {
  deletions.add(deletion('One'));
  const undoing = deletions.undoLatest();
  deletions.add(deletion('Two'));
  await undoing;
  expect(titles()).toEqual(['Two']);
});

test('deletions count as work under way until they are undone or dismissed', async () => {
  const before = workUnderWay.get();
  deletions.add(deletion('One'));
  deletions.add(deletion('Two'));
  expect(workUnderWay.get()).toEqual([...before, 'undo']);
  await deletions.undoLatest();
  expect(workUnderWay.get()).toEqual([...before, 'undo']);
  deletions.dismiss();
  expect(workUnderWay.get()).toEqual(before);
});

test('raids deleted one at a time are listed until they are restored', () => {
  const raid = (code: string) => ({ code }) as SavedRaid;
  const [one, other, third] = [raid('One'), raid('Other'), raid('Third')];
  const deleted = [
    deletion('One', { raids: [one] }),
    deletion('One again', { raids: [one] }),
    deletion('Other', { raids: [other] }),
    deletion('Two at once', { raids: [third, raid('Fourth')] }),
    deletion('A shared result'),
  ];
  expect([...raidsWithUndo([], deleted)]).toEqual([one, other]);
  expect([...raidsWithUndo([other], deleted)]).toEqual([one]);
  expect([...raidsWithUndo([], [])]).toEqual([]);
});

test('nothing can be undone after the user dismissed the deletions', async () => {
  deletions.add(deletion('One'));
  deletions.dismiss();
  expect(deletions.get()).toEqual([]);
  expect(await deletions.undoLatest()).toBeUndefined();
});
