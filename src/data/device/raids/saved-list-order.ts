import type { SavedRaid } from '../records/saved-raid';

/** Sorts by the raid's date, newest first; without a date, by when it was opened. */
export const raidsNewestFirst = (raids: readonly SavedRaid[]): SavedRaid[] =>
  [...raids].sort((one, other) => dateOf(other) - dateOf(one));

const dateOf = ({ startedAt, openedAt }: SavedRaid): number => startedAt || openedAt;

/** Returns the raid opened last; undefined without raids. */
export const raidOpenedLast = (raids: readonly SavedRaid[]): SavedRaid | undefined =>
  [...raids].sort((one, other) => other.openedAt - one.openedAt)[0];

/** Returns the unpinned raids that have not been opened for the longest time. */
export const raidsLongestUnopened = (raids: readonly SavedRaid[], max: number): SavedRaid[] =>
  raids
    .filter(({ isPinned }) => !isPinned)
    .sort((one, other) => one.openedAt - other.openedAt)
    .slice(0, max);
