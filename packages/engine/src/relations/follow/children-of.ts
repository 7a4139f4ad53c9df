import { createTextReader } from '@populace/cells';
import { keysOfTable } from '../../columns/planning.ts';
import { createRowFinder, isFindable } from '../../columns/rows/row-finder.ts';
import { openTable } from '../../columns/rows/table-run.ts';
import { hasNulls } from '../../formulas/has-nulls.ts';
import type { ChildRelation } from '../../model/child-relation.ts';
import type { PlannedColumn } from '../../model/column.ts';
import type { PlannableWorld } from '../../model/plannable-world.ts';
import type { PlannedTable } from '../../model/table.ts';
import type { WorldFacts } from '../../model/world-facts.ts';
import { BRANCHES, createTreeChildren } from '../ways/tree.ts';
import { treeShape } from '../ways/tree-shape.ts';
import { createParentReader, type ParentReader } from './parent-reader.ts';

/** The rows of a table that refer to a row. */
export type Children =
  | {
      readonly kind: 'listed';
      /** How many there are. */
      readonly total: number;
      /** Those of them that were asked for. */
      readonly rows: readonly number[];
    }
  /** Which rows refer to it is known only by looking at this many. */
  | { readonly kind: 'unlisted'; readonly toLookAt: number };

/** Which of the children are wanted, and how many rows may be looked at for them. */
export interface ChildrenWindow {
  readonly from: number;
  readonly take: number;
  readonly lookAt: number;
}

/** Lists the children of a row. */
export type ChildrenOf = (row: number, window: ChildrenWindow) => Children;

/** Rows that may be children, in their order: all that are, and perhaps more. */
interface Candidates {
  readonly total: number;
  rowAt(place: number): number;
}

/** Creates what lists the rows of a table that belong to a row of its parent, whatever its columns say. */
export function createBelonging({ childrenOf, rowAt }: ChildRelation): ChildrenOf {
  return (row, window) => {
    const { first, count } = childrenOf(row);
    return listAll({ total: count, rowAt: (place) => rowAt(first + place) }, window);
  };
}

/**
 * Creates what lists the rows whose reference leads to a row of the other table: computed back where the reference follows the parents,
 * is one to one or of a tree, and looked for where few rows are to be looked at.
 */
export function createChildrenOf(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): ChildrenOf {
  if (isFindable(column)) return createOnlyChild(world, table, column);
  const candidatesOf = createCandidates(world, table, column);
  const given = new Set(column.given.map(({ row }) => row));
  const ownRow = column.source.kind === 'reference' && column.source.ownRow;
  let sure: boolean | undefined;
  let reader: ParentReader | undefined;
  return (row, window) => {
    const candidates = candidatesOf?.(row);
    sure ??= given.size === 0 && !ownRow && candidates !== undefined && !hasNulls(world, table, column.name);
    if (candidates !== undefined && sure) return listAll(candidates, window);
    const all = candidates ?? { total: table.rowCount, rowAt: (place: number) => place };
    const beside = ownRow && candidates !== undefined ? [...new Set([...given, row])] : [...given];
    const toLookAt = all.total + beside.length;
    if (toLookAt > window.lookAt) return { kind: 'unlisted', toLookAt };
    reader ??= createParentReader(world, table, column);
    return listThose(row, window, reader, [
      // Given cells and the row itself are looked at once.
      { ...all, isLeftOut: (one) => given.has(one) || (beside.length > given.size && one === row) },
      { total: beside.length, rowAt: (place) => beside[place], isLeftOut: () => false },
    ]);
  };
}

function listAll({ total, rowAt }: Candidates, { from, take }: ChildrenWindow): Children {
  const count = Math.max(0, Math.min(take, total - from));
  return { kind: 'listed', total, rows: Array.from({ length: count }, (_, i) => rowAt(from + i)) };
}

/** Lists those of the candidates that do refer to the row. */
function listThose(
  row: number,
  { from, take }: ChildrenWindow,
  { room, referring }: ParentReader,
  lists: readonly (Candidates & { isLeftOut(row: number): boolean })[],
): Children {
  const rows: number[] = [];
  let total = 0;
  for (const { total: most, rowAt, isLeftOut } of lists) {
    for (let at = 0; at < most; at += room) {
      const list = Array.from({ length: Math.min(room, most - at) }, (_, i) => rowAt(at + i));
      for (const child of referring(list, row)) {
        if (isLeftOut(child)) continue;
        if (total >= from && rows.length < take) rows.push(child);
        total++;
      }
    }
  }
  return { kind: 'listed', total, rows };
}

/** The rows that a reference may have chosen to refer to a row; undefined where that could be any. */
function createCandidates(
  world: WorldFacts,
  table: PlannedTable,
  { name, source, nullPath }: PlannedColumn,
): ((row: number) => Candidates) | undefined {
  const { relation } = table;
  if (relation !== undefined && table.follows.includes(name)) {
    return (row) => {
      const { first, count } = relation.childrenOf(row);
      return { total: count, rowAt: (place) => relation.rowAt(first + place) };
    };
  }
  if (source.kind !== 'reference' || source.way.kind !== 'tree') return undefined;
  const childrenOf = createTreeChildren(
    treeShape(source.way),
    source.way,
    keysOfTable(world, table.name)(nullPath, BRANCHES),
  );
  return (row) => {
    const { first, count } = childrenOf(row);
    return { total: Math.max(0, Math.min(count, table.rowCount - first)), rowAt: (place) => first + place };
  };
}

/** Lists the only row that can refer to a row, found by the value that it would have. */
function createOnlyChild(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): ChildrenOf {
  const { source } = column;
  if (source.kind !== 'reference') return () => ({ kind: 'listed', total: 0, rows: [] });
  const { batch, fillRange } = openTable(world, world.table(source.table), { columns: [source.column], batchRows: 4 });
  const readers = batch.columns.map(createTextReader);
  const find = createRowFinder(world, table, column);
  const { referring } = createParentReader(world, table, column, { batchRows: 4 });
  return (row, window) => {
    fillRange(row, 1);
    const text = readers[0]?.(0) ?? null;
    const child = text === null ? undefined : find(text);
    const rows = child === undefined ? [] : referring([child], row);
    return listAll({ total: rows.length, rowAt: (place) => rows[place] }, window);
  };
}
