import { CodedError, rowNumber, type Vector } from '@populace/core';
import { createPermutation, type Permutation } from '@populace/recipes';
import { type ColumnRanks, uniquePath } from '../../model/planned-unique.ts';
import type { ColumnPlanning } from '../planning.ts';
import { createRankCount } from '../sources/rank-count.ts';
import { createRankSource } from '../sources/rank-source.ts';
import { leaveOut, leftOutRanks, type RanksLeft } from './left-out.ts';

/** Draws of a column's permutation; its own name, so that it is no other draw's. */
export const PERMUTATION = 'unique';

/**
 * Plans a column's recipe: from random words, or, where the column is unique, by unranking a permutation of the row.
 * Recipes that differ from row to row by nature stay as they are.
 */
export function planUnique(at: ColumnPlanning): Vector {
  const { column, recipe, scope, words } = at;
  if (at.ranks !== undefined && column.made) return planTogether(at.ranks, at);
  if (!column.unique || !column.made || scope.uniqueByRow(recipe)) return at.plan(recipe, words);
  const { arena, rows } = at;
  const ranks = arena.float64();
  const key = at.keyOf(at.path, PERMUTATION);
  const taken = createRankCount();
  let permutation: Permutation | undefined;
  const own = leftOutRanks(column, at);
  let left: RanksLeft | undefined;
  at.step((n) => {
    // How many ranks there are is known once the recipe is planned: what its draws took, not what it could make.
    left ??= leaveOut(own, taken.digits);
    permutation ??= createPermutation(key, Number(taken.count()) - left.count);
    for (let i = 0; i < n; i++) ranks[i] = rowNumber(rows, i);
    demandRoom(ranks, n, permutation.size, column);
    permutation.fill(n, ranks, ranks);
    if (left.count === 0) return;
    for (let i = 0; i < n; i++) ranks[i] = left.rankOf(ranks[i]);
  });
  at.trace?.unique({ ranks, step: at.step, capacity: () => taken.count(), stream: at.path, of: 'rows' });
  const source = createRankSource({ ranks, arena, step: at.step, count: taken, place: { scale: 1n }, words });
  const vector = at.plan(recipe, at.trace?.source(at.path, source) ?? source);
  at.noteRanks?.(taken);
  return vector;
}

/** A column that is unique with others has a digit of their rank. */
function planTogether({ digits, base, recipe, source, unique }: ColumnRanks, at: ColumnPlanning): Vector {
  const of = unique.within ? 'children' : 'rows';
  at.trace?.unique({ ranks: digits, step: at.step, capacity: () => BigInt(base), stream: uniquePath(unique), of });
  return at.plan(recipe, at.trace?.source(at.path, source) ?? source);
}

/** Rows past the capacity are refused by the plan; only a row asked for beyond the table's end comes here. */
function demandRoom(rows: Float64Array, n: number, size: number, { name }: { readonly name: string }): void {
  for (let i = 0; i < n; i++) {
    if (rows[i] >= size)
      throw new CodedError('limit/rows', `${name} is unique and has ${size} values: there is no row ${rows[i]}.`);
  }
}
