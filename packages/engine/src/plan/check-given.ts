import { type ProblemList, quote } from '@populace/core';
import { madeRow } from './made-row.ts';
import { spelt } from './spelt.ts';
import type { PlannedColumn, PlannedTable, World } from './world.ts';

/** Adds given cells of a unique column that two rows would have: two given ones, or a given and a made one. */
export function checkGivenUnique(
  world: World,
  table: PlannedTable,
  column: PlannedColumn,
  problems: ProblemList,
): void {
  const rows = new Map<string, number>();
  const given = new Set(column.given.map(({ row }) => row));
  for (const { text, row, place } of column.given) {
    if (text === null) continue;
    const value = spelt(text, column.type);
    const made = madeRow(world, table, column, value);
    // What a given row would have made is made nowhere.
    const isMade = made !== undefined && made < table.rowCount && !given.has(made);
    const other = rows.get(value) ?? (isMade ? made : undefined);
    rows.set(value, row);
    if (other === undefined) continue;
    const message = `${quote(column.name)} is unique, but row ${row} is given ${quote(text)}, which row ${other} has too`;
    problems.add('schema/unique-impossible', place, `${message}; give another value`);
  }
}
