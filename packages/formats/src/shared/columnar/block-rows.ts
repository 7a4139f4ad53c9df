import type { Column, Vector } from '@populace/core';

const LEAST_ROWS = 2 ** 10;
/** Lists may have many items; room is made for the most of each row. */
const LEAST_NESTED_ROWS = 2 ** 5;
/** A block is put together in memory, and read into memory by many readers. */
const BLOCK_BYTES = 2 ** 26;

/** How many rows a block has unless that is said: `most`, a power of two, or fewer where rows are wide or have long texts. */
export function usualBlockRows(columns: readonly Column[], most: number): number {
  const rowBytes = columns.reduce((sum, { vector }) => sum + bytesOf(vector), 0);
  let rows = most;
  const least = columns.some(({ vector }) => isNestedVector(vector)) ? LEAST_NESTED_ROWS : LEAST_ROWS;
  while (rows > least && rows * rowBytes > BLOCK_BYTES) rows /= 2;
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
    case 'list':
      return 4 + vector.most * bytesOf(vector.item.vector);
    case 'struct':
      return vector.members.reduce((sum, member) => sum + bytesOf(member.vector), 0);
    default:
      return 16;
  }
}

function isNestedVector(vector: Vector): boolean {
  return vector.kind === 'list' || vector.kind === 'struct';
}
