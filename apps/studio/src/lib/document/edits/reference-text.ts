import { entriesOfValue, type WritableValue } from '@populace/document';
import { splitReference } from '../read-column-view.ts';

/** A column that is referred to. */
export type Target = { readonly table: string; readonly column: string };

/** Writes `table.column`, or as a map where that would be read as another table with a dot in its name. */
export function referenceTo(target: Target, tables: ReadonlySet<string>): string | Target {
  const { table, column } = target;
  const dotted = `${table}.${column}`;
  const read = splitReference(dotted, tables);
  return read.table === table && read.column === column ? dotted : { table, column };
}

/** A column to be made, with its reference in the short form where there is one, and a generator alone in its own. */
export function tidyColumn(value: WritableValue, tables: ReadonlySet<string>): WritableValue {
  const entries = entriesOfValue(value);
  if (entries === undefined) return value;
  const [only, second] = entries;
  if (only?.[0] === 'generator' && second === undefined && typeof only[1] === 'string') return only[1];
  return new Map(entries.map(([key, one]) => [key, key === 'references' ? tidyReference(one, tables) : one]));
}

function tidyReference(value: WritableValue, tables: ReadonlySet<string>): WritableValue {
  const given = new Map(entriesOfValue(value) ?? []);
  const [table, column] = [given.get('table'), given.get('column')];
  return typeof table === 'string' && typeof column === 'string' ? referenceTo({ table, column }, tables) : value;
}
