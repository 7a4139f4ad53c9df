import { type Key, threefry2x32 } from '@populace/core';

/** Returns the 32-bit draw of one row: what `words32` writes for it. */
export function rowWord(key: Key, row: number): number {
  const block = new Int32Array(2);
  const counter = Math.floor(row / 2);
  threefry2x32(key, counter | 0, Math.floor(counter / 2 ** 32), block);
  return block[row % 2];
}
