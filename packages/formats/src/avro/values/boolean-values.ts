import type { Numbers } from '../../shared/columnar/numbers.ts';
import type { AvroValues } from './avro-values.ts';

/** Booleans: a byte that is 0 or 1. */
export function booleanValues(numbers: Numbers): AvroValues {
  const { lo } = numbers;
  return {
    measure(n, present, lengths) {
      numbers.fill(n);
      for (let row = 0; row < n; row++) lengths[row] += present !== undefined && present[row] === 0 ? 0 : 1;
    },
    write(n, present, bytes, places) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        bytes[places[row]++] = lo[row];
      }
    },
  };
}
