/** Keys of the placeholder rows while a list loads. */
export const SKELETON_ROWS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
