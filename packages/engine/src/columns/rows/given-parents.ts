import { createTextReader } from '@populace/cells';
import type { PlannedColumn } from '../../model/column.ts';
import type { PlannableWorld } from '../../model/plannable-world.ts';
import type { PlannedTable } from '../../model/table.ts';
import { spelt } from '../values/spelt.ts';
import { createRowFinder, isFindable } from './row-finder.ts';
import { openTable } from './table-run.ts';
import { batchesOf } from './window.ts';

/** So many rows are gone through for a value that no row can be computed from. */
const MOST_ROWS = 2 ** 16;

/** Returns what a row's given cell refers to, a row or none; undefined where the cell is not given. */
export type GivenParents = (row: number) => { readonly parent: number | undefined } | undefined;

/** Creates what finds the rows that the given cells of a column of references refer to, by what they say. */
export function createGivenParents(world: PlannableWorld, { source, given, type }: PlannedColumn): GivenParents {
  if (source.kind !== 'reference' || given.length === 0) return () => undefined;
  const texts = new Map(given.map(({ row, text }) => [row, text]));
  const found = new Map<number, { readonly parent: number | undefined }>();
  const find = createParentFinder(world, world.table(source.table), source.column);
  return (row) => {
    const text = texts.get(row);
    if (text === undefined) return undefined;
    const known = found.get(row) ?? { parent: text === null ? undefined : find(spelt(text, type)) };
    found.set(row, known);
    return known;
  };
}

/** Finds the first row that has a value: computed where each value is in one row at most, else looked for in tables that are small. */
function createParentFinder(
  world: PlannableWorld,
  table: PlannedTable,
  name: string,
): (text: string) => number | undefined {
  const column = table.column(name);
  if (isFindable(column)) return createRowFinder(world, table, column);
  let rows: Map<string, number> | undefined;
  return (text) => {
    rows ??= table.rowCount <= MOST_ROWS ? firstRows(world, table, name) : new Map();
    return rows.get(text);
  };
}

function firstRows(world: PlannableWorld, table: PlannedTable, name: string): Map<string, number> {
  const { batch, batchRows, fillRange } = openTable(world, table, { columns: [name] });
  const rows = new Map<string, number>();
  const readers = batch.columns.map(createTextReader);
  for (const { from, n } of batchesOf({ from: 0, take: table.rowCount }, batchRows)) {
    fillRange(from, n);
    for (let i = 0; i < n; i++) {
      const text = readers[0]?.(i) ?? null;
      if (text !== null && !rows.has(text)) rows.set(text, from + i);
    }
  }
  return rows;
}
