import type { FormulaType } from '../types/formula-type.ts';

/** What a formula may look at, seen from the rows of a table; asked while it is checked. */
export interface TableScope {
  readonly table: string;
  /** The names of the table's columns, for right spellings. */
  readonly columns: readonly string[];
  /** The type of a column, or undefined where there is none. Throws a `CodedError` where the column itself cannot be made. */
  columnType(name: string): FormulaType | undefined;
  /** Whether a column may be null in some row; only asked for columns that are there. */
  isNullable(name: string): boolean;
  /** The references of the table that can be followed, by the name that a formula has for them: `customer` for `customer_id`. */
  readonly parents: ReadonlyMap<string, ParentScope>;
  /** The tables whose rows follow the rows of this one; by `per`, or one to one. */
  readonly children: readonly ChildScope[];
  /** Whether the rows belong to parents, so that there are previous and next ones, and running totals; else why not. */
  readonly siblings: Siblings;
}

/** A reference that leads to one row of another table, or to none. */
export interface ParentScope {
  /** What the reference is known by: its one column, or the first of its key. */
  readonly reference: string;
  /** Whether a row may refer to none, so that all that is seen through it may be null. */
  readonly isNullable: boolean;
  /** The table at the other end. */
  open(): TableScope;
}

/** The rows of another table that refer to a row of this one. */
export interface ChildScope {
  readonly table: string;
  /** The column by which they refer. */
  readonly reference: string;
  /** Why they cannot be gathered; undefined where they can. A sentence with its way out, for `formula/children-not-grouped`. */
  readonly obstacle: string | undefined;
  open(): TableScope;
}

export type Siblings = { readonly parent: string } | { readonly obstacle: string };
