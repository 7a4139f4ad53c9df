import type { Place } from '@populace/core';
import type { FormulaSource } from '@populace/schema';
import type { ChildRelation } from './child-relation.ts';
import type { PlannedColumn } from './column.ts';
import type { ColumnBound } from './column-bound.ts';
import type { LocaleMix } from './locale-tables.ts';
import type { PlannedUnique } from './planned-unique.ts';

/** Columns that refer to one row of another table, or of the same. */
export interface TableReference {
  readonly columns: readonly string[];
  /** Those of its columns whose values another reference says. */
  readonly shared: readonly string[];
  readonly table: string;
  /** One for each column. */
  readonly targets: readonly string[];
  /** What formulas call the row that it leads to, where the document says it. */
  readonly as: string | undefined;
  /** Whether databases are told nothing of it. */
  readonly logical: boolean;
}

/** What the document says of a table, with nothing left to find out: plain data. */
export interface DeclaredTable {
  readonly name: string;
  readonly place: Place;
  /** The columns that refer to the parent that a row belongs to. */
  readonly follows: readonly string[];
  /** The formula over the columns of the parent that says how many rows it has. */
  readonly countedBy: FormulaSource | undefined;
  readonly hidden: boolean;
  /** Lists of columns whose values together come once only, as written. */
  readonly uniqueLists: readonly (readonly string[])[];
  /** Those that differ in some of the rows only, which databases are not told of. */
  readonly partialUniques: readonly PartialUnique[];
  /** The references of the table: the columns of each, and those of the other table. */
  readonly references: readonly TableReference[];
  /** Formulas that hold in every row. */
  readonly checks: readonly PlannedCheck[];
}

/** A table whose columns are settled. */
export interface PlannedTable extends DeclaredTable {
  /** Where the rows follow from those of a parent, this adds them up when it is asked for first. */
  readonly rowCount: number;
  /** Which rows belong to which rows of the parent, in a table that has its rows per parent. */
  readonly relation: ChildRelation | undefined;
  /** The locales that share the rows; undefined where no column asks for one. */
  readonly mix: LocaleMix | undefined;
  readonly columns: readonly PlannedColumn[];
  /** Columns whose values together come once only, but for those that do so anyway. */
  readonly uniques: readonly PlannedUnique[];
  column(name: string): PlannedColumn;
  /** The columns that are drawn again where a check does not hold. */
  readonly redrawn: ReadonlySet<string>;
  /** Those of them that checks bound by other columns. */
  readonly bounds: ReadonlyMap<string, readonly ColumnBound[]>;
}

/** Columns whose values together come once only among the rows for which a formula holds. */
export interface PartialUnique {
  readonly columns: readonly string[];
  readonly where: FormulaSource;
}

/** A formula that holds in every row of its table: it is true, or null. */
export interface PlannedCheck {
  readonly source: FormulaSource;
  /** What the check is called in sentences: its text. */
  readonly name: string;
}
