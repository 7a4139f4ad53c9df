import { vectorTextReader } from '@populace/cells';
import {
  type CodesVector,
  type Column,
  type DateVector,
  type DecimalVector,
  type MixedVector,
  multiplyWide,
  type TimestampVector,
  type TimeVector,
  type Vector,
  wordsOf,
} from '@populace/core';
import { type NumberType, storedNumber } from './stored-number.ts';

/** The numbers that are kept for a column's values, as two words each; what stands under a null is nobody's. */
export interface Numbers {
  readonly hi: Int32Array;
  readonly lo: Int32Array;
  /** Fills them for the first `n` rows of the vector as they stand. */
  fill(n: number): void;
}

interface NumberColumn extends Pick<Column, 'name' | 'vector'> {
  readonly type: NumberType;
  /** The most rows of a batch. */
  readonly rows: number;
}

/**
 * Plans the numbers of a column.
 * @throws CodedError `format/cannot-hold` where a text of its words is no value of its type.
 */
export function planNumbers(column: NumberColumn): Numbers {
  const { vector, type, rows } = column;
  switch (vector.kind) {
    case 'int32':
      return type.kind === 'decimal' ? multiplied(vector.values, type.scale, rows) : signed(vector.values, rows);
    case 'decimal':
      return ofDecimal(vector, type, rows);
    case 'wide':
      return ofWide({ ...column, vector });
    case 'bool':
      return ofBytes(vector.values, rows);
    case 'date':
      return ofDate(vector, rows);
    case 'time':
      return ofTime(vector, type, rows);
    case 'timestamp':
      return ofTimestamp(vector, type, rows);
    case 'constant':
      return ofConstant(vector.text, { ...column, vector });
    case 'codes':
      return ofCodes(vector, column);
    case 'mixed':
      return ofMixed(vector, column);
    default:
      return ofTexts(vector, column);
  }
}

interface Words {
  readonly hi: Int32Array;
  readonly lo: Int32Array;
}

function words(rows: number): Words {
  return { hi: new Int32Array(rows), lo: new Int32Array(rows) };
}

function signed(values: Int32Array, rows: number): Numbers {
  const hi = new Int32Array(rows);
  return {
    hi,
    lo: values,
    fill(n) {
      for (let row = 0; row < n; row++) hi[row] = values[row] >> 31;
    },
  };
}

function multiplied(values: Int32Array, scale: number, rows: number): Numbers {
  const { hi, lo } = words(rows);
  const by = wordsOf(10n ** BigInt(scale));
  return {
    hi,
    lo,
    fill(n) {
      for (let row = 0; row < n; row++) {
        lo[row] = values[row];
        hi[row] = values[row] >> 31;
      }
      if (scale > 0) multiplyWide(n, hi, lo, by.hi, by.lo);
    },
  };
}

function ofDecimal({ values, scale }: DecimalVector, type: NumberType, rows: number): Numbers {
  return multiplied(values, type.kind === 'decimal' ? type.scale - scale : 0, rows);
}

function ofWide(column: NumberColumn & { readonly vector: Extract<Vector, { kind: 'wide' }> }): Numbers {
  const { vector, type, rows } = column;
  const scale = type.kind === 'decimal' ? type.scale - vector.scale : 0;
  if (scale === 0) return { hi: vector.hi, lo: vector.lo, fill: () => undefined };
  const { hi, lo } = words(rows);
  const by = wordsOf(10n ** BigInt(scale));
  return {
    hi,
    lo,
    fill(n) {
      hi.set(vector.hi.subarray(0, n));
      lo.set(vector.lo.subarray(0, n));
      multiplyWide(n, hi, lo, by.hi, by.lo);
    },
  };
}

function ofBytes(values: Uint8Array, rows: number): Numbers {
  const { hi, lo } = words(rows);
  return {
    hi,
    lo,
    fill(n) {
      for (let row = 0; row < n; row++) lo[row] = values[row];
    },
  };
}

function ofDate({ days }: DateVector, rows: number): Numbers {
  return signed(days, rows);
}

/** What the text of a time leaves out is left out here: below a second, below a millisecond. */
function createMilliseconds({ ms, precision }: TimeVector | TimestampVector): (row: number) => number {
  return precision === 's' ? (row) => ms[row] - (ms[row] % 1000) : (row) => ms[row];
}

function createMicroseconds({ us, precision }: TimeVector | TimestampVector): (row: number) => number {
  return us === undefined || precision !== 'us' ? () => 0 : (row) => us[row];
}

/** Whether numbers of a type are microseconds. */
function isFine(type: NumberType): boolean {
  return 'precision' in type && type.precision === 'us';
}

function ofTime(vector: TimeVector, type: NumberType, rows: number): Numbers {
  const { hi, lo } = words(rows);
  const [msOf, usOf] = [createMilliseconds(vector), createMicroseconds(vector)];
  const factor = isFine(type) ? 1000 : 1;
  return {
    hi,
    lo,
    fill(n) {
      for (let row = 0; row < n; row++) {
        // Below 2^37, so exact.
        const value = msOf(row) * factor + (factor === 1 ? 0 : usOf(row));
        hi[row] = value / 2 ** 32;
        lo[row] = value;
      }
    },
  };
}

function ofTimestamp(vector: TimestampVector, type: NumberType, rows: number): Numbers {
  const { hi, lo } = words(rows);
  const { days } = vector;
  const [msOf, usOf] = [createMilliseconds(vector), createMicroseconds(vector)];
  const fine = isFine(type);
  return {
    hi,
    lo,
    fill(n) {
      for (let row = 0; row < n; row++) {
        // Below 2^53 for all years to 9999.
        const value = days[row] * 86_400_000 + msOf(row);
        const high = Math.floor(value / 2 ** 32);
        const low = value - high * 2 ** 32;
        if (!fine) {
          hi[row] = high;
          lo[row] = low;
          continue;
        }
        // Microseconds go beyond 2^53: the two halves are multiplied apart.
        const micros = low * 1000 + usOf(row);
        const carried = Math.floor(micros / 2 ** 32);
        hi[row] = high * 1000 + carried;
        lo[row] = micros - carried * 2 ** 32;
      }
    },
  };
}

function ofConstant(text: string, { type, name, rows, vector }: NumberColumn): Numbers {
  const { hi, lo } = words(rows);
  // The empty text is no number: where it may be null, it is null in every row.
  if (vector.valid === undefined || text !== '') {
    const value = wordsOf(storedNumber(text, type, name));
    hi.fill(value.hi);
    lo.fill(value.lo);
  }
  return { hi, lo, fill: () => undefined };
}

/** Each word of a list is read once. */
function ofCodes({ codes, dictionary }: CodesVector, { type, name, rows }: NumberColumn): Numbers {
  const { hi, lo } = words(rows);
  const known = words(dictionary.size + 1);
  for (let code = 0; code < dictionary.size; code++) {
    const value = wordsOf(storedNumber(dictionary.text(code), type, name));
    known.hi[code] = value.hi;
    known.lo[code] = value.lo;
  }
  return {
    hi,
    lo,
    fill(n) {
      for (let row = 0; row < n; row++) {
        hi[row] = known.hi[codes[row]];
        lo[row] = known.lo[codes[row]];
      }
    },
  };
}

function ofMixed({ choice, options }: MixedVector, column: NumberColumn): Numbers {
  const { hi, lo } = words(column.rows);
  const planned = options.map(({ vector, at, filled }) => ({
    at,
    filled,
    numbers: planNumbers({ ...column, vector }),
  }));
  return {
    hi,
    lo,
    fill(n) {
      for (const { numbers, filled } of planned) numbers.fill(filled?.n ?? n);
      for (let row = 0; row < n; row++) {
        const { numbers, at } = planned[choice[row]];
        const place = at === undefined ? row : at[row];
        hi[row] = numbers.hi[place];
        lo[row] = numbers.lo[place];
      }
    },
  };
}

/** What is made of texts is read as text, row by row: rare, as such columns are seldom said to be numbers. */
function ofTexts(vector: Vector, { type, name, rows }: NumberColumn): Numbers {
  const { hi, lo } = words(rows);
  const read = vectorTextReader(vector);
  return {
    hi,
    lo,
    fill(n) {
      for (let row = 0; row < n; row++) {
        const text = read(row);
        if (text === null) continue;
        const value = wordsOf(storedNumber(text, type, name));
        hi[row] = value.hi;
        lo[row] = value.lo;
      }
    },
  };
}
