import type { Numbers } from '../../shared/columnar/numbers.ts';
import type { AvroValues } from './avro-values.ts';

/** Decimals: as `bytes`, the multiple of 10^-scale in two's complement, greatest byte first, in as few bytes as hold it (1 to 8). */
export function decimalValues(numbers: Numbers): AvroValues {
  const { hi, lo } = numbers;
  return {
    measure(n, present, lengths) {
      numbers.fill(n);
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        lengths[row] += 1 + bytesOf(hi[row], lo[row]);
      }
    },
    write(n, present, bytes, places) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        let at = places[row];
        const length = bytesOf(hi[row], lo[row]);
        bytes[at++] = length * 2;
        for (let shift = length * 8 - 8; shift >= 0; shift -= 8) {
          bytes[at++] = shift >= 32 ? hi[row] >> (shift - 32) : lo[row] >>> shift;
        }
        places[row] = at;
      }
    },
  };
}

/** The bits behind those that only repeat the sign, and the sign's own. */
function bytesOf(hi: number, lo: number): number {
  const sign = hi >> 31;
  const high = hi ^ sign;
  const bits = high === 0 ? 32 - Math.clz32(lo ^ sign) : 64 - Math.clz32(high);
  return (bits >> 3) + 1;
}
