import { plainOf, pointerOfKeys, type TreeEntry, type TreeNode } from '@populace/document';
import { readColumnView } from './read-column-view.ts';
import { entriesByKey, isTrue, namesOf, readLocaleMix, textOf, writtenAt } from './read-written.ts';
import type { KeyView, PerRows, RowsView, TableView, UniqueView } from './schema-view.ts';

/** Reads a table as it is written; `tables` are the names of all, `text` is the whole document. */
export function readTableView(entry: TreeEntry, tables: ReadonlySet<string>, text: string): TableView {
  const given = entriesByKey(entry.value);
  const written = writtenAt(entry, '/tables');
  const { pointer } = written;
  const rows = given.get('rows');
  const keys = readKeys(given.get('keys')?.value, pointer);
  const columns = given.get('columns')?.value;
  const at = {
    text,
    parent: `${pointer}/columns`,
    tables,
    given: rows?.value.kind === 'list',
    keyColumns: new Set(keys.flatMap((key) => key.columns)),
  };
  return {
    ...written,
    name: entry.key,
    rows: rows === undefined ? { kind: 'absent' } : readRows(rows, pointer, text),
    hidden: isTrue(given.get('hidden')?.value),
    description: textOf(given.get('description')?.value),
    locale: readLocaleMix(given.get('locale'), pointer),
    unique: readUniques(given.get('unique')?.value, pointer),
    keys,
    checks: namesOf(given.get('checks')?.value),
    fixedCount: countCells(given.get('fixed')?.value),
    columns: columns?.kind === 'map' ? columns.entries.map((column) => readColumnView(column, at)) : [],
  };
}

function readRows(entry: TreeEntry, parent: string, text: string): RowsView {
  const { value } = entry;
  const written = writtenAt(entry, parent);
  if (value.kind === 'list') return { ...written, kind: 'given', count: value.items.length };
  if (value.kind === 'map') return { ...written, ...readPer(value, text) };
  const isCount = value.value !== null && typeof value.value !== 'boolean';
  return { ...written, kind: isCount ? 'count' : 'unknown', text: value.text };
}

function readPer(node: TreeNode, text: string): PerRows {
  const given = entriesByKey(node);
  const count = given.get('count')?.value;
  const shuffle = given.get('shuffle')?.value;
  return {
    kind: 'per',
    parent: textOf(given.get('per')?.value) ?? '',
    count: count && plainOf(count),
    countText: count === undefined ? '' : text.slice(count.start, count.end),
    via: textOf(given.get('via')?.value),
    shuffle: shuffle === undefined || isTrue(shuffle),
  };
}

function readUniques(node: TreeNode | undefined, parent: string): readonly UniqueView[] {
  if (node?.kind !== 'list') return [];
  return node.items.map(({ value }, index) => {
    const given = entriesByKey(value);
    return {
      pointer: parent + pointerOfKeys('unique', index),
      columns: namesOf(value.kind === 'list' ? value : given.get('columns')?.value),
      nullsEqual: textOf(given.get('nulls')?.value) === 'equal',
    };
  });
}

function readKeys(node: TreeNode | undefined, parent: string): readonly KeyView[] {
  if (node?.kind !== 'list') return [];
  return node.items.map(({ value }, index) => {
    const given = entriesByKey(value);
    const target = entriesByKey(given.get('references')?.value ?? value);
    const by = given.get('by');
    return {
      pointer: parent + pointerOfKeys('keys', index),
      columns: namesOf(given.get('columns')?.value),
      table: textOf(target.get('table')?.value) ?? '',
      targets: given.has('references') ? namesOf(target.get('columns')?.value) : [],
      by: by && plainOf(by.value),
      as: textOf(given.get('as')?.value),
    };
  });
}

function countCells(node: TreeNode | undefined): number {
  if (node?.kind !== 'map') return 0;
  return node.entries.reduce((sum, { value }) => sum + (value.kind === 'map' ? value.entries.length : 0), 0);
}
