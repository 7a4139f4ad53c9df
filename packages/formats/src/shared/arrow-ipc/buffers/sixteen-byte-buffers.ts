import type { SixteenBytes } from '../../columnar/sixteen-bytes.ts';
import type { ValueBuffers } from './value-buffers.ts';

/** Values of 16 bytes each, such as UUIDs; zeros for nulls. */
export function sixteenByteBuffers(values: SixteenBytes, rows: number): ValueBuffers {
  const bytes = new Uint8Array(rows * 16);
  let length = 0;
  return {
    add(n, present) {
      values.fill(n);
      bytes.set(values.bytes.subarray(0, n * 16), length);
      for (let row = 0; row < n; row++) {
        if (present?.[row] === 0) bytes.fill(0, length + row * 16, length + row * 16 + 16);
      }
      length += n * 16;
    },
    close() {
      const taken = bytes.subarray(0, length);
      length = 0;
      return [taken];
    },
  };
}

/** The same values with the least byte first, as Arrow has numbers. */
export function leastFirst({ bytes, fill }: SixteenBytes): SixteenBytes {
  return {
    bytes,
    fill(n) {
      fill(n);
      for (let row = 0; row < n; row++) bytes.subarray(row * 16, row * 16 + 16).reverse();
    },
  };
}
