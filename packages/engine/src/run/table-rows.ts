import { createValueReader, type DateForm } from '@populace/cells';
import type { Column } from '@populace/core';
import { openTable, type TableRunOptions } from '../columns/rows/table-run.ts';
import { batchesOf, type Window } from '../columns/rows/window.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';

/** A row as an object: one property a column. */
export type Row = { readonly [column: string]: unknown };

/** How rows become objects. */
export interface RowOptions extends TableRunOptions {
  /** Whether dates and timestamps are text (ISO 8601) or `Date`. */
  readonly dates?: DateForm | undefined;
}

/** Makes the rows of a window as objects, batch by batch. */
export function* tableRows(
  world: PlannableWorld,
  table: PlannedTable,
  window: Window,
  options: RowOptions,
): Generator<Row> {
  const run = openTable(world, table, options);
  const read = createRowReader(run.batch.columns, options.dates ?? 'text');
  for (const { from, n } of batchesOf(window, run.batchRows)) {
    run.fillRange(from, n);
    for (let i = 0; i < n; i++) yield read(i);
  }
}

/** Creates what makes an object of the i-th row of a batch. */
export function createRowReader(columns: readonly Column[], dates: DateForm): (i: number) => Row {
  const readers = columns.map((column) => ({ name: column.name, read: createValueReader(column, { dates }) }));
  // Assigning to `__proto__` would change the object, and to `constructor` throws where a program has frozen Object.prototype.
  if (columns.some(({ name }) => name in Object.prototype)) {
    return (i) => Object.fromEntries(readers.map(({ name, read }) => [name, read(i)]));
  }
  return (i) => {
    const row: Record<string, unknown> = {};
    for (const { name, read } of readers) row[name] = read(i);
    return row;
  };
}
