import { type Obstacle, type ProblemList, quote, typeName } from '@populace/core';
import type { SchemaModel } from '@populace/schema';
import { isEmpty } from '../relations/soon-counted.ts';
import { MOST_RANKS } from '../sources/rank-count.ts';
import { checkGivenUnique } from './check-given.ts';
import { checkType } from './check-type.ts';
import { planUnfilled } from './plan-unfilled.ts';
import { isPointInTime } from './typed.ts';
import type { PlannedColumn, PlannedTable, World } from './world.ts';

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
  if (refers && isEmpty(world, world.table(from.table)) && !isEmpty(world, table)) {
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
  const reason = whyNotUnique(column) ?? whyCut(world, table, column);
  if (reason !== undefined) {
    problems.add('schema/unique-unsupported', place, `${quote(column.name)} cannot be unique${reason}`);
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
  const message = `${quote(column.name)} has ${column.capacity} different values, but ${quote(table.name)} has ${table.rowCount} rows`;
  problems.add(
    'schema/unique-impossible',
    place,
    `${message}; ask for at most ${column.capacity} rows, or allow more values`,
  );
}

/** How many rows a table has; at most, where that is known without counting them. */
function mostRows(world: World, table: PlannedTable): number {
  const { relation } = table;
  const bound =
    relation === undefined ? Number.POSITIVE_INFINITY : world.table(relation.table).rowCount * relation.bound;
  return bound <= Number.MAX_SAFE_INTEGER ? bound : table.rowCount;
}

/** Why a column cannot be unique, with the way out; undefined where it can be, given enough values. */
function whyNotUnique(column: PlannedColumn): string | undefined {
  const { made, mix, origin, ignoreCase, variants } = column;
  const [{ recipe, scope }, ...more] = variants;
  if (more.length > 0 && !isUniqueByRow(column)) {
    return `: its rows are in ${mix.locales.length} locales, which may share values; give the column one locale, or drop unique`;
  }
  if (made && !isUniqueByRow(column) && !scope.injective(recipe)) {
    const { what, wayOut } = scope.obstacle(recipe) ?? repeatsOf(column);
    return `: ${what}; ${wayOut}`;
  }
  const madeType = scope.type(recipe);
  if (made && column.type.kind === 'date' && madeType.kind !== 'date' && isPointInTime(madeType)) {
    return `: it is made as ${typeName(madeType)} and cut to days, which several rows share; drop type, or take a range of dates`;
  }
  if (made && ignoreCase && variants.some((one) => one.scope.foldedForm(one.recipe) === undefined)) {
    const wayOut = 'take letters of one case or numbers, or unique: true';
    return ` in any case: values of ${origin} may differ by their case alone; ${wayOut}`;
  }
  return undefined;
}

/** Texts that are cut may be alike: that they could be longer is known from their plan, for which nothing is filled. */
function whyCut(world: World, table: PlannedTable, column: PlannedColumn): string | undefined {
  const { type } = column;
  if (!column.made || type.kind !== 'string' || type.length === undefined) return undefined;
  let longest = 0;
  const noteCut = (length: number): void => {
    longest = Math.max(longest, length);
  };
  planUnfilled({ world, noteCut }, table, column.name);
  if (longest === 0) return undefined;
  return `: its texts may have ${longest} characters, and cut to ${type.length} they may be alike; take string(${longest}), or make them shorter`;
}

function isUniqueByRow({ variants }: PlannedColumn): boolean {
  return variants.every(({ recipe, scope }) => scope.uniqueByRow(recipe));
}

function repeatsOf({ origin }: PlannedColumn): Obstacle {
  return {
    what: `${origin} makes some values more than once, as they come in life`,
    wayOut: 'take numbers, ids or patterns, add one of them by string.template, or drop unique',
  };
}
