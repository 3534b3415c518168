/** The cells of a raid of 25 that draw a tick: the columns of those in each row, from the top. */
export const LIT_COLUMNS = [[4], [3, 4], [0, 2, 3], [0, 1, 2], [1]];
