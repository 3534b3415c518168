export const SKELETON_ROWS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
