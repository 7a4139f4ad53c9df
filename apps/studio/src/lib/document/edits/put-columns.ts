import { type FlowStyle, fillEmpty, insertEntries, type NewEntry, type TextChange } from '@populace/document';
import type { Source } from '../read-source.ts';
import { columnsOf, tableAt, tableMap } from './find-places.ts';

/** Puts columns into a table, before the one at `at` or at the end. */
export function putColumns(
  source: Source,
  table: string,
  entries: readonly NewEntry[],
  { at, style }: { readonly at: number | undefined; readonly style: FlowStyle },
): readonly TextChange[] {
  const { owner, map } = columnsOf(source, table);
  if (map !== undefined) {
    const index = Math.max(0, Math.min(at ?? map.entries.length, map.entries.length));
    return insertEntries(source, map, { index, entries }, style);
  }
  const tableEntry = tableAt(source, table);
  const own = tableMap(tableEntry);
  if (owner !== undefined) return fillEmpty(source, owner, entries, { style, lined: !own.flow });
  const value = new Map(entries.map((entry) => [entry.key, entry.value]));
  return own.entries.length > 0
    ? insertEntries(source, own, { index: own.entries.length, entries: [{ key: 'columns', value }] }, style)
    : fillEmpty(source, tableEntry, [{ key: 'columns', value }], { style, lined: !own.flow });
}
