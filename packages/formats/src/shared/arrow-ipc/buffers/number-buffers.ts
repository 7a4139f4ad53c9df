import type { Numbers } from '../../columnar/numbers.ts';
import type { ValueBuffers } from './value-buffers.ts';

/** How many bytes a number has. */
export type NumberWidth = 1 | 2 | 4 | 8 | 16;

/** Whole numbers in 1 to 16 bytes, least first; 0 for nulls. */
export function numberBuffers(numbers: Numbers, width: NumberWidth, rows: number): ValueBuffers {
  if (width === 1 || width === 2) return smallBuffers(numbers, width, rows);
  const stride = width / 4;
  // Every machine that runs JavaScript keeps the least byte first, as Arrow does by default.
  const words = new Int32Array(rows * stride);
  let count = 0;
  return {
    add(n, present) {
      numbers.fill(n);
      const { hi, lo } = numbers;
      for (let row = 0, at = count * stride; row < n; row++, at += stride) {
        const isNull = present !== undefined && present[row] === 0;
        words[at] = isNull ? 0 : lo[row];
        if (stride === 1) continue;
        const high = isNull ? 0 : hi[row];
        words[at + 1] = high;
        if (stride === 2) continue;
        words[at + 2] = high >> 31;
        words[at + 3] = high >> 31;
      }
      count += n;
    },
    close() {
      const bytes = new Uint8Array(words.buffer, 0, count * width);
      count = 0;
      return [bytes];
    },
  };
}

/** The lower bytes of each number are the same with and without a sign. */
function smallBuffers(numbers: Numbers, width: 1 | 2, rows: number): ValueBuffers {
  const values = width === 1 ? new Int8Array(rows) : new Int16Array(rows);
  let count = 0;
  return {
    add(n, present) {
      numbers.fill(n);
      const { lo } = numbers;
      for (let row = 0; row < n; row++) values[count + row] = present !== undefined && present[row] === 0 ? 0 : lo[row];
      count += n;
    },
    close() {
      const bytes = new Uint8Array(values.buffer, 0, count * width);
      count = 0;
      return [bytes];
    },
  };
}
