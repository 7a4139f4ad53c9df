/**
 * Returns a table that guesses where a search begins: entry `c` is the last k with `edges[from + k] * cells / whole ≤ c`,
 * for c from 0 to `cells`; k is below `count`. The caller compares edges from there on, so a guess only costs time.
 */
export function guideTable(edges: Float64Array, from: number, count: number, whole: number, cells: number): Int32Array {
  const table = new Int32Array(cells + 1);
  let k = 0;
  for (let cell = 0; cell <= cells; cell++) {
    while (k + 1 < count && (edges[from + k + 1] / whole) * cells <= cell) k++;
    table[cell] = k;
  }
  return table;
}

/** Returns how many cells guide a search among `count` edges: eight an edge and more, a power of two, at most 2^18. */
export function guideCells(count: number): number {
  let cells = 8;
  while (cells < 8 * count && cells < 2 ** 18) cells *= 2;
  return cells;
}
