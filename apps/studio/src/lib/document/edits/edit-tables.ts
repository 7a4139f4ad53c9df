import {
  type FlowStyle,
  fillEmpty,
  insertEntries,
  insertParts,
  movedOrder,
  type NewEntry,
  orderParts,
  removeEntries,
  renameKey,
  siteOf,
  type TextChange,
  type TreeEntry,
  type WritableValue,
  writeKey,
} from '@populace/document';
import { EditError } from '../edit-error.ts';
import { freeName } from '../names.ts';
import type { Source } from '../read-source.ts';
import { setTableOption } from './edit-document.ts';
import type { Edited } from './edited.ts';
import { changed, demandName, demandSource, keysOf, tableAt, tablesOf } from './find-places.ts';
import { followFormulas } from './follow-formulas.ts';
import { followName } from './follow-names.ts';
import { tidyColumn } from './reference-text.ts';
import type { RowsChoice, TableEdit } from './schema-edit.ts';
import { rowsValue, setRows } from './set-rows.ts';
import { writeTable } from './write-table.ts';

const NONE: readonly string[] = [];

/** Makes an edit of tables. */
export function editTables(text: string, edit: TableEdit): Edited {
  switch (edit.kind) {
    case 'add-table':
      return addTable(text, edit);
    case 'rename-table':
      return renameTable(text, edit.table, demandName(edit.name));
    case 'duplicate-table':
      return duplicateTable(text, edit.table);
    case 'delete-table':
      return { text: deleteTable(text, edit.table), made: NONE };
    case 'move-table':
      return { text: moveTable(text, edit.table, edit.at), made: NONE };
    case 'set-rows':
      return { text: setRows(text, edit.table, edit.rows), made: NONE };
    case 'set-table-option':
      return { text: setTableOption(text, edit.table, edit.option, edit.value), made: NONE };
  }
}

function addTable(text: string, edit: Extract<TableEdit, { kind: 'add-table' }>): Edited {
  const taken = keysOf(tablesOf(demandSource(text)).map);
  const name = freeName(demandName(edit.name), taken);
  const added = changed(text, (source, style) => {
    const tables = new Set([...taken, name]);
    const columns = new Map(edit.columns.map((column) => [demandName(column.name), tidyColumn(column.value, tables)]));
    return putTable(source, newTable(name, { rows: edit.rows, columns }, style), edit.at, style);
  });
  return { text: added, made: [name] };
}

interface TableParts {
  readonly rows: RowsChoice;
  readonly columns: ReadonlyMap<string, WritableValue>;
}

function newTable(name: string, { rows, columns }: TableParts, style: FlowStyle): NewEntry {
  const value = new Map<string, WritableValue>([
    ['rows', rowsValue(rows)],
    ['columns', columns],
  ]);
  return { key: name, value, lines: (indent) => writeTable(name, value, style, indent) };
}

function putTable(source: Source, entry: NewEntry, at: number | undefined, style: FlowStyle): readonly TextChange[] {
  const { text } = source;
  const { owner, map } = tablesOf(source);
  const lined = !source.root.flow;
  if (map !== undefined) {
    const index = Math.min(at ?? map.entries.length, map.entries.length);
    return insertEntries(source, map, { index, entries: [entry], spaced: true }, style);
  }
  if (owner !== undefined) return fillEmpty(source, owner, [entry], { style, lined });
  if (source.root.entries.length === 0) {
    const begin = text === '' || text.endsWith('\n') ? '' : '\n';
    const lines = `${begin}tables:\n${style.step}${entry.lines?.(style.step, undefined) ?? ''}\n`;
    return [{ start: text.length, end: text.length, text: lines }];
  }
  const value = new Map([[entry.key, entry.value]]);
  const lines = (indent: string): string =>
    `tables:\n${indent}${style.step}${entry.lines?.(indent + style.step, undefined) ?? ''}`;
  const index = source.root.entries.length;
  return insertEntries(source, source.root, { index, entries: [{ key: 'tables', value, lines }] }, style);
}

function renameTable(text: string, table: string, name: string): Edited {
  const renamed = changed(text, (source, style) => {
    const { map } = tablesOf(source);
    const entry = tableAt(source, table);
    if (name !== table && keysOf(map).has(name)) throw new EditError('name-taken', name);
    if (map === undefined || name === table) return [];
    return [...renameKey(source, map, entry, { name, style }), ...followName(source, style, { table, name })];
  });
  return { text: followFormulas(text, renamed, { table, name }), made: [name] };
}

function duplicateTable(text: string, table: string): Edited {
  const name = freeName(table, keysOf(tablesOf(demandSource(text)).map));
  const copied = changed(text, (source, style) => {
    const { map } = tablesOf(source);
    const entry = tableAt(source, table);
    if (map === undefined) return [];
    const index = map.entries.indexOf(entry) + 1;
    return insertParts(source, map, index, {
      parts: [() => copyOf(text, entry, writeKey(name, siteOf(map, style)))],
      comma: style.comma,
      spaced: true,
    });
  });
  return { text: changed(copied, (source, style) => followName(source, style, { table, name }, name)), made: [name] };
}

/** An entry as it stands, under another key, without the line's end of a text in lines. */
function copyOf(text: string, { keySpan, end }: TreeEntry, key: string): string {
  return key + text.slice(keySpan.end, end).replace(/\r?\n$/, '');
}

function deleteTable(text: string, table: string): string {
  return changed(text, (source) => {
    const { owner, map } = tablesOf(source);
    tableAt(source, table);
    return map === undefined ? [] : removeEntries(source, map, new Set([table]), owner);
  });
}

function moveTable(text: string, table: string, at: number): string {
  return changed(text, (source) => {
    const { map } = tablesOf(source);
    const entry = tableAt(source, table);
    if (map === undefined) return [];
    const order = movedOrder(map.entries.length, new Set([map.entries.indexOf(entry)]), at);
    return orderParts(source, map, order);
  });
}
