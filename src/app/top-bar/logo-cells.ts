/** Lit columns of each row from the top: a tick. */
export const LIT_COLUMNS = [[4], [3, 4], [0, 2, 3], [0, 1, 2], [1]];
