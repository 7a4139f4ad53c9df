/**
 * How the values of a column are written into rows, column by column: first each says how long it is, then, when it is known where each row
 * begins, all are put there. Rows without a value (0 in `present`, which is absent where all have one) are passed over.
 */
export interface AvroValues {
  /** Takes the first `n` rows of the vector as they stand, and adds the bytes of each value to those of its row. */
  measure(n: number, present: Uint8Array | undefined, lengths: Int32Array): void;
  /** Writes the values that were measured, each at its row's place, and moves that behind it. */
  write(n: number, present: Uint8Array | undefined, bytes: Uint8Array, places: Int32Array): void;
}

/** How a column is written into rows: its lengths first, then its bytes, as its values are. */
export interface AvroColumn {
  measure(n: number, lengths: Int32Array): void;
  write(n: number, bytes: Uint8Array, places: Int32Array): void;
}
