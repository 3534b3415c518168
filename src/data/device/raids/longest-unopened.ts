import type { SavedRaid } from './saved-list';

/** Returns the unpinned raids that were not opened for longest. */
export const longestUnopened = (raids: readonly SavedRaid[], max: number): SavedRaid[] =>
  raids
    .filter(({ isPinned }) => !isPinned)
    .sort((one, other) => one.openedAt - other.openedAt)
    .slice(0, max);
