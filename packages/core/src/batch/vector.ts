import type { LogicalType, TimePrecision } from '../types/logical-type.ts';
import type { Dictionary } from './dictionary.ts';

/**
 * What the steps of a plan fill, batch after batch, in place: one entry a row. A closed union. `valid` has one byte a row
 * (0 = null) and is absent where a value is never null; what stands under a null is undefined.
 */
export type Vector =
  | ConstantVector
  | CodesVector
  | Int32Vector
  | DigitsVector
  | DecimalVector
  | WideVector
  | Float64Vector
  | BoolVector
  | DateVector
  | TimeVector
  | TimestampVector
  | UuidVector
  | BytesVector
  | PartsVector
  | MixedVector
  | ListVector
  | StructVector;

interface Nullable {
  readonly valid?: Uint8Array;
}

/** The same text in every row. */
export interface ConstantVector extends Nullable {
  readonly kind: 'constant';
  readonly text: string;
}

/** Codes into a dictionary; the code `dictionary.size` is the null entry, so that nulls cost nothing to encode. */
export interface CodesVector {
  readonly kind: 'codes';
  /** True where the null entry may occur. */
  readonly nullable?: boolean;
  readonly valid?: undefined;
  readonly codes: Int32Array;
  readonly dictionary: Dictionary;
}

/** Whole numbers in [min, max], both within 32 bits. */
export interface Int32Vector extends Nullable {
  readonly kind: 'int32';
  readonly values: Int32Array;
  readonly min: number;
  readonly max: number;
}

/** Text of digits in zero-padded chunks of at most 4: card numbers, phones, ids. */
export interface DigitsVector extends Nullable {
  readonly kind: 'digits';
  readonly chunks: readonly Int32Array[];
  readonly widths: readonly number[];
}

/** Decimals as whole multiples of 10^-scale, in [min, max] within 32 bits (both scaled); all `scale` digits are written. */
export interface DecimalVector extends Nullable {
  readonly kind: 'decimal';
  readonly values: Int32Array;
  readonly scale: number;
  readonly min: number;
  readonly max: number;
}

/** Signed 64-bit whole numbers as two words, as multiples of 10^-scale; scale 0 for whole numbers. */
export interface WideVector extends Nullable {
  readonly kind: 'wide';
  readonly hi: Int32Array;
  readonly lo: Int32Array;
  readonly scale: number;
}

/** Finite doubles, written in the shortest form that reads back. */
export interface Float64Vector extends Nullable {
  readonly kind: 'float64';
  readonly values: Float64Array;
}

/** 0 or 1. */
export interface BoolVector extends Nullable {
  readonly kind: 'bool';
  readonly values: Uint8Array;
}

/** Days from 1970-01-01, in [min, max]. */
export interface DateVector extends Nullable {
  readonly kind: 'date';
  readonly days: Int32Array;
  readonly min: number;
  readonly max: number;
}

/** Times of day: milliseconds in [0, 86,400,000), and microseconds [0, 1000) where the precision is `us`. */
export interface TimeVector extends Nullable {
  readonly kind: 'time';
  readonly ms: Int32Array;
  readonly us?: Int32Array;
  readonly precision: TimePrecision;
}

/** Points in time as day (in [min, max]) and time of day; `zoned` ones are written with `Z`. */
export interface TimestampVector extends Nullable {
  readonly kind: 'timestamp';
  readonly days: Int32Array;
  readonly ms: Int32Array;
  readonly us?: Int32Array;
  readonly precision: TimePrecision;
  readonly zoned: boolean;
  readonly min: number;
  readonly max: number;
}

/** UUIDs as four big-endian words, first to last as written. */
export interface UuidVector extends Nullable {
  readonly kind: 'uuid';
  readonly words: readonly [Int32Array, Int32Array, Int32Array, Int32Array];
}

/** Free text: row i's UTF-8 stands in bytes[offsets[i], offsets[i + 1]), at most `maxBytes` long. */
export interface BytesVector extends Nullable {
  readonly kind: 'bytes';
  readonly offsets: Int32Array;
  readonly bytes: Uint8Array;
  readonly maxBytes: number;
  /** Whether every text is a number as JSON writes it, which stands without quotes: decimals that 64 bits do not hold. */
  readonly isNumber?: boolean;
}

/** A concatenation that nobody joins but the cell writers. Null where `valid` says so; its parts are never null of their own. */
export interface PartsVector extends Nullable {
  readonly kind: 'parts';
  readonly parts: readonly Vector[];
  /** Whether every text is a number as JSON writes it, which stands without quotes. */
  readonly isNumber?: boolean;
}

/**
 * In each row the value of one of several vectors: rows of several locales, given cells among made ones, one of several
 * recipes. Null where `valid` says so, or where the chosen one is.
 */
export interface MixedVector extends Nullable {
  readonly kind: 'mixed';
  /** By row, the option that it has. */
  readonly choice: Int32Array;
  readonly options: readonly MixedOption[];
}

/**
 * Lists: row i has the items [offsets[i], offsets[i + 1]) of `item`, which stand one after another without gaps from 0 on; a null has none.
 * No vector is made of lists or structures but these two.
 */
export interface ListVector extends Nullable {
  readonly kind: 'list';
  readonly offsets: Int32Array;
  /** All items of the batch, and what error messages call them. */
  readonly item: NamedVector;
  /** The most items of a row. */
  readonly most: number;
}

/** Structures: row i has the values that each member has in row i. What stands in the members under a null is undefined, but lists have no items there. */
export interface StructVector extends Nullable {
  readonly kind: 'struct';
  readonly members: readonly NamedVector[];
}

/** A vector with what its values mean. */
export interface NamedVector {
  readonly name: string;
  readonly type: LogicalType;
  readonly vector: Vector;
}

/** A vector that some of the rows take their value from. */
export interface MixedOption {
  readonly vector: Vector;
  /** By row of the mixed vector, its place in this one; absent where that is the row itself. */
  readonly at?: Int32Array | undefined;
  /** How many places are filled: changes from batch to batch. */
  readonly filled?: { readonly n: number } | undefined;
}
