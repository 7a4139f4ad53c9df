/** Rows are asked for in blocks that begin at whole multiples of this, so that scrolling finds them again. */
export const BLOCK_ROWS = 100;

/** Returns the block that a row is in. */
export function blockOf(row: number): number {
  return Math.floor(row / BLOCK_ROWS);
}

/** Returns the blocks that hold the rows from `first` up to, not with, `end`. */
export function blocksOf(first: number, end: number): readonly number[] {
  if (end <= first) return [];
  const from = blockOf(first);
  return Array.from({ length: blockOf(end - 1) - from + 1 }, (_, place) => from + place);
}
