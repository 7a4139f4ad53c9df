import { fitsType, isNested, type ProblemList, quote, spelledType } from '@populace/core';
import type { ColumnModel, SchemaModel } from '@populace/schema';
import { MOST_RANKS } from '../columns/sources/rank-count.ts';
import { checkType } from '../columns/values/check-type.ts';
import type { PlannedColumn } from '../model/column.ts';
import { isEmpty } from '../model/soon-counted.ts';
import type { PlannedTable } from '../model/table.ts';
import type { World } from '../model/world.ts';
import { targetsOf } from '../relations/targets-of.ts';
import { checkGivenUnique } from '../unique/check-given.ts';
import { isSafe, isUniqueByRow, whyNotUnique } from '../unique/why-not-unique.ts';

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
  if (source !== undefined) checkMissing(source, column, problems);
  // Children without parents are no rows, so nothing is to be counted for the references that follow them.
  const refers = source !== undefined && !table.follows.includes(column.name) && column.made;
  for (const target of refers ? targetsOf(source.source) : []) {
    if (!isEmpty(world, world.table(target.table)) || isEmpty(world, table)) continue;
    const message = `${quote(column.name)} refers to ${quote(target.table)}, which has no rows; give it rows, or drop the reference`;
    problems.add('schema/invalid-option', target.place, message);
  }
  if (column.unique) checkUnique(world, table, column, { place: places.unique, problems });
}

/** Adds that the value which stands where a locale lacks one is not of the column's type. */
function checkMissing(
  { missing, missingPlace }: ColumnModel,
  { name, type }: PlannedColumn,
  problems: ProblemList,
): void {
  if (missing?.kind !== 'value' || missing.text === null) return;
  const message = isNested(type)
    ? `missing of ${quote(name)} must be error or null, since it has lists or structures`
    : `missing of ${quote(name)} is ${quote(missing.text)}, which is not ${spelledType(type)}; write null, or a value of that type`;
  if (isNested(type) || !fitsType(missing.text, type)) problems.add('schema/type-mismatch', missingPlace, message);
}

/** With the arithmetic: each row needs a row of its own to refer to. */
function refuseOneToOne(
  { name, rowCount }: PlannedTable,
  column: PlannedColumn,
  other: string,
  { place, problems }: { readonly place: PlannedColumn['place']; readonly problems: ProblemList },
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

function checkUnique(
  world: World,
  table: PlannedTable,
  column: PlannedColumn,
  { place, problems }: { readonly place: PlannedColumn['place']; readonly problems: ProblemList },
): void {
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

/** How many rows a table has; at most, where that is known without counting them. */
function mostRows(world: World, table: PlannedTable): number {
  const { relation } = table;
  const bound =
    relation === undefined ? Number.POSITIVE_INFINITY : world.table(relation.table).rowCount * relation.bound;
  return bound <= Number.MAX_SAFE_INTEGER ? bound : table.rowCount;
}
