import { createLineIndex, entryAt, valueAt } from '@populace/document';
import { readSource } from './read-source.ts';

/** The line, from 1, that a column of a text is written at; that of its table where there is no such column; undefined without either. */
export function lineOf(text: string, table: string, column?: string): number | undefined {
  const read = readSource(text);
  if (!('source' in read)) return undefined;
  const tableEntry = entryAt(valueAt(read.source.root, 'tables'), table);
  const columns = valueAt(tableEntry?.value, 'columns');
  const found = (column === undefined ? undefined : entryAt(columns, column)) ?? tableEntry;
  return found && createLineIndex(text).find(found.keySpan.start).line;
}
