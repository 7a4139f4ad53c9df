/** Numbers of 0 or more, one an item, that are made again when asked for: counts of children, weights. */
export interface Summands {
  /** How many items there are, up to 2^32. */
  readonly count: number;
  /** The numbers of the items [from, from + n), n at most `STRETCH_ROOM`; valid until the next call. */
  read(from: number, n: number): ArrayLike<number>;
}

/** Between two marks there are at most so many items: 2^32 items, 2^20 marks. */
export const STRETCH_ROOM = 4096;
