import { keysOfPointer, pointerOfKeys } from '@populace/document';
import type { ColumnView, SchemaView, TableView } from './schema-view.ts';

/** What a JSON pointer of a schema document names: a table, a column of it, an option of either, and what is below. */
export interface Location {
  readonly table?: string;
  readonly column?: string;
  /** An option of the column, else of the table, else of the document. */
  readonly option?: string;
  /** Keys and indexes below the option. */
  readonly rest: readonly string[];
}

/** Tells what a problem's pointer is about. */
export function locationOf(pointer: string): Location {
  const keys = keysOfPointer(pointer);
  const [top, table, second, column, option, ...rest] = keys;
  if (top === undefined) return { rest: [] };
  if (top !== 'tables' || table === undefined) return { option: top, rest: keys.slice(1) };
  if (second === undefined) return { table, rest: [] };
  if (second !== 'columns' || column === undefined) return { table, option: second, rest: keys.slice(3) };
  return option === undefined ? { table, column, rest } : { table, column, option, rest };
}

/** Returns the pointer of a location. */
export function pointerOf({ table, column, option, rest }: Partial<Location>): string {
  const places = table === undefined ? [] : ['tables', table];
  const columns = column === undefined ? [] : ['columns', column];
  return pointerOfKeys(...places, ...columns, ...(option === undefined ? [] : [option]), ...(rest ?? []));
}

/** Finds the table and the column of a view that a pointer is about. */
export function findInView(
  view: SchemaView,
  pointer: string,
): { readonly table: TableView | undefined; readonly column: ColumnView | undefined } {
  const location = locationOf(pointer);
  const table = view.tables.find(({ name }) => name === location.table);
  return { table, column: table?.columns.find(({ name }) => name === location.column) };
}
