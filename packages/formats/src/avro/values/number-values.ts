import type { Numbers } from '../../shared/columnar/numbers.ts';
import type { AvroValues } from './avro-values.ts';
import { putZigzag, zigzagBytes } from './zigzag.ts';

/** Whole numbers: `int` and `long`, which are written alike. */
export function numberValues(numbers: Numbers): AvroValues {
  const { hi, lo } = numbers;
  return {
    measure(n, present, lengths) {
      numbers.fill(n);
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        lengths[row] += zigzagBytes(hi[row], lo[row]);
      }
    },
    write(n, present, bytes, places) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        places[row] = putZigzag(bytes, places[row], hi[row], lo[row]);
      }
    },
  };
}
