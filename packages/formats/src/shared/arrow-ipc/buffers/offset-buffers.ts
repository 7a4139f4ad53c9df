import type { ListVector } from '@populace/core';
import type { ValueBuffers } from './value-buffers.ts';

/** Where the items of each list end, among those of the batch. */
export function offsetBuffers({ offsets: ofRows }: ListVector, rows: number): ValueBuffers {
  const offsets = new Int32Array(rows + 1);
  let count = 0;
  return {
    add(n) {
      const begin = offsets[count];
      for (let row = 0; row < n; row++) offsets[count + row + 1] = begin + ofRows[row + 1];
      count += n;
    },
    close() {
      const buffers = [new Uint8Array(offsets.buffer, 0, (count + 1) * 4)];
      count = 0;
      return buffers;
    },
  };
}

/** Structures have nothing of their own. */
export function noBuffers(): ValueBuffers {
  return { add: () => undefined, close: () => [] };
}
