/** The memory that cells are written into. Writers may write `OVERRUN` bytes past what they report. */
export interface Output {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/** Writes a row's part of the vector it was bound to, from `at` on, and returns where it ends. No allocation, no checks. */
export type CellWriter = (row: number, at: number) => number;

/**
 * Where the loop over rows calls a writer from. A place that only ever calls one function, whatever it closed over, gets it
 * inlined by the engine, which saves a quarter of all time; so the most frequent functions have places of their own.
 */
export const CALL_SITE = {
  shared: 0,
  dictionary: 1,
  literal: 2,
  longLiteral: 3,
  unsigned: 4,
  decimal: 5,
  digits: 6,
  date: 7,
  timestamp: 8,
  uuid: 9,
  wide: 10,
  nullable: 11,
  mixed: 12,
  rowEnd: 13,
} as const;

/** A place in the loop over rows; `bind` must then always return closures of one and the same function. */
export type CallSite = (typeof CALL_SITE)[keyof typeof CALL_SITE];

/** A piece of every row that one writer writes. */
export interface Atom {
  /** The most bytes of any row, apart from what `prepare` returns. */
  readonly maxBytes: number;
  readonly site: CallSite;
  /** Makes ready for the first `n` rows of the vector as it stands. Returns the most bytes that their texts have. */
  prepare?(n: number): number;
  /** Makes the writer; made anew when the output moves to a larger memory. */
  bind(output: Output): CellWriter;
}
