import { nearestNames, quote } from '@populace/core';
import type { OpenedSchema, OpenedTable } from '@populace/library';
import { usageError } from '../problems/usage.ts';

/** A column of a table. */
export interface FoundColumn {
  readonly table: OpenedTable;
  readonly column: string;
}

/**
 * Finds the column that a call names: `TABLE.COLUMN`, or `COLUMN` where there is one table or `--table` says which. Names may
 * have dots themselves: the first cut at a dot counts that gives a table with such a column.
 * @throws CodedError `schema/unknown-table`, `schema/unknown-column`, `call/usage`, with the nearest names.
 */
export function findColumn(schema: OpenedSchema, name: string, tableName: string | undefined): FoundColumn {
  const [only, ...others] = schema.tables;
  const table = tableName === undefined ? undefined : schema.table(tableName);
  if (table !== undefined) return { table, column: name };
  const cuts = cutsOf(name).flatMap((cut) =>
    schema.tables.flatMap((each) => (each.name === cut.table ? [{ table: each, column: cut.column }] : [])),
  );
  const found = cuts.find((cut) => hasColumn(cut.table, cut.column));
  if (found !== undefined) return found;
  if (only !== undefined && others.length === 0 && (cuts.length === 0 || hasColumn(only, name))) {
    return { table: only, column: name };
  }
  // A table that is there, with a column that is not: whoever explains it says what there is.
  return cuts[0] ?? unknown(schema, name);
}

function cutsOf(name: string): readonly { readonly table: string; readonly column: string }[] {
  const dots = [...name.matchAll(/\./g)].map(({ index }) => index);
  return dots.map((dot) => ({ table: name.slice(0, dot), column: name.slice(dot + 1) }));
}

function hasColumn({ columns }: OpenedTable, name: string): boolean {
  return columns.some((column) => column.name === name);
}

/** Throws, with the nearest names. */
function unknown({ tables, table }: OpenedSchema, name: string): FoundColumn {
  const names = tables.map((each) => each.name);
  const [first, ...more] = cutsOf(name);
  const cut = [...more, first].find((each) => each && nearestNames(each.table, names).length > 0) ?? first;
  if (cut !== undefined) return { table: table(cut.table), column: cut.column };
  const all = tables.flatMap((each) => each.columns.map((column) => `${each.name}.${column.name}`));
  const same = tables.filter((each) => hasColumn(each, name)).map((each) => `${each.name}.${name}`);
  const message = `The schema has ${tables.length} tables: name the cell TABLE.COLUMN, not ${quote(name)}.`;
  throw usageError(message, same.length > 0 ? same : nearestNames(name, all));
}
