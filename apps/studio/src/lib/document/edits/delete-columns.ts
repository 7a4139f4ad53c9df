import {
  entryAt,
  removeEntries,
  removeParts,
  type TextChange,
  type TreeList,
  type TreeMap,
  type TreeNode,
  valueAt,
} from '@populace/document';
import type { Source } from '../read-source.ts';
import { setTableOption } from './edit-document.ts';
import { changed, columnAt, columnsOf, tableAt } from './find-places.ts';
import { rowsOf } from './follow-cells.ts';

/** Deletes columns, and what of their own table names them. */
export function deleteColumns(text: string, table: string, columns: readonly string[]): string {
  const names = new Set(columns);
  const deleted = changed(text, (source) => {
    for (const name of names) columnAt(source, table, name);
    const { owner, map } = columnsOf(source, table);
    return map === undefined ? [] : removeEntries(source, map, names, owner);
  });
  const cleaned = [deleteCells, deleteVia, shortenKeys].reduce(
    (at, clean) => changed(at, (source) => clean(source, table, names)),
    deleted,
  );
  const namesOne = (node: TreeNode | undefined): boolean =>
    node?.kind === 'list' && node.items.some(({ value }) => value.kind === 'scalar' && names.has(value.text));
  const withoutUniques = deleteItems(cleaned, table, 'unique', (item) =>
    namesOne(item.kind === 'list' ? item : valueAt(item, 'columns')),
  );
  return deleteItems(withoutUniques, table, 'keys', (item) => namesOne(valueAt(item, 'columns')));
}

function deleteCells(source: Source, table: string, names: ReadonlySet<string>): readonly TextChange[] {
  const { value } = tableAt(source, table);
  const rows = [valueAt(value, 'rows'), valueAt(value, 'fixed')].flatMap(rowsOf);
  return rows
    .filter((row) => row.entries.some(({ key }) => names.has(key)))
    .flatMap((row) => removeEntries(source, row, names));
}

function deleteVia(source: Source, table: string, names: ReadonlySet<string>): readonly TextChange[] {
  const owner = entryAt(tableAt(source, table).value, 'rows');
  const via = valueAt(owner?.value, 'via');
  if (owner?.value.kind !== 'map' || via?.kind !== 'scalar' || !names.has(via.text)) return [];
  return removeEntries(source, owner.value, new Set(['via']), owner);
}

/** Takes columns out of keys that have others, too, each with the column that it refers to. */
function shortenKeys(source: Source, table: string, names: ReadonlySet<string>): readonly TextChange[] {
  const keys = valueAt(tableAt(source, table).value, 'keys');
  if (keys?.kind !== 'list') return [];
  return keys.items.flatMap(({ value }) => {
    const columns = valueAt(value, 'columns');
    const targets = valueAt(valueAt(value, 'references'), 'columns');
    if (columns?.kind !== 'list') return [];
    const gone = new Set(
      columns.items.flatMap(({ value: one }, index) => (one.kind === 'scalar' && names.has(one.text) ? [index] : [])),
    );
    if (gone.size === 0 || gone.size === columns.items.length) return [];
    const other = targets?.kind === 'list' && targets.items.length === columns.items.length ? [targets] : [];
    return [columns, ...other].flatMap((list) => removeParts(source, list, gone));
  });
}

/** Takes items out of a list of the table; with the last, the list goes. */
function deleteItems(text: string, table: string, option: string, isGone: (item: TreeNode) => boolean): string {
  const gone = new Set<number>();
  let list: TreeList | TreeMap | undefined;
  const deleted = changed(text, (source) => {
    const node = valueAt(tableAt(source, table).value, option);
    if (node?.kind !== 'list') return [];
    for (const [index, { value }] of node.items.entries()) if (isGone(value)) gone.add(index);
    list = node;
    return gone.size === 0 || gone.size === node.items.length ? [] : removeParts(source, node, gone);
  });
  const isEmpty = list?.kind === 'list' && gone.size > 0 && gone.size === list.items.length;
  return isEmpty ? setTableOption(deleted, table, option, undefined) : deleted;
}
