import type { Doubles } from '../../shared/columnar/doubles.ts';
import type { AvroValues } from './avro-values.ts';

/** Floating-point numbers in 8 bytes (IEEE 754), least first. */
export function doubleValues(doubles: Doubles): AvroValues {
  // Every machine that runs JavaScript keeps the least byte first, as Avro does.
  const source = new Uint8Array(doubles.values.buffer);
  return {
    measure(n, present, lengths) {
      doubles.fill(n);
      for (let row = 0; row < n; row++) lengths[row] += present !== undefined && present[row] === 0 ? 0 : 8;
    },
    write(n, present, bytes, places) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const at = places[row];
        for (let place = 0; place < 8; place++) bytes[at + place] = source[row * 8 + place];
        places[row] = at + 8;
      }
    },
  };
}
