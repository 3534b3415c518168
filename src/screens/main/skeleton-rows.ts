/** The keys of the rows that hold the place of a list while it is fetched. */
export const SKELETON_ROWS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
