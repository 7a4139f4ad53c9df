import { type Obstacle, type ProblemList, quote } from '@populace/core';
import type { SchemaModel } from '@populace/schema';
import { checkGivenUnique } from './check-given.ts';
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
  // Children without parents are no rows, so nothing is to be counted for the references that follow them.
  const refers = from?.kind === 'reference' && !table.follows.includes(column.name) && column.made;
  if (refers && table.rowCount > 0 && world.table(from.table).rowCount === 0) {
    const message = `${quote(column.name)} refers to ${quote(from.table)}, which has no rows; give it rows, or drop the reference`;
    problems.add('schema/invalid-option', from.place, message);
  }
  if (column.unique) checkUnique(world, table, column, { place: places.unique, problems });
}

/** With the arithmetic: each row needs a row of its own to refer to. */
function refuseOneToOne(
  { name, rowCount }: PlannedTable,
  column: PlannedColumn,
  other: string,
  { place, problems }: { readonly place: PlannedColumn['place']; readonly problems: ProblemList },
): void {
  const missing = BigInt(rowCount) - column.capacity;
  const message = `${quote(column.name)} refers to each row of ${quote(other)} once at most, but ${quote(name)} has ${rowCount} rows and ${quote(other)} has ${column.capacity}: ${missing} too many`;
  problems.add(
    'schema/unique-impossible',
    place,
    `${message}; ask for at most ${column.capacity} rows, or give ${quote(other)} more`,
  );
}

function checkUnique(
  world: World,
  table: PlannedTable,
  column: PlannedColumn,
  { place, problems }: { readonly place: PlannedColumn['place']; readonly problems: ProblemList },
): void {
  const [{ recipe, scope }, ...more] = column.variants;
  if (more.length > 0) {
    const message = `${quote(column.name)} cannot be unique: its rows are in ${column.mix.locales.length} locales, which may share values`;
    problems.add('schema/unique-unsupported', place, `${message}; give the column one locale, or drop unique`);
    return;
  }
  checkGivenUnique(world, table, column, problems);
  if (!column.made || scope.uniqueByRow(recipe)) return;
  if (!scope.injective(recipe)) {
    const { what, wayOut } = scope.obstacle(recipe) ?? repeatsOf(column);
    const message = `${quote(column.name)} cannot be unique: ${what}`;
    problems.add('schema/unique-unsupported', place, `${message}; ${wayOut}`);
    return;
  }
  if (column.capacity > MOST_RANKS || BigInt(table.rowCount) <= column.capacity) return;
  if (column.source.kind === 'reference') {
    refuseOneToOne(table, column, column.source.table, { place, problems });
    return;
  }
  const message = `${quote(column.name)} has ${column.capacity} different values, but ${quote(table.name)} has ${table.rowCount} rows`;
  problems.add(
    'schema/unique-impossible',
    place,
    `${message}; ask for at most ${column.capacity} rows, or allow more values`,
  );
}

function repeatsOf({ origin }: PlannedColumn): Obstacle {
  return {
    what: `${origin} makes some values more than once, as they come in life`,
    wayOut: 'take numbers, ids or patterns, add one of them by string.template, or drop unique',
  };
}
