import { entryAt, type TreeList, type TreeMap, type TreeNode, type TreeScalar, valueAt } from '@populace/document';
import { splitReference } from '../read-column-view.ts';
import type { Source } from '../read-source.ts';
import { tablesOf } from './find-places.ts';

/** A formula as it is written in a document. */
export interface SourceFormula {
  /** The table whose rows it is about. */
  readonly table: string;
  readonly node: TreeScalar;
  /** What it stands in. */
  readonly holder: TreeMap | TreeList;
}

/** Finds the formulas of a document: of columns, cases, checks, uniques, references and numbers of rows. What aliases repeat is left out. */
export function formulasOf(source: Source): readonly SourceFormula[] {
  const entries = tablesOf(source).map?.entries ?? [];
  const tables = new Set(entries.map(({ key }) => key));
  return entries.flatMap(({ key: table, value }) => {
    if (value.kind !== 'map' || value.alias) return [];
    const columns = valueAt(value, 'columns');
    const own = columns?.kind === 'map' && !columns.alias ? columns.entries : [];
    return [
      ...countOf(valueAt(value, 'rows')),
      ...itemsOf(valueAt(value, 'checks'), table),
      ...wheresOf(valueAt(value, 'unique'), table),
      ...termsOf(valueAt(value, 'keys'), table, tables),
      ...own.flatMap((column) => [
        ...atKey(column.value, 'formula', table),
        ...casesOf(column.value, table),
        ...termsOfReference(column.value, table, tables),
      ]),
    ];
  });
}

/** The formula that says how many rows a parent has is about the parent. */
function countOf(rows: TreeNode | undefined): readonly SourceFormula[] {
  const parent = valueAt(rows, 'per');
  return parent?.kind === 'scalar' ? atKey(valueAt(rows, 'count'), 'formula', parent.text) : [];
}

function casesOf(column: TreeNode, table: string): readonly SourceFormula[] {
  const branches = valueAt(column, 'case');
  if (column.alias || branches?.kind !== 'list' || branches.alias) return [];
  return branches.items.flatMap(({ value }) => [
    ...atKey(value, 'when', table),
    ...atKey(value.alias ? undefined : valueAt(value, 'then'), 'formula', table),
  ]);
}

/** The formulas that say for which rows uniques hold. */
function wheresOf(uniques: TreeNode | undefined, table: string): readonly SourceFormula[] {
  if (uniques?.kind !== 'list' || uniques.alias) return [];
  return uniques.items.flatMap(({ value }) => atKey(value, 'where', table));
}

/** The formulas of keys: which rows they lead to, and which rows have them. */
function termsOf(keys: TreeNode | undefined, table: string, tables: ReadonlySet<string>): readonly SourceFormula[] {
  if (keys?.kind !== 'list' || keys.alias) return [];
  return keys.items.flatMap(({ value }) => {
    const options = value.alias ? undefined : valueAt(value, 'references');
    const wheres =
      options?.kind === 'list' && !options.alias
        ? options.items.flatMap((option) => atKey(option.value, 'where', targetOf(option.value, tables)))
        : [];
    return [...wheres, ...termsOfReference(value, table, tables)];
  });
}

function termsOfReference(holder: TreeNode, table: string, tables: ReadonlySet<string>): readonly SourceFormula[] {
  const references = holder.alias ? undefined : valueAt(holder, 'references');
  if (references === undefined) return [];
  return [...atKey(holder, 'where', targetOf(references, tables)), ...atKey(holder, 'when', table)];
}

/** The table that a reference leads to; empty where it names none. */
function targetOf(reference: TreeNode, tables: ReadonlySet<string>): string {
  const named = reference.kind === 'map' ? valueAt(reference, 'table') : undefined;
  if (named?.kind === 'scalar') return named.text;
  return reference.kind === 'scalar' ? splitReference(reference.text, tables).table : '';
}

function itemsOf(list: TreeNode | undefined, table: string): readonly SourceFormula[] {
  if (list?.kind !== 'list' || list.alias) return [];
  return list.items.flatMap(({ value }) => formulaAt(value, list, table));
}

function atKey(holder: TreeNode | undefined, key: string, table: string): readonly SourceFormula[] {
  if (holder?.kind !== 'map' || holder.alias) return [];
  return formulaAt(entryAt(holder, key)?.value, holder, table);
}

function formulaAt(node: TreeNode | undefined, holder: TreeMap | TreeList, table: string): readonly SourceFormula[] {
  return node?.kind === 'scalar' && !node.alias && node.value !== null ? [{ table, node, holder }] : [];
}
