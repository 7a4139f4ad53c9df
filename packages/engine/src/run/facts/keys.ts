import { parseWhole } from '@populace/core';
import type { SequenceRecipe } from '@populace/recipes';
import { hasNulls } from '../../formulas/has-nulls.ts';
import type { PlannedColumn } from '../../model/column.ts';
import type { PlannedTable } from '../../model/table.ts';
import type { WorldFacts } from '../../model/world-facts.ts';

/** What tells the rows of a table apart: lists of columns. */
export interface Keys {
  /** Empty where there is none. */
  readonly primaryKey: readonly string[];
  readonly uniques: readonly (readonly string[])[];
}

const known = new WeakMap<PlannedTable, Keys>();

/**
 * The one place that says what tells a table's rows apart. The primary key is the first column that does, is never null, and is
 * referred to or called `id`; else a reference that does, as in a table that has a row more of another's; else the first columns that are
 * unique together and never null. Uniques are the others that are asked to be, or that are referred to.
 */
export function keysOf(world: WorldFacts, table: PlannedTable): Keys {
  const keys = known.get(table) ?? findKeys(world, table);
  known.set(table, keys);
  return keys;
}

function findKeys(world: WorldFacts, table: PlannedTable): Keys {
  const single = table.columns.filter((column) => tellsRowsApart(table, column));
  const targets = targetsOf(world, table);
  const isReferredTo = ({ name }: PlannedColumn): boolean =>
    targets.some((list) => list.length === 1 && list[0] === name);
  const isWhole = ({ hidden, name }: PlannedColumn): boolean => !hidden && !hasNulls(world, table, name);
  const primary =
    single.find((column) => (column.name === 'id' || isReferredTo(column)) && isWhole(column)) ??
    single.find((column) => column.source.kind === 'reference' && isWhole(column));
  const primaryKey =
    primary === undefined
      ? (table.uniqueLists.find((list) => list.every((name) => isWhole(table.column(name)))) ?? [])
      : [primary.name];
  const uniques = single.filter((column) => column !== primary && (column.unique || isReferredTo(column)));
  // A key that several columns refer to is unique where one of its columns is, but databases want to be told so.
  const together = targets.filter(
    (list) =>
      list.length > 1 &&
      (single.some(({ name }) => list.includes(name)) || table.uniqueLists.some((other) => isWithin(other, list))),
  );
  const lists = eachOnce([primaryKey, ...uniques.map(({ name }) => [name]), ...table.uniqueLists, ...together]);
  return { primaryKey, uniques: lists.slice(1) };
}

function isWithin(columns: readonly string[], list: readonly string[]): boolean {
  return columns.every((name) => list.includes(name));
}

/** The lists of columns of a table that references point to. */
function targetsOf({ tables }: WorldFacts, { name }: PlannedTable): readonly (readonly string[])[] {
  return tables.flatMap(({ references }) =>
    references.filter((reference) => reference.table === name && !reference.logical).map(({ targets }) => targets),
  );
}

function eachOnce(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(lists.map((list) => [JSON.stringify(list), list])).values()];
}

/** Whether no value of a column comes twice: asked for; by nature, as in a sequence; or because all are given and differ. */
function tellsRowsApart({ rowCount }: PlannedTable, { unique, variants, given, made }: PlannedColumn): boolean {
  if (unique) return true;
  if (!made) return new Set(given.map(({ text }) => text)).size === rowCount;
  const [{ recipe, scope }, ...more] = variants;
  if (more.length > 0 || !scope.uniqueByRow(recipe)) return false;
  return given.length === 0 || (recipe.kind === 'sequence' && areApart(given, recipe as SequenceRecipe, rowCount)); // That kind's shape.
}

/** Whether fixed numbers differ from one another and from those that a sequence generates for the other rows. */
function areApart(given: PlannedColumn['given'], { start, step }: SequenceRecipe, rowCount: number): boolean {
  const fixed = new Set(given.map(({ row }) => row));
  const numbers = given.map(({ text }) => (text === null ? undefined : parseWhole(text)));
  if (new Set(numbers).size < numbers.length) return false;
  return numbers.every((number) => {
    if (number === undefined) return false;
    const distance = number - start;
    const row = step === 0n || distance % step !== 0n ? -1 : Number(distance / step);
    return row < 0 || row >= rowCount || fixed.has(row);
  });
}
