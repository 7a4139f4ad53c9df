import type { Doubles } from '../../columnar/doubles.ts';
import type { ValueBuffers } from './value-buffers.ts';

/** Floating-point numbers in 8 bytes (IEEE 754), least first; 0 for nulls. */
export function doubleBuffers(doubles: Doubles, rows: number): ValueBuffers {
  const values = new Float64Array(rows);
  let count = 0;
  return {
    add(n, present) {
      doubles.fill(n);
      for (let row = 0; row < n; row++) values[count + row] = present?.[row] === 0 ? 0 : doubles.values[row];
      count += n;
    },
    close() {
      const bytes = new Uint8Array(values.buffer, 0, count * 8);
      count = 0;
      return [bytes];
    },
  };
}
