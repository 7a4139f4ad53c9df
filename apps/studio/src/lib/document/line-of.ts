import { linesOf, positionAt } from './read-written.ts';
import { readSource } from './source/read-source.ts';
import { entryAt, valueAt } from './source/source-tree.ts';

/** The line, from 1, that a column of a text is written at; that of its table where there is no such column; undefined without either. */
export function lineOf(text: string, table: string, column?: string): number | undefined {
  const read = readSource(text);
  if (!('source' in read)) return undefined;
  const tableEntry = entryAt(valueAt(read.source.root, 'tables'), table);
  const columns = valueAt(tableEntry?.value, 'columns');
  const found = (column === undefined ? undefined : entryAt(columns, column)) ?? tableEntry;
  return found && positionAt(linesOf(text), found.keyRange.start).line;
}
