/** Which rows of a table are wanted. What a value is depends on its row alone, never on the window. */
export interface WindowOptions {
  /** The first row, from 0; 0 if absent. */
  readonly from?: number | undefined;
  /** How many rows at most; all that follow if absent. */
  readonly take?: number | undefined;
  /** Names of columns, in this order; all that are not hidden if absent. */
  readonly columns?: readonly string[] | undefined;
  /** Rows made at once: a multiple of 4. Changes how fast rows come, not which. */
  readonly batchRows?: number | undefined;
}
