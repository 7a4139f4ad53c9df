import type { Numbers } from '../../columnar/numbers.ts';
import { createBits } from './bits.ts';
import type { ValueBuffers } from './value-buffers.ts';

/** Booleans, a bit each; 0 for nulls. */
export function bitBuffers(numbers: Numbers, rows: number): ValueBuffers {
  const bits = createBits(rows);
  return {
    add(n, present) {
      numbers.fill(n);
      for (let row = 0; row < n; row++) bits.push(present?.[row] === 0 ? 0 : numbers.lo[row]);
    },
    close: () => [bits.take()],
  };
}
