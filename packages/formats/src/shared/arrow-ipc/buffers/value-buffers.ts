/** The values of a column in a batch, put together row by row. */
export interface ValueBuffers {
  /** Takes the first `n` rows of the vector as they stand; where `present` has a 0, there is no value. */
  add(n: number, present: Uint8Array | undefined): void;
  /** Ends the batch: its buffers behind that of the nulls, in the order of the format. Valid until `add` is called again. */
  close(): readonly Uint8Array[];
}
