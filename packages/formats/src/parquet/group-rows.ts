import type { Column, Vector } from '@populace/core';

const MOST_ROWS = 2 ** 17;
const LEAST_ROWS = 2 ** 10;
/** A group of rows is put together in memory, and read into memory by many readers. */
const GROUP_BYTES = 2 ** 26;

/** How many rows a group has unless that is said: a power of two, fewer where rows are wide or have long texts. */
export function usualGroupRows(columns: readonly Column[]): number {
  const rowBytes = columns.reduce((sum, { vector }) => sum + bytesOf(vector), 0);
  let rows = MOST_ROWS;
  while (rows > LEAST_ROWS && rows * rowBytes > GROUP_BYTES) rows /= 2;
  return rows;
}

/** About how many bytes a value takes; of texts, half of the most that they may. */
function bytesOf(vector: Vector): number {
  switch (vector.kind) {
    case 'bytes':
      return 4 + vector.maxBytes / 2;
    case 'parts':
      return 4 + vector.parts.reduce((sum, part) => sum + bytesOf(part), 0);
    case 'mixed':
      return vector.options.reduce((most, option) => Math.max(most, bytesOf(option.vector)), 0);
    default:
      return 16;
  }
}
