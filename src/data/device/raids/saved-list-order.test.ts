import { expect, test } from 'vitest';
import type { SavedRaid } from '../records/saved-raid';
import { raidOpenedLast, raidsLongestUnopened, raidsNewestFirst } from './saved-list-order';

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
const titles = (raids: readonly SavedRaid[]) => raids.map(({ title }) => title).join(' · ');

const RAIDS = [
  raid('old, opened last', { startedAt: 1000, openedAt: 9000 }),
  raid('new, pinned', { startedAt: 4000, openedAt: 4500, isPinned: true }),
  raid('without a date', { openedAt: 3500 }),
  raid('middle, opened first', { startedAt: 2000, openedAt: 3000 }),
];

test('raids without a date are sorted by when they were opened', () => {
  const order = 'new, pinned · without a date · middle, opened first · old, opened last';
  expect(titles(raidsNewestFirst(RAIDS))).toBe(order);
});

test('the last opened raid is found even if another raid is newer', () => {
  expect(raidOpenedLast(RAIDS)?.title).toBe('old, opened last');
  expect(raidOpenedLast([])).toBeUndefined();
});

test('the least recently opened raids that are not pinned are listed first', () => {
  expect(titles(raidsLongestUnopened(RAIDS, 2))).toBe('middle, opened first · without a date');
  expect(raidsLongestUnopened(RAIDS, 9)).toHaveLength(3);
});
