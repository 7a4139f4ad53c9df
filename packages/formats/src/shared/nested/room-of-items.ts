import { CodedError, type ListVector, quote } from '@populace/core';

/** More are refused: each takes some bytes in memory until its block is written. */
const MOST_ITEMS = 2 ** 24;

/**
 * Returns how many items the lists of so many rows may have.
 * @throws CodedError `format/cannot-hold` where they are too many to be kept in memory.
 */
export function roomOfItems({ most, item }: ListVector, rows: number): number {
  const room = rows * Math.max(1, most);
  if (room <= MOST_ITEMS) return room;
  const message = `The lists of column ${quote(item.name)} may have ${most} items, which are too many for blocks of ${rows} rows; say fewer rows of a block.`;
  throw new CodedError('format/cannot-hold', message);
}
