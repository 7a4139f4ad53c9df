/** The values of a column as 16 bytes each, such as UUIDs; what stands under a null is nobody's. */
export interface SixteenBytes {
  readonly bytes: Uint8Array;
  /** Fills them for the first `n` rows of the vector as they stand. */
  fill(n: number): void;
}
