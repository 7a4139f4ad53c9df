import type { Doubles } from '../../shared/columnar/doubles.ts';
import type { Numbers } from '../../shared/columnar/numbers.ts';
import { FLOAT_TYPE, putWhole, type RecordValues, TYPE_BYTES, wholeTypeOf } from './record-values.ts';

/** Floating-point numbers in 8 bytes (IEEE 754), greatest first. */
export function floatValues(doubles: Doubles): RecordValues {
  const { values } = doubles;
  const put = createFloatWriter();
  return {
    measure(n, present, heads, bodies) {
      doubles.fill(n);
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        heads[row]++;
        bodies[row] += 8;
      }
    },
    write(n, present, { bytes, heads, bodies }) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        bytes[heads[row]++] = FLOAT_TYPE;
        bodies[row] = put(bytes, bodies[row], values[row]);
      }
    },
  };
}

/**
 * Decimals of at most 15 digits as a column of NUMERIC keeps them: whole numbers as such, others as the nearest floating-point number, which has
 * all their digits.
 */
export function numericValues(numbers: Numbers, scale: number): RecordValues {
  const { hi, lo } = numbers;
  const by = 10 ** scale;
  const put = createFloatWriter();
  // Below 10^15 without the point, so exact; a quotient of two exact numbers is the nearest one.
  const valueOf = (row: number): number => (hi[row] * 2 ** 32 + (lo[row] >>> 0)) / by;
  const typeOf = (value: number): number => (Number.isInteger(value) ? wholeTypeOf(value) : FLOAT_TYPE);
  return {
    measure(n, present, heads, bodies) {
      numbers.fill(n);
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        heads[row]++;
        bodies[row] += TYPE_BYTES[typeOf(valueOf(row))];
      }
    },
    write(n, present, { bytes, heads, bodies }) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const value = valueOf(row);
        const type = typeOf(value);
        bytes[heads[row]++] = type;
        if (type === FLOAT_TYPE) {
          bodies[row] = put(bytes, bodies[row], value);
          continue;
        }
        bodies[row] = putWhole(bytes, bodies[row], value, type);
      }
    },
  };
}

/** Writes a number from a place on, and returns where it ends. */
function createFloatWriter(): (bytes: Uint8Array, at: number, value: number) => number {
  const view = new DataView(new ArrayBuffer(8));
  const eight = new Uint8Array(view.buffer);
  return (bytes, at, value) => {
    view.setFloat64(0, value);
    for (let place = 0; place < 8; place++) bytes[at + place] = eight[place];
    return at + 8;
  };
}
