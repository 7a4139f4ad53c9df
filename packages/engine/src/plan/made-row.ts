import { createPermutation, streamKey } from '@populace/core';
import { PERMUTATION } from './unique.ts';
import type { PlannedColumn, PlannedTable, World } from './world.ts';

/** Returns the row that a unique column makes a value for, given cells aside; undefined where its recipe cannot tell. */
export function madeRow(world: World, table: PlannedTable, column: PlannedColumn, text: string): number | undefined {
  const [{ recipe, scope }] = column.variants;
  const rank = scope.rank(recipe, text);
  if (rank === undefined) return undefined;
  // Recipes that differ by row rank their values by row.
  if (scope.uniqueByRow(recipe)) return Number(rank);
  if (column.capacity === 0n || column.capacity > 2n ** 53n) return undefined;
  const key = streamKey([world.seed, String(world.values), table.name, `c:${column.name}`, PERMUTATION]);
  return createPermutation(key, Number(column.capacity)).inverse(Number(rank));
}
