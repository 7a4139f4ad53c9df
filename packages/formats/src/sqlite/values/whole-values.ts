import type { Numbers } from '../../shared/columnar/numbers.ts';
import { type RecordValues, TYPE_BYTES, wholeType } from './record-values.ts';

/** Whole numbers, booleans among them as 0 and 1, in as few bytes as hold them. */
export function wholeValues(numbers: Numbers): RecordValues {
  const { hi, lo } = numbers;
  return {
    measure(n, present, heads, bodies) {
      numbers.fill(n);
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        heads[row]++;
        bodies[row] += TYPE_BYTES[wholeType(hi[row], lo[row])];
      }
    },
    write(n, present, { bytes, heads, bodies }) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const type = wholeType(hi[row], lo[row]);
        bytes[heads[row]++] = type;
        let at = bodies[row];
        let left = TYPE_BYTES[type];
        for (; left > 4; left--) bytes[at++] = hi[row] >> ((left - 5) * 8);
        for (; left > 0; left--) bytes[at++] = lo[row] >> ((left - 1) * 8);
        bodies[row] = at;
      }
    },
  };
}
