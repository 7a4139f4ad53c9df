/** The maximum number of rows whose numbers are added up one by one: 2^32. */
export const MAX_SUMMED: number = 2 ** 32;
/** The most rows of a table: 2^48. */
export const MOST_ROWS: number = 2 ** 48;
/** So many rows of one parent are gone through for one of them: half a second of work. */
export const MOST_SIBLINGS: number = 10_000_000;
/** The same where what is known after some of them is too large to be put aside, so that each batch goes through all of them. */
export const MOST_REMEMBERED: number = 100_000;
/** The path of the draws of a table's numbers of children. */
export const COUNT_PATH = 'rows';
