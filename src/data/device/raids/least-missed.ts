import type { SavedRaid } from './index-entry';

/** The raids that would be missed least: opened longest ago, and not pinned. */
export const leastMissed = (raids: readonly SavedRaid[], max: number): SavedRaid[] =>
  raids
    .filter(({ isPinned }) => !isPinned)
    .sort((one, other) => one.openedAt - other.openedAt)
    .slice(0, max);
