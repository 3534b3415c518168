import { expect, test } from 'vitest';
import { longestUnopened } from './longest-unopened';
import type { SavedRaid } from './saved-list';
import { lastOpened, newestFirst } from './saved-raid-order';

const raid = (title: string, changes: Partial<SavedRaid>): SavedRaid => ({
  code: title,
  title,
  owner: 'Kadda',
  startedAt: 0,
  zones: [],
  killCount: 0,
  savedKills: [],
  bytes: 0,
  openedAt: 0,
  isPinned: false,
  ...changes,
});
const titles = (raids: readonly SavedRaid[]) => raids.map(({ title }) => title);

const RAIDS = [
  raid('old, opened last', { startedAt: 1000, openedAt: 9000 }),
  raid('new, pinned', { startedAt: 4000, openedAt: 4500, isPinned: true }),
  raid('without a date', { openedAt: 3500 }),
  raid('middle, opened first', { startedAt: 2000, openedAt: 3000 }),
];

test('the newest raid stands first, one without a date by when it was opened', () => {
  expect(titles(newestFirst(RAIDS))).toEqual([
    'new, pinned',
    'without a date',
    'middle, opened first',
    'old, opened last',
  ]);
});

test('the raid opened last is the one looked at last, not the newest', () => {
  expect(lastOpened(RAIDS)?.title).toBe('old, opened last');
  expect(lastOpened([])).toBeUndefined();
});

test('those unopened for longest come first, and a pinned one never', () => {
  expect(titles(longestUnopened(RAIDS, 2))).toEqual(['middle, opened first', 'without a date']);
  expect(titles(longestUnopened(RAIDS, 9))).toHaveLength(3);
});
