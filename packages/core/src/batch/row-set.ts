/**
 * The rows of a batch, as two words a row, so that kernels do no float arithmetic on row numbers. A range is a list that
 * happens to be contiguous; a list is what following a reference needs. `n`, the words and `aligned` change from batch to batch.
 */
export interface RowSet {
  n: number;
  /** Rows divided by 2^32, rounded down. */
  readonly hi: Int32Array;
  /** The low 32 bits of rows. */
  readonly lo: Int32Array;
  /** True where the rows are contiguous, begin on a multiple of 4 and do not straddle 2^32: blocks can then be shared by rows. */
  aligned: boolean;
}

/** Vectors and row sets have this many entries past their batch, so that kernels may run over in steps of up to 16. */
export const SLACK = 16;

/** Creates a row set for up to `capacity` rows. */
export function createRowSet(capacity: number): RowSet {
  return { n: 0, lo: new Int32Array(capacity + SLACK), hi: new Int32Array(capacity + SLACK), aligned: false };
}

/** The number of the row at place `i`: an exact integer. */
export function rowNumber({ hi, lo }: RowSet, i: number): number {
  return hi[i] * 2 ** 32 + (lo[i] >>> 0);
}

/** Makes `rows` the contiguous rows [from, from + n); rows are exact integers below 2^53. */
export function setRange(rows: RowSet, from: number, n: number): void {
  const high = Math.floor(from / 2 ** 32);
  const low = from - high * 2 ** 32;
  rows.n = n;
  rows.aligned = low % 4 === 0 && low + n <= 2 ** 32;
  for (let i = 0; i < n; i++) {
    const word = low + i;
    rows.lo[i] = word;
    rows.hi[i] = word >= 2 ** 32 ? high + 1 : high;
  }
}

/** Makes `rows` the list of the given rows (exact integers below 2^53). */
export function setList(rows: RowSet, list: ArrayLike<number>, n: number): void {
  rows.n = n;
  rows.aligned = false;
  for (let i = 0; i < n; i++) {
    const row = list[i] as number;
    const high = Math.floor(row / 2 ** 32);
    rows.hi[i] = high;
    rows.lo[i] = row - high * 2 ** 32;
  }
}
