import { type ProblemList, quote } from '@populace/core';
import type { SchemaModel } from '@populace/schema';
import { checkType } from './check-type.ts';
import type { PlannedColumn, PlannedTable, World } from './world.ts';

/** Row numbers and ranks are exact up to here. */
const MOST_RANKS = 2n ** 53n;

/** Adds what is wrong with a settled column: its type, its uniqueness. */
export function checkColumn(
  world: World,
  table: PlannedTable,
  column: PlannedColumn,
  model: SchemaModel,
  problems: ProblemList,
): void {
  const source = model.tables.find(({ name }) => name === table.name)?.columns.find(({ name }) => name === column.name);
  const places = { type: source?.typePlace ?? column.place, unique: source?.uniquePlace ?? column.place };
  checkType(table, column, places.type, problems);
  const from = source?.source;
  if (from?.kind === 'reference' && table.rowCount > 0 && world.table(from.table).rowCount === 0) {
    const message = `${quote(column.name)} refers to ${quote(from.table)}, which has no rows; give it rows, or drop the reference`;
    problems.add('schema/invalid-option', from.place, message);
  }
  if (column.unique && !column.scope.uniqueByRow(column.recipe)) checkUnique(table, column, places.unique, problems);
}

function checkUnique(
  table: PlannedTable,
  column: PlannedColumn,
  place: PlannedColumn['place'],
  problems: ProblemList,
): void {
  if (!column.scope.injective(column.recipe)) {
    const message = `${quote(column.name)} cannot be unique: ${column.origin} can make the same value from different numbers`;
    const wayOut = 'take a generator whose values can be counted, or drop unique';
    problems.add('schema/unique-unsupported', place, `${message}; ${wayOut}`);
    return;
  }
  if (column.capacity > MOST_RANKS || BigInt(table.rowCount) <= column.capacity) return;
  const message = `${quote(column.name)} has ${column.capacity} different values, but ${quote(table.name)} has ${table.rowCount} rows`;
  problems.add(
    'schema/unique-impossible',
    place,
    `${message}; ask for at most ${column.capacity} rows, or allow more values`,
  );
}
