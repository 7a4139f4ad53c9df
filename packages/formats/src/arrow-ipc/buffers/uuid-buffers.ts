import type { Uuids } from '../../columnar/uuids.ts';
import type { ValueBuffers } from './value-buffers.ts';

/** UUIDs in 16 bytes each, as they are written (RFC 9562); zeros for nulls. */
export function uuidBuffers(uuids: Uuids, rows: number): ValueBuffers {
  const bytes = new Uint8Array(rows * 16);
  let length = 0;
  return {
    add(n, present) {
      uuids.fill(n);
      bytes.set(uuids.bytes.subarray(0, n * 16), length);
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
