import { createPermutation, type ProblemList, quote, streamKey } from '@populace/core';
import { spelt } from './spelt.ts';
import { PERMUTATION } from './unique.ts';
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

/** The row that a unique column makes a value for, where its recipe can tell. */
function madeRow(world: World, table: PlannedTable, column: PlannedColumn, text: string): number | undefined {
  const [{ recipe, scope }] = column.variants;
  const rank = scope.rank(recipe, text);
  if (rank === undefined) return undefined;
  // Recipes that count rows rank their values by row.
  if (scope.uniqueByRow(recipe)) return Number(rank);
  if (column.capacity === 0n || column.capacity > 2n ** 53n) return undefined;
  const key = streamKey([world.seed, String(world.values), table.name, `c:${column.name}`, PERMUTATION]);
  return createPermutation(key, Number(column.capacity)).inverse(Number(rank));
}
