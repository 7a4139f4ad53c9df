import { movedOrder, orderParts, renameKey, type TreeMap } from '@populace/document';
import { EditError } from '../edit-error.ts';
import { freeName } from '../names.ts';
import { deleteColumns } from './delete-columns.ts';
import { duplicateColumns } from './duplicate-columns.ts';
import type { Edited } from './edited.ts';
import { changed, columnAt, columnsOf, demandName, demandSource, keysOf, tablesOf } from './find-places.ts';
import { followFormulas } from './follow-formulas.ts';
import { followName } from './follow-names.ts';
import { pasteColumns } from './paste-columns.ts';
import { putColumns } from './put-columns.ts';
import { tidyColumn } from './reference-text.ts';
import type { ColumnEdit } from './schema-edit.ts';
import { makeReference, setFormula, setGenerator } from './set-generator.ts';
import { setColumnOption } from './set-option.ts';

const unmade = (text: string): Edited => ({ text, made: [] });

/** Makes an edit of columns. */
export function editColumns(text: string, edit: ColumnEdit): Edited {
  switch (edit.kind) {
    case 'add-column':
      return addColumn(text, edit);
    case 'rename-column':
      return renameColumn(text, { ...edit, name: demandName(edit.name) });
    case 'duplicate-columns':
      return duplicateColumns(text, edit.table, edit.columns);
    case 'delete-columns':
      return unmade(deleteColumns(text, edit.table, edit.columns));
    case 'move-columns':
      return unmade(orderColumns(text, edit, (map, moved) => movedOrder(map.entries.length, moved, edit.at)));
    case 'shift-columns':
      return unmade(orderColumns(text, edit, (map, moved) => shiftedOrder(map.entries.length, moved, edit.by)));
    case 'paste-columns':
      return pasteColumns(text, edit.table, edit.yaml, edit.at);
    default:
      return unmade(editColumn(text, edit));
  }
}

type OneColumnEdit = Exclude<
  ColumnEdit,
  {
    kind:
      | 'add-column'
      | 'rename-column'
      | 'duplicate-columns'
      | 'delete-columns'
      | 'move-columns'
      | 'shift-columns'
      | 'paste-columns';
  }
>;

/** Makes an edit of what a column is. */
function editColumn(text: string, edit: OneColumnEdit): string {
  switch (edit.kind) {
    case 'set-generator':
      return setGenerator(text, edit);
    case 'set-source':
      return setFormula(text, edit);
    case 'make-reference':
      return makeReference(text, edit);
    case 'set-option':
      return setColumnOption(text, edit, edit.option, edit.value);
    case 'set-nulls':
      return setColumnOption(text, edit, 'nulls', nullsValue(edit.share, edit.exact));
    case 'set-unique':
      return setColumnOption(text, edit, 'unique', uniqueValue(edit.unique, edit.ignoreCase));
  }
}

function nullsValue(
  share: string | undefined,
  exact = false,
): string | ReadonlyMap<string, string | boolean> | undefined {
  if (share === undefined || !exact) return share;
  return new Map<string, string | boolean>([
    ['share', share],
    ['exact', true],
  ]);
}

function uniqueValue(unique: boolean, ignoreCase = false): true | ReadonlyMap<string, boolean> | undefined {
  if (!unique) return undefined;
  return ignoreCase ? new Map([['ignoreCase', true]]) : true;
}

function addColumn(text: string, edit: Extract<ColumnEdit, { kind: 'add-column' }>): Edited {
  const source = demandSource(text);
  const name = freeName(demandName(edit.name), keysOf(columnsOf(source, edit.table).map));
  const value = tidyColumn(edit.value, keysOf(tablesOf(source).map));
  const added = changed(text, (at, style) =>
    putColumns(at, edit.table, [{ key: name, value }], { at: edit.at, style }),
  );
  return { text: added, made: [name] };
}

function renameColumn(
  text: string,
  { table, column, name }: { readonly table: string; readonly column: string; readonly name: string },
): Edited {
  const renamed = changed(text, (source, style) => {
    const entry = columnAt(source, table, column);
    const { map } = columnsOf(source, table);
    if (map === undefined || name === column) return [];
    if (keysOf(map).has(name)) throw new EditError('name-taken', name);
    const key = renameKey(source, map, entry, { name, style });
    return [...key, ...followName(source, style, { table, column, name })];
  });
  return { text: followFormulas(text, renamed, { table, column, name }), made: [name] };
}

function orderColumns(
  text: string,
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  order: (map: TreeMap, moved: ReadonlySet<number>) => readonly number[],
): string {
  return changed(text, (source) => {
    const entries = columns.map((column) => columnAt(source, table, column));
    const { map } = columnsOf(source, table);
    if (map === undefined) return [];
    const moved = new Set(entries.map((entry) => map.entries.indexOf(entry)));
    return orderParts(source, map, order(map, moved));
  });
}

/** The order of parts when some go up or down by one, each as far as there is room. */
function shiftedOrder(count: number, moved: ReadonlySet<number>, by: -1 | 1): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  const places = by < 0 ? [...order] : order.toReversed();
  for (const place of places) {
    const other = place + by;
    const [own, there] = [order[place], order[other]];
    if (own === undefined || there === undefined || !moved.has(own) || moved.has(there)) continue;
    order[place] = there;
    order[other] = own;
  }
  return order;
}
