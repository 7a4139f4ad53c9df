import {
  entryAt,
  type FlowStyle,
  indentAt,
  replaceValue,
  setEntry,
  siteOf,
  type TextChange,
  type TreeEntry,
  type TreeMap,
  type WritableValue,
  writeLike,
  writeValue,
} from '@populace/document';
import { isSharedOption } from '../read-column-view.ts';
import type { Source } from '../read-source.ts';
import { changed, columnAt, columnsOf } from './find-places.ts';

/** A column of a table, by their names. */
export interface ColumnPlace {
  readonly table: string;
  readonly column: string;
}

/** Sets an option of a column, or takes it away: `id: sequence` becomes a map, and becomes short again with its last option. */
export function setColumnOption(
  text: string,
  place: ColumnPlace,
  option: string,
  value: WritableValue | undefined,
): string {
  const set = changed(text, (source, style) => {
    const entry = columnAt(source, place.table, place.column);
    const columns = columnsOf(source, place.table).map;
    if (entry.value.kind === 'map') {
      const index = placeOfOption(entry.value, option);
      return setEntry(source, { map: entry.value, owner: entry, style }, { key: option, value, index });
    }
    if (value === undefined || columns === undefined) return [];
    const { value: node } = entry;
    const generator = node.kind === 'scalar' && typeof node.value === 'string' ? [['generator', node.value]] : [];
    const options = new Map<string, WritableValue>([...(generator as [string, string][]), [option, value]]);
    return replaceColumn(source, entry, { columns, value: options, style });
  });
  return value === undefined ? shorten(set, place) : set;
}

/** A generator's options stand before those that all columns have. */
function placeOfOption({ entries }: TreeMap, option: string): number {
  if (isSharedOption(option)) return entries.length;
  const own = entries.findLastIndex(({ key }) => !isSharedOption(key));
  return own + 1;
}

/** Writes the value of a column anew. */
export function replaceColumn(
  source: Source,
  entry: TreeEntry,
  { columns, value, style }: { columns: TreeMap; value: WritableValue; style: FlowStyle },
): readonly TextChange[] {
  const indent = indentAt(source.text, entry.start);
  const site = siteOf(columns, style);
  const written =
    typeof value === 'string' ? writeLike(entry.value, value, { site, style }) : writeValue(value, style, site, indent);
  return replaceValue(source, entry, written);
}

/** Writes a column of a generator without options in its short form, unless a comment stands in it. */
export function shorten(text: string, { table, column }: ColumnPlace): string {
  return changed(text, (source, style) => {
    const entry = columnAt(source, table, column);
    const columns = columnsOf(source, table).map;
    const { value } = entry;
    const generator = entryAt(value, 'generator')?.value;
    if (columns === undefined || value.kind !== 'map' || !value.flow || value.entries.length !== 1) return [];
    const hasComment = source.comments.some((comment) => comment > value.start && comment < value.end);
    if (generator?.kind !== 'scalar' || typeof generator.value !== 'string' || hasComment) return [];
    return replaceColumn(source, entry, { columns, value: generator.value, style });
  });
}
