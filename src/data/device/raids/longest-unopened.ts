import type { SavedRaid } from './index-entry';

/** The raids that were not opened for longest. A pinned one is never among them. */
export const longestUnopened = (raids: readonly SavedRaid[], max: number): SavedRaid[] =>
  raids
    .filter(({ isPinned }) => !isPinned)
    .sort((one, other) => one.openedAt - other.openedAt)
    .slice(0, max);
