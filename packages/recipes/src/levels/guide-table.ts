/** Rising edges of `count` intervals from `from` on, which share `whole`. */
export interface GuidedEdges {
  readonly edges: Float64Array;
  readonly from: number;
  readonly count: number;
  readonly whole: number;
}

/**
 * Fills a table that guesses where a search begins: entry `c` is the last k with `edges[k] * cells / whole ≤ c`, for c from 0
 * to `cells`; k is below `from + count`. The caller compares edges from there on, so a guess only costs time.
 */
export function fillGuide({ edges, from, count, whole }: GuidedEdges, table: Int32Array, cells: number): void {
  const scale = cells / whole;
  const last = from + count - 1;
  let k = from;
  for (let cell = 0; cell <= cells; cell++) {
    while (k < last && edges[k + 1] * scale <= cell) k++;
    table[cell] = k;
  }
}

/** Returns how many cells guide a search among `count` edges: four an edge and more, a power of two, at most 2^18. */
export function guideCells(count: number): number {
  let cells = 8;
  while (cells < 4 * count && cells < 2 ** 18) cells *= 2;
  return cells;
}
