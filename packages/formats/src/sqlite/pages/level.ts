/** Pages of a tree of rows that are as far from its root. */
export interface Level {
  /** Their numbers. */
  readonly pages: Float64Array;
  /** For each, the number of its last row. */
  readonly lastRowIds: Float64Array;
}
