import { createTextReader } from '@populace/cells';
import type { RowFinder } from '@populace/recipes';
import { type Folding, foldText } from '@populace/unicode';
import type { PlannedColumn } from '../../model/column.ts';
import type { PlannableWorld } from '../../model/plannable-world.ts';
import type { PlannedTable } from '../../model/table.ts';
import { spellingsOf } from '../ranks/left-out.ts';
import { spelt } from '../values/spelt.ts';
import { createMadeFinder } from './made-row.ts';
import { openTable } from './table-run.ts';

/** Whether the rows of a column can be found by their values: it is unique, by wish or by nature. */
export function isFindable({ unique, variants }: PlannedColumn): boolean {
  return unique || variants.every(({ recipe, scope }) => scope.uniqueByRow(recipe));
}

/**
 * Creates what finds the row of a findable column that has a value, by the value's text: the only row that can have it is
 * computed, made again, and compared. Nothing is kept a row. With a folding, a value that is folded alike will do, where the column's
 * values differ by it.
 */
export function createRowFinder(
  world: PlannableWorld,
  table: PlannedTable,
  column: PlannedColumn,
  folding?: Folding,
): RowFinder {
  const given = new Map(
    column.given.flatMap(({ row, text }) => (text === null ? [] : [[spelt(text, column.type), row] as const])),
  );
  const find = once(() => column.variants.map((variant) => createMadeFinder(world, table, { column, variant })));
  const read = once(() => createCellReader(world, table, column));
  return (text) => {
    const value = spelt(text, column.type);
    const known = given.get(value);
    if (known !== undefined || !column.made) return known;
    const rows = find().flatMap((rowOf) => [...new Set(spellingsOf(value, folding))].map(rowOf));
    return rows.find((row) => {
      const made = row === undefined || row >= table.rowCount ? null : read()(row);
      return made !== null && foldText(made, folding) === foldText(value, folding);
    });
  };
}

/** Makes what most columns are never asked for when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Reads single cells as text. */
function createCellReader(
  world: PlannableWorld,
  table: PlannedTable,
  { name }: PlannedColumn,
): (row: number) => string | null {
  const run = openTable(world, table, { columns: [name], batchRows: 4 });
  const readers = run.batch.columns.map(createTextReader);
  return (row) => {
    run.fillRange(row, 1);
    return readers[0]?.(0) ?? null;
  };
}
