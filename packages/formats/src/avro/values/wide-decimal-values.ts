import type { SixteenBytes } from '../../shared/columnar/sixteen-bytes.ts';
import type { AvroValues } from './avro-values.ts';

/** Decimals of up to 128 bits: as `bytes`, the multiple of 10^-scale in two's complement, greatest byte first, in as few bytes as hold it. */
export function wideDecimalValues(decimals: SixteenBytes): AvroValues {
  const { bytes: source } = decimals;
  return {
    measure(n, present, lengths) {
      decimals.fill(n);
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        lengths[row] += 17 - firstByte(source, row * 16);
      }
    },
    write(n, present, bytes, places) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const from = row * 16 + firstByte(source, row * 16);
        const length = row * 16 + 16 - from;
        bytes[places[row]] = length * 2;
        bytes.set(source.subarray(from, from + length), places[row] + 1);
        places[row] += 1 + length;
      }
    },
  };
}

/** How many of the 16 bytes only repeat the sign: the first that counts. */
function firstByte(bytes: Uint8Array, at: number): number {
  const sign = bytes[at] >> 7 === 0 ? 0 : 0xff;
  let first = 0;
  // The bit behind those that are left out is the sign's, too.
  while (first < 15 && bytes[at + first] === sign && bytes[at + first + 1] >> 7 === sign >> 7) first++;
  return first;
}
