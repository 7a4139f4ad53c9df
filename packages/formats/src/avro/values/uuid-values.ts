import type { SixteenBytes } from '../../shared/columnar/sixteen-bytes.ts';
import type { AvroValues } from './avro-values.ts';

const TEXT_BYTES = 36;
const DASH = 0x2d;

/** UUIDs as texts of 36 characters (RFC 9562, section 4), behind that length. */
export function uuidValues(uuids: SixteenBytes): AvroValues {
  const { bytes: source } = uuids;
  return {
    measure(n, present, lengths) {
      uuids.fill(n);
      for (let row = 0; row < n; row++) {
        lengths[row] += present !== undefined && present[row] === 0 ? 0 : TEXT_BYTES + 1;
      }
    },
    write(n, present, bytes, places) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        let at = places[row];
        bytes[at++] = TEXT_BYTES * 2;
        for (let place = 0; place < 16; place++) {
          // Dashes part 4, 2, 2, 2 and 6 bytes.
          if (place === 4 || place === 6 || place === 8 || place === 10) bytes[at++] = DASH;
          const byte = source[row * 16 + place];
          bytes[at++] = hexDigit(byte >> 4);
          bytes[at++] = hexDigit(byte & 15);
        }
        places[row] = at;
      }
    },
  };
}

function hexDigit(value: number): number {
  return value < 10 ? 48 + value : 87 + value;
}
