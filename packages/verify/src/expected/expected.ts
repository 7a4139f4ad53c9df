import type { LogicalType } from '@populace/core';
import type { TableScope } from '@populace/formulas';
import type { Domain } from '@populace/recipes';
import type { ColumnModel, GeneratorSource, ItemCount, SchemaModel, TableModel } from '@populace/schema';

/** What the files of a schema must be: the schema as it was read, and what planning made of it. Nothing of it comes from rows. */
export interface Expected {
  readonly model: SchemaModel;
  /** All tables, in the order of the document. */
  readonly tables: readonly ExpectedTable[];
}

export interface ExpectedTable {
  readonly name: string;
  readonly model: TableModel;
  /** Whether it is made but not written. */
  readonly hidden: boolean;
  /** How many rows the schema leads to. */
  readonly rowCount: number;
  /** All columns, hidden ones too. */
  readonly columns: readonly ExpectedColumn[];
  /** References to one row by one or several columns. */
  readonly references: readonly ExpectedReference[];
  /** The columns by which a row refers to the row of the parent table that it was made for; none where it does not. */
  readonly follows: readonly string[];
  /** Columns that are drawn again, moved or spread otherwise, so that their weights and distributions are not what was asked. */
  readonly bent: ReadonlySet<string>;
  /** What formulas may look at from a row of the table. */
  scope(): TableScope;
  /** Writes for rows the place that each has among the children of its parent, from 0: by it siblings are in order. */
  readonly places: ((rows: Float64Array, places: Float64Array) => void) | undefined;
}

/** A column, or a value within the lists or structures of one. */
export interface ExpectedColumn {
  /** What the report calls it; of values within, where they are: `tags[]`, `address.city`. */
  readonly name: string;
  readonly model: ColumnModel;
  readonly type: LogicalType;
  readonly hidden: boolean;
  /** Whether a value may be null. */
  readonly nullable: boolean;
  /** The generators of it that some locale of its rows cannot generate. */
  readonly lacking: ReadonlySet<GeneratorSource>;
  /** The values that its generator makes, as they are written, where they are known. */
  readonly domain: Domain | undefined;
  /** Whether no value comes twice: it is unique, or so by what makes it. */
  readonly different: boolean;
  /** What its lists or structures are made of; undefined of other values. */
  readonly inner: ExpectedInner | undefined;
  /** Whether it is within the lists or structures of a column. */
  readonly isInner: boolean;
}

export type ExpectedInner = ExpectedItems | ExpectedMembers;

/** What lists are made of. */
export interface ExpectedItems {
  readonly kind: 'array';
  readonly item: ExpectedColumn;
  readonly count: ItemCount;
  /** Whether no value comes twice in a list. */
  readonly distinct: boolean;
}

/** What structures are made of. */
export interface ExpectedMembers {
  readonly kind: 'object';
  readonly members: readonly { readonly key: string; readonly value: ExpectedColumn }[];
}

export interface ExpectedReference {
  readonly columns: readonly string[];
  readonly table: string;
  /** The columns of that table, one for each. */
  readonly targets: readonly string[];
}

/** The columns of a table that are written, in their order. */
export function writtenColumns({ columns }: ExpectedTable): readonly ExpectedColumn[] {
  return columns.filter(({ hidden }) => !hidden);
}

/** The columns of a table that are written, each followed by the values within its lists and structures. */
export function writtenValues(table: ExpectedTable): readonly ExpectedColumn[] {
  return writtenColumns(table).flatMap(withInner);
}

function withInner(column: ExpectedColumn): readonly ExpectedColumn[] {
  const { inner } = column;
  if (inner === undefined) return [column];
  const values = inner.kind === 'array' ? [inner.item] : inner.members.map(({ value }) => value);
  return [column, ...values.flatMap(withInner)];
}

/** The columns of a name list that are all written; undefined where one is not. */
export function allWritten({ columns, hidden }: ExpectedTable, names: readonly string[]): boolean {
  return !hidden && names.every((name) => columns.some((column) => column.name === name && !column.hidden));
}
