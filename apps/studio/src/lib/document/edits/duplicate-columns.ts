import {
  type FlowStyle,
  indentAt,
  insertParts,
  padding,
  siteOf,
  type TextChange,
  type TreeEntry,
  type TreeMap,
  valueAt,
  valueWidth,
  writeKey,
  writeValue,
} from '@populace/document';
import { freeName } from '../names.ts';
import type { Source } from '../read-source.ts';
import { readTableView } from '../read-table-view.ts';
import type { Edited } from './edited.ts';
import { changed, columnAt, columnsOf, demandSource, keysOf, tableAt, tablesOf } from './find-places.ts';
import { rowsOf } from './follow-cells.ts';
import { referenceTo, type Target } from './reference-text.ts';

/** Copies columns to behind the last of them, with their given cells. A column of a key becomes a reference of its own. */
export function duplicateColumns(text: string, table: string, columns: readonly string[]): Edited {
  const { map } = columnsOf(demandSource(text), table);
  const taken = new Set(keysOf(map));
  const names = new Map<string, string>();
  const inOrder = [...keysOf(map)].filter((name) => columns.includes(name));
  for (const column of inOrder) {
    const name = freeName(column, taken);
    taken.add(name);
    names.set(column, name);
  }
  const copied = changed(text, (source, style) => {
    for (const column of columns) columnAt(source, table, column);
    return [...copyColumns(source, table, names, style), ...copyCells(source, table, names, style)];
  });
  return { text: copied, made: [...names.values()] };
}

function copyColumns(
  source: Source,
  table: string,
  names: ReadonlyMap<string, string>,
  style: FlowStyle,
): readonly TextChange[] {
  const { map } = columnsOf(source, table);
  if (map === undefined) return [];
  const last = map.entries.findLastIndex(({ key }) => names.has(key));
  const references = keyReferences(source, table);
  const parts = map.entries.flatMap((entry) => {
    const name = names.get(entry.key);
    if (name === undefined) return [];
    const reference = references.get(entry.key);
    const indent = indentAt(source.text, entry.start);
    const value = reference && writeValue({ references: reference }, style, siteOf(map, style), indent);
    return [() => copyEntry(source, map, entry, { name, value, style })];
  });
  return insertParts(source, map, last + 1, { parts, comma: style.comma });
}

/** The text of an entry under another name, without comments around it. */
export function copyEntry(
  { text }: Source,
  map: TreeMap,
  { keySpan, colonEnd, start, value, end }: TreeEntry,
  copy: { readonly name: string; readonly value?: string | undefined; readonly style: FlowStyle },
): string {
  const key = writeKey(copy.name, siteOf(map, copy.style));
  const width = map.flow ? undefined : valueWidth(text, map);
  const isAligned = width !== undefined && value.start - start === width;
  const between = isAligned ? `:${padding(key, width)}` : text.slice(keySpan.end, value.start);
  const named = copy.value === undefined ? text.slice(value.start, end) : copy.value;
  return colonEnd > value.start ? `${key}: ${named}` : key + between + named.replace(/\r?\n$/, '');
}

/** What the columns of keys refer to. */
function keyReferences(source: Source, table: string): ReadonlyMap<string, string | Target> {
  const tables = keysOf(tablesOf(source).map);
  const view = readTableView(tableAt(source, table), tables, source.text);
  const ofKeys = new Set(view.columns.filter(({ kind }) => kind === 'key').map(({ name }) => name));
  const pairs = view.keys.flatMap((key) =>
    key.columns.map((name, index) => [name, { table: key.table, column: key.targets[index] ?? '' }] as const),
  );
  return new Map(
    pairs.filter(([name]) => ofKeys.has(name)).map(([name, target]) => [name, referenceTo(target, tables)]),
  );
}

function copyCells(
  source: Source,
  table: string,
  names: ReadonlyMap<string, string>,
  style: FlowStyle,
): readonly TextChange[] {
  const rows = rowsOf(valueAt(tableAt(source, table).value, 'rows'));
  return rows.flatMap((row) => {
    const cells = row.entries.filter(({ key }) => names.has(key));
    const parts = cells.map(
      (entry) => () => copyEntry(source, row, entry, { name: names.get(entry.key) ?? '', style }),
    );
    return cells.length === 0 ? [] : insertParts(source, row, row.entries.length, { parts, comma: style.comma });
  });
}
