import type { ReferenceWay } from '@populace/schema';

/** A reference of a table to another, or that its rows belong to those of another, as plain data. */
export interface RelationSummary {
  /** The table that refers. */
  readonly table: string;
  /** Its columns, several of a key; none where its rows belong to those of the parent without a column that says so. */
  readonly columns: readonly string[];
  readonly parent: string;
  /** The columns of the parent, one for each. */
  readonly parentColumns: readonly string[];
  /** `per`: rows are made per row of the parent. `oneToOne`: a row of the parent has one at most. `many`: it has any number. */
  readonly cardinality: 'per' | 'oneToOne' | 'many';
  /** How the row is chosen: `per`, or what the reference says by `by`, such as `zipf`. */
  readonly way: ReferenceWay['kind'] | 'per';
  /** Whether a row may refer to none. */
  readonly nullable: boolean;
  /** How many rows a row of the parent has, where rows are made per row of it; without `max` where nothing bounds it. */
  readonly children?: { readonly min: number; readonly max?: number };
}

/** A formula of a schema, and the type of what it gives. */
export interface FormulaSummary {
  /** Where it stands in the document, as a JSON pointer. */
  readonly pointer: string;
  /** As formulas call types: `int`, `decimal`, `text`. */
  readonly type: string;
}

/** What is asked to be unique, how many values it has room for, and how many are used. */
export interface UniqueSummary {
  readonly columns: readonly string[];
  /** How many values, or combinations of values, there are; undefined where each row has one of its own by nature. */
  readonly capacity: string | undefined;
  /** How many rows need one: those of the table, or the most that a parent has. */
  readonly used: number;
  /** The part of the capacity that is used, from 0 to 1; 0 where that is without end. */
  readonly share: number;
  /** The parent table within whose rows the columns are unique. */
  readonly within: string | undefined;
}

/** What came of a check when the first rows of its table were tried. */
export interface CheckTrial {
  /** Where it stands in the document, as a JSON pointer. */
  readonly pointer: string;
  /** How many rows were tried. */
  readonly rows: number;
  /** In how many of them it held before any was drawn again. Columns that a check bounds are drawn within the bounds, so it holds in all then. */
  readonly held: number;
}
