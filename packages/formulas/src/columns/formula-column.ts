import type { Vector } from '@populace/core';
import type { FormulaType } from '../types/formula-type.ts';

/** What a row's entry in `states` says. The greater of two wins where both have a say: a fault before a null before a value. */
export const PRESENT = 0;
export const NULL = 1;
/** Faults begin here; `faults.ts` has a sentence for each. */
export const FIRST_FAULT = 2;

/** Whether a row has a value, is null or failed; absent where every row has a value. */
interface Stateful {
  readonly states?: Uint8Array | undefined;
}

/**
 * A column of values while a formula is computed: typed arrays with one entry a row, filled in place by steps, batch after batch. What
 * stands under a null or a fault is undefined, but harmless to compute with.
 */
export type FormulaColumn =
  | BoolColumn
  | NumberColumn
  | WideColumn
  | FloatColumn
  | TextColumn
  | DateColumn
  | TimestampColumn
  | SpanColumn
  | PassedColumn;

/** 0 or 1. */
export interface BoolColumn extends Stateful {
  readonly kind: 'bool';
  readonly values: Uint8Array;
}

/** Whole numbers or decimals as exact whole doubles: multiples of 10^-scale (0 for whole numbers) in [min, max], both within ±2^53. */
export interface NumberColumn extends Stateful {
  readonly kind: 'number';
  readonly values: Float64Array;
  readonly scale: number;
  readonly min: number;
  readonly max: number;
}

/** The same where 53 bits are not sure to do: signed 64-bit multiples of 10^-scale. Slower, so only where bounds ask for it. */
export interface WideColumn extends Stateful {
  readonly kind: 'wide';
  readonly values: BigInt64Array;
  readonly scale: number;
}

export interface FloatColumn extends Stateful {
  readonly kind: 'float';
  readonly values: Float64Array;
}

/** Texts, UUIDs (in small letters), bytes (base64) and JSON. */
export interface TextColumn extends Stateful {
  readonly kind: 'text';
  readonly values: string[];
  /** The most bytes that one takes as UTF-8: by it the memory of what is written is known beforehand. */
  readonly maxBytes: number;
}

/** Days from 1970-01-01. */
export interface DateColumn extends Stateful {
  readonly kind: 'date';
  readonly days: Int32Array;
}

/** Points in time: days from 1970-01-01, and microseconds of the day from 0 to 86,399,999,999. */
export interface TimestampColumn extends Stateful {
  readonly kind: 'timestamp';
  readonly days: Int32Array;
  readonly micros: Float64Array;
}

/** Times of day and durations, in whole microseconds; a duration is within ±2^53 of them, 285 years. */
export interface SpanColumn extends Stateful {
  readonly kind: 'span';
  readonly micros: Float64Array;
}

/** The least and the greatest number that there may be. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A column that nothing was computed with: its vector is handed on as it is. */
export interface PassedColumn extends Stateful {
  readonly kind: 'passed';
  readonly vector: Vector;
  /** Between which whole numbers its values lie, where that is known beside the vector. */
  readonly bounds?: Bounds | undefined;
}

/** A column and what its values mean. */
export interface TypedColumn {
  readonly type: FormulaType;
  readonly column: FormulaColumn;
}
