import { createTextReader } from '@populace/cells';
import { openTable, type PlannedTable, type TableRunOptions, type World } from '@populace/engine';
import { describe, expect, it } from 'vitest';

/** The texts of a table's columns at some rows: one list a row. */
type Cells = readonly (readonly (string | null)[])[];

/** What the equality suite is run on. */
export interface EqualitySettings {
  /** First rows of the stretches that are compared; each stretch has `STRETCH` rows. */
  readonly starts: readonly number[];
}

/** Rows of a stretch: more than two of the smaller batches, and no multiple of any. */
const STRETCH = 157;
const BATCHES = [4, 12, 64, 332, 512];

/**
 * The suite that every table must pass: its cells are the same in batches of any size, from odd starts, as a list of rows in
 * any order, for any selection of columns in any order. What is compared against is each row made alone.
 */
export function testEquality(name: string, open: () => Promise<World>, { starts }: EqualitySettings): void {
  describe(`the cells of ${name}`, () => {
    const stretches = starts.map((start) => [start] as const);

    it.each(stretches)('are the same whatever the size of batches, from row %i', async (start) => {
      const world = await open();
      for (const table of world.tables) {
        const rows = stretch(table, start);
        const alone = singleRows(world, table, rows);
        for (const batchRows of BATCHES) expect(ranges(world, table, rows, { batchRows })).toEqual(alone);
      }
    });

    it.each(stretches)('are the same as a list of rows in any order, from row %i', async (start) => {
      const world = await open();
      for (const table of world.tables) {
        const rows = stretch(table, start);
        const shuffled = rows.map((_, at) => rows[(at * 89) % rows.length] ?? 0);
        const alone = new Map(singleRows(world, table, rows).map((cells, at) => [rows[at], cells]));
        const run = openTable(world, table, { columns: namesOf(table), batchRows: 160 });
        run.fillList(shuffled);

        const read = run.batch.columns.map(createTextReader);

        expect(shuffled.map((_, at) => read.map((cell) => cell(at)))).toEqual(shuffled.map((row) => alone.get(row)));
      }
    });

    it.each(stretches)('are the same for any columns in any order, from row %i', async (start) => {
      const world = await open();
      for (const table of world.tables) {
        const rows = stretch(table, start);
        const names = namesOf(table);
        const all = ranges(world, table, rows, { columns: names });
        const column = (at: number): Cells => all.map((cells) => [cells[at] ?? null]);

        for (const [at, one] of names.entries()) {
          expect(ranges(world, table, rows, { columns: [one] })).toEqual(column(at));
        }
        const reversed = ranges(world, table, rows, { columns: names.toReversed() });
        expect(reversed.map((cells) => cells.toReversed())).toEqual(all);
      }
    });
  });
}

function namesOf(table: PlannedTable): readonly string[] {
  return table.columns.map(({ name }) => name);
}

function stretch(table: PlannedTable, start: number): readonly number[] {
  const from = Math.min(start, Math.max(0, table.rowCount - STRETCH));
  return Array.from({ length: Math.min(STRETCH, table.rowCount) }, (_, at) => from + at);
}

function singleRows(world: World, table: PlannedTable, rows: readonly number[]): Cells {
  const run = openTable(world, table, { columns: namesOf(table), batchRows: 4 });
  const read = run.batch.columns.map(createTextReader);
  return rows.map((row) => {
    run.fillRange(row, 1);
    return read.map((cell) => cell(0));
  });
}

function ranges(world: World, table: PlannedTable, rows: readonly number[], options: TableRunOptions): Cells {
  const run = openTable(world, table, { columns: namesOf(table), ...options });
  const read = run.batch.columns.map(createTextReader);
  const cells: (string | null)[][] = [];
  for (let at = 0; at < rows.length; at += run.batchRows) {
    const n = Math.min(run.batchRows, rows.length - at);
    run.fillRange(rows[at] ?? 0, n);
    for (let i = 0; i < n; i++) cells.push(read.map((cell) => cell(i)));
  }
  return cells;
}
