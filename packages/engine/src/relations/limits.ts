/** The most rows that can be parents: 2^32. */
export const MOST_PARENTS: number = 2 ** 32;
/** The most rows of a table: 2^48. */
export const MOST_ROWS: number = 2 ** 48;
/** So many rows of one parent are gone through for one of them. */
export const MOST_SIBLINGS: number = 100_000;
/** The path of the draws of a table's numbers of children. */
export const COUNT_PATH = 'rows';
