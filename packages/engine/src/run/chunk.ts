/** A piece of a table's bytes, valid until the next is asked for, and how many rows it ends. */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly rows: number;
  /** True where the bytes stand in the place of the first ones, which had only kept it. */
  readonly isFront?: boolean;
}
