import type { LogicalType } from '@populace/core';

/** What is known of a table before its first row: what a format with a catalogue of its own writes beside the rows. */
export interface TableFacts {
  readonly name: string;
  readonly rowCount: number;
  /** Those that are written, in their order. */
  readonly columns: readonly ColumnFacts[];
  /** The columns that tell rows apart and are never null; empty where there are none. */
  readonly primaryKey: readonly string[];
  /** Other lists of columns whose values together come once at most, nulls aside. */
  readonly uniques: readonly (readonly string[])[];
  readonly references: readonly ReferenceFacts[];
  /** The table that it has its rows per row of. */
  readonly parent?: string | undefined;
}

/** A column as its table declares it. */
export interface ColumnFacts {
  readonly name: string;
  readonly type: LogicalType;
  /** Whether any of its values may be null. */
  readonly nullable: boolean;
  /** True where its values are whole numbers within ±2^53, never null, each greater than those of all rows before. */
  readonly ascending?: boolean;
  /** How its numbers go on, where it is a sequence of whole numbers that are never null. */
  readonly counter?: CounterFacts | undefined;
  /** How many characters (code points) its texts have at least and at most, as far as that is known: bounds, which none need to reach. */
  readonly characters?: { readonly least: number; readonly most: number } | undefined;
}

/** A sequence of whole numbers. */
export interface CounterFacts {
  /** The number of the first row. */
  readonly start: bigint;
  /** From a row to the next; negative where the numbers go down. */
  readonly step: bigint;
  /** The farthest number in the direction of `step` that any row of the whole table has; undefined where there are no rows. */
  readonly last: bigint | undefined;
}

/** Columns whose values are those of a row of a table, or null. */
export interface ReferenceFacts {
  readonly columns: readonly string[];
  readonly table: string;
  /** The columns of `table` that they are taken from, one for each of `columns`. */
  readonly targets: readonly string[];
  /** Whether `targets` are the primary key or a unique of their table, written, and of the types of `columns`. */
  readonly toKey: boolean;
  /** Whether rows refer to earlier rows only: so in references to the own table, unless cells are given. */
  readonly toEarlier: boolean;
}
