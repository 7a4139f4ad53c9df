import type { Arena, LogicalType, Vector } from '@populace/core';
import type { Step } from '@populace/recipes';

/** Where kept values are handed to formulas: the memory of a plan, what runs for each batch, and its rows (−1 for none). */
export interface Handing {
  readonly arena: Arena;
  step(step: Step): void;
  readonly rows: Float64Array;
}

/** The values of one column of a table as read from files: compact, by row, in the order of reading. */
export interface KeptColumn {
  readonly type: LogicalType;
  /** Columns of the same form are compared value by value, others by their texts. */
  readonly form: string;
  size(): number;
  /** Takes the next row's value in: a text that has the form of the type. */
  push(text: string): void;
  pushNull(): void;
  /** Takes in that the next row's value could not be read: it counts as null, but nothing is expected of it. */
  pushUnknown(): void;
  /** Whether a value is null, or could not be read. */
  isNull(row: number): boolean;
  isUnknown(row: number): boolean;
  /** The text of a value; empty for a null. */
  text(row: number): string;
  /** A whole number of 32 bits, the same for equal values of columns of one form. */
  hash(row: number): number;
  /** Whether a value is that of another column of the same form. Nulls do not count. */
  equals(row: number, other: KeptColumn, otherRow: number): boolean;
  /** Plans the vector of the rows of a batch; null where there is no row. */
  vector(to: Handing): Vector;
  /** Between which numbers the values lie, as multiples of the type's scale; undefined where they are no whole numbers. */
  bounds?(): { readonly min: number; readonly max: number };
}

/** What a kind of column has for one type, but for its nulls. */
export interface KeptValues
  extends Omit<KeptColumn, 'pushNull' | 'pushUnknown' | 'isNull' | 'isUnknown' | 'size' | 'vector' | 'push'> {
  /** Keeps a value at a row, or whatever stands for a null. */
  put(row: number, text: string | null): void;
  /** The vector, and what writes a row of the column into a place of it. */
  plan(arena: Arena): { readonly vector: Vector; readonly write: (place: number, row: number) => void };
}
