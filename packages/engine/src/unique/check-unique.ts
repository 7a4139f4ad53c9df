import { quote } from '@populace/core';
import { MOST_RANKS } from '../columns/sources/rank-count.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { ColumnCheck } from '../model/feature.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { checkGivenUnique } from './check-given.ts';
import { isSafe, isUniqueByRow, whyNotUnique } from './why-not-unique.ts';

/** Adds what keeps a column from being unique. */
export function checkUnique({ world, table, column, source, problems }: ColumnCheck): void {
  if (!column.unique) return;
  const place = source.uniquePlace ?? column.place;
  const reason = whyNotUnique(world, table, column);
  if (reason !== undefined) {
    problems.add('schema/unique-unsupported', place, reason);
    return;
  }
  checkGivenUnique(column, problems);
  // Those whose every row differs by nature have no count, but where their numbers end.
  if (!column.made || (isUniqueByRow(column) && column.capacity === 0n)) return;
  if (column.capacity > MOST_RANKS || BigInt(mostRows(world, table)) <= column.capacity) return;
  if (column.source.kind === 'reference') {
    refuseOneToOne(table, column, column.source.table, { place, problems });
    return;
  }
  const message = `${quote(column.name)} has ${column.capacity} different values${butFor(column)}, but ${quote(table.name)} has ${table.rowCount} rows`;
  problems.add(
    'schema/unique-impossible',
    place,
    `${message}; ask for at most ${column.capacity} rows, or ${isSafe(column) ? 'take mode: valid' : 'allow more values'}`,
  );
}

/** With the arithmetic: each row needs a row of its own to refer to. */
function refuseOneToOne(
  { name, rowCount }: PlannedTable,
  column: PlannedColumn,
  other: string,
  { place, problems }: Pick<ColumnCheck, 'problems'> & Pick<PlannedColumn, 'place'>,
): void {
  const missing = BigInt(rowCount) - column.capacity;
  const message = `${quote(column.name)} refers to each row of ${quote(other)} once at most, but ${quote(name)} has ${rowCount} rows and ${quote(other)} has ${column.capacity}${butFor(column)}: ${missing} too many`;
  problems.add(
    'schema/unique-impossible',
    place,
    `${message}; ask for at most ${column.capacity} rows, or give ${quote(other)} more`,
  );
}

function butFor({ except, source }: PlannedColumn): string {
  const where = source.kind === 'reference' && source.where !== undefined ? ` where ${source.where.formula.text}` : '';
  return except.length === 0 ? where : `${where} without those of except`;
}

/** How many rows a table has; at most, where that is known without counting them. */
function mostRows(world: WorldFacts, table: PlannedTable): number {
  const { relation } = table;
  const bound =
    relation === undefined ? Number.POSITIVE_INFINITY : world.table(relation.table).rowCount * relation.bound;
  return bound <= Number.MAX_SAFE_INTEGER ? bound : table.rowCount;
}
