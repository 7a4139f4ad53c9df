import type { Source } from '../source/read-source.ts';
import {
  entryAt,
  type SourceList,
  type SourceMap,
  type SourceNode,
  type SourceScalar,
  valueAt,
} from '../source/source-tree.ts';
import { tablesOf } from './find-places.ts';

/** A formula as it is written in a document. */
export interface SourceFormula {
  /** The table whose rows it is about. */
  readonly table: string;
  readonly node: SourceScalar;
  /** What it stands in. */
  readonly holder: SourceMap | SourceList;
}

/** Finds the formulas of a document: of columns, of cases, of checks, of uniques and of numbers of rows. What aliases repeat is left out. */
export function formulasOf(source: Source): readonly SourceFormula[] {
  const entries = tablesOf(source).map?.entries ?? [];
  return entries.flatMap(({ key: table, value }) => {
    if (value.kind !== 'map' || value.alias) return [];
    const columns = valueAt(value, 'columns');
    const own = columns?.kind === 'map' && !columns.alias ? columns.entries : [];
    return [
      ...countOf(valueAt(value, 'rows')),
      ...itemsOf(valueAt(value, 'checks'), table),
      ...wheresOf(valueAt(value, 'unique'), table),
      ...own.flatMap((column) => [...atKey(column.value, 'formula', table), ...casesOf(column.value, table)]),
    ];
  });
}

/** The formula that says how many rows a parent has is about the parent. */
function countOf(rows: SourceNode | undefined): readonly SourceFormula[] {
  const parent = valueAt(rows, 'per');
  return parent?.kind === 'scalar' ? atKey(valueAt(rows, 'count'), 'formula', parent.text) : [];
}

function casesOf(column: SourceNode, table: string): readonly SourceFormula[] {
  const branches = valueAt(column, 'case');
  if (column.alias || branches?.kind !== 'list' || branches.alias) return [];
  return branches.items.flatMap(({ value }) => [
    ...atKey(value, 'when', table),
    ...atKey(value.alias ? undefined : valueAt(value, 'then'), 'formula', table),
  ]);
}

/** The formulas that say for which rows uniques hold. */
function wheresOf(uniques: SourceNode | undefined, table: string): readonly SourceFormula[] {
  if (uniques?.kind !== 'list' || uniques.alias) return [];
  return uniques.items.flatMap(({ value }) => atKey(value, 'where', table));
}

function itemsOf(list: SourceNode | undefined, table: string): readonly SourceFormula[] {
  if (list?.kind !== 'list' || list.alias) return [];
  return list.items.flatMap(({ value }) => formulaAt(value, list, table));
}

function atKey(holder: SourceNode | undefined, key: string, table: string): readonly SourceFormula[] {
  if (holder?.kind !== 'map' || holder.alias) return [];
  return formulaAt(entryAt(holder, key)?.value, holder, table);
}

function formulaAt(
  node: SourceNode | undefined,
  holder: SourceMap | SourceList,
  table: string,
): readonly SourceFormula[] {
  return node?.kind === 'scalar' && !node.alias && node.value !== null ? [{ table, node, holder }] : [];
}
