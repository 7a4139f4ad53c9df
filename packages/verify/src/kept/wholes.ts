import { formatDecimal, type LogicalType, wordsOf } from '@populace/core';
import { roomFor } from './growing.ts';
import { mixed } from './hash.ts';
import type { KeptValues } from './kept-column.ts';

const WORD = 2 ** 32;
/** So many digits are sure to be exact in a double. */
const EXACT_DIGITS = 15;

/** Whole numbers and decimals as 64-bit multiples of 10^-scale, in two words: 8 bytes a row. */
export function keepWholes(type: LogicalType, scale: number, expected: number): KeptValues {
  let hi = new Int32Array(expected);
  let lo = new Int32Array(expected);
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const valueOf = (row: number): number => hi[row] * WORD + (lo[row] >>> 0);
  const self: KeptValues & Words = {
    type,
    form: `whole ${scale}`,
    wordsAt: (row) => ({ high: hi[row], low: lo[row] }),
    put(row, text) {
      hi = roomFor(hi, row);
      lo = roomFor(lo, row);
      if (text === null) return;
      const digits = scale === 0 ? text : text.replace('.', '');
      if (digits.length <= EXACT_DIGITS) {
        const value = Number(digits);
        const high = Math.floor(value / WORD);
        hi[row] = high;
        lo[row] = value - high * WORD;
      } else {
        const words = wordsOf(BigInt(digits));
        hi[row] = words.hi;
        lo[row] = words.lo;
      }
      const value = valueOf(row);
      if (value < min) min = value;
      if (value > max) max = value;
    },
    text(row) {
      const value = valueOf(row);
      if (scale === 0 && Number.isSafeInteger(value)) return `${value}`;
      return formatDecimal({ digits: (BigInt(hi[row]) << 32n) | BigInt(lo[row] >>> 0), scale });
    },
    hash: (row) => mixed(hi[row], lo[row]),
    equals(row, other, otherRow) {
      const words = (other as unknown as Words).wordsAt(otherRow); // A column of the same form.
      return hi[row] === words.high && lo[row] === words.low;
    },
    plan(arena) {
      const [high, low] = [arena.int32(), arena.int32()];
      return {
        vector: { kind: 'wide', hi: high, lo: low, scale },
        write(place, row) {
          high[place] = hi[row];
          low[place] = lo[row];
        },
      };
    },
    bounds: () => (min <= max ? { min, max } : { min: 0, max: 0 }),
  };
  return self;
}

interface Words {
  wordsAt(row: number): { readonly high: number; readonly low: number };
}
