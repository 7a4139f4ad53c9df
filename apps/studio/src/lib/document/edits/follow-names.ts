import {
  type FlowStyle,
  siteOf,
  type TextChange,
  type TreeEntry,
  type TreeMap,
  type TreeNode,
  valueAt,
} from '@populace/document';
import type { Source } from '../read-source.ts';
import { tablesOf } from './find-places.ts';
import { type Follow, followItems, followText, type Renaming } from './follow.ts';
import { followCells, followTemplate } from './follow-cells.ts';
import { followOptions, followReference } from './follow-references.ts';

/**
 * Changes all that names a table or a column, but not its own key. With `within` only in that table, where another name is there already.
 */
export function followName(
  source: Source,
  style: FlowStyle,
  renaming: Renaming,
  within?: string,
): readonly TextChange[] {
  const entries = tablesOf(source).map?.entries ?? [];
  const { table, column, name } = renaming;
  const before = new Set(entries.map(({ key }) => key));
  const renamed = column === undefined && within === undefined;
  const after = renamed ? new Set([...before].map((one) => (one === table ? name : one))) : before;
  const follow: Follow = { ...renaming, source, style, before, after, changes: [] };
  for (const entry of entries) {
    if (within === undefined || entry.key === within) followInTable(entry, follow);
  }
  return follow.changes;
}

function followInTable({ key: own, value }: TreeEntry, follow: Follow): void {
  if (value.kind !== 'map' || value.alias) return;
  const isOwn = own === follow.table && follow.column !== undefined;
  followRows(valueAt(value, 'rows'), isOwn, follow);
  followKeys(valueAt(value, 'keys'), isOwn, follow);
  if (isOwn) {
    followUniques(valueAt(value, 'unique'), follow);
    followCells(valueAt(value, 'rows'), follow);
    followCells(valueAt(value, 'fixed'), follow);
  }
  const columns = valueAt(value, 'columns');
  if (columns?.kind !== 'map' || columns.alias) return;
  for (const { value: column } of columns.entries) {
    if (column.kind !== 'map' || column.alias) continue;
    followReference(column, follow);
    if (!isOwn) continue;
    followText(valueAt(column, 'otherThan'), follow.column, siteOf(column, follow.style), follow);
    followTemplate(column, follow);
    for (const then of branchesOf(column)) followTemplate(then, follow);
  }
}

/** What stands under `then` in a column of cases, where that is a map. */
function branchesOf(column: TreeMap): readonly TreeMap[] {
  const branches = valueAt(column, 'case');
  if (branches?.kind !== 'list' || branches.alias) return [];
  return branches.items
    .map(({ value }) => valueAt(value, 'then'))
    .filter((then) => then?.kind === 'map' && !then.alias) as readonly TreeMap[];
}

function followRows(rows: TreeNode | undefined, isOwn: boolean, follow: Follow): void {
  if (rows?.kind !== 'map' || rows.alias) return;
  const site = siteOf(rows, follow.style);
  if (follow.column === undefined) followText(valueAt(rows, 'per'), follow.table, site, follow);
  else if (isOwn) followText(valueAt(rows, 'via'), follow.column, site, follow);
}

function followUniques(uniques: TreeNode | undefined, follow: Follow): void {
  if (uniques?.kind !== 'list' || uniques.alias) return;
  for (const { value } of uniques.items) {
    followItems(value.kind === 'list' ? value : valueAt(value, 'columns'), follow.column, follow);
  }
}

function followKeys(keys: TreeNode | undefined, isOwn: boolean, follow: Follow): void {
  if (keys?.kind !== 'list' || keys.alias) return;
  for (const { value } of keys.items) {
    if (value.kind !== 'map' || value.alias) continue;
    if (isOwn) {
      followItems(valueAt(value, 'columns'), follow.column, follow);
      followText(valueAt(value, 'otherThan'), follow.column, siteOf(value, follow.style), follow);
    }
    followKeyTarget(value, follow);
  }
}

function followKeyTarget(key: TreeMap, follow: Follow): void {
  const target = valueAt(key, 'references');
  if (target?.kind === 'list' && !target.alias) followOptions(target, follow);
  if (target?.kind !== 'map' || target.alias) return;
  const table = valueAt(target, 'table');
  if (table?.kind !== 'scalar' || table.text !== follow.table) return;
  if (follow.column === undefined) followText(table, follow.table, siteOf(target, follow.style), follow);
  else followItems(valueAt(target, 'columns'), follow.column, follow);
  const by = valueAt(key, 'by');
  if (by?.kind === 'map' && !by.alias)
    followText(valueAt(by, 'weight'), follow.column, siteOf(by, follow.style), follow);
}
