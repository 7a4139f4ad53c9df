import type { Key } from '@populace/core';
import { createPermutation, type RowFinder, type RowSearch } from '@populace/recipes';
import type { ColumnVariant, PlannedColumn } from '../../model/column.ts';
import type { PlannableWorld } from '../../model/plannable-world.ts';
import { primitiveOf } from '../../model/scope.ts';
import { subjectPath } from '../../model/subject-path.ts';
import type { PlannedTable } from '../../model/table.ts';
import { planUnfilled } from '../planners/plan-unfilled.ts';
import { keysOfTable } from '../planning.ts';
import { leaveOut, leftOutRanks } from '../ranks/left-out.ts';
import { PERMUTATION } from '../ranks/plan-unique.ts';
import { type RankCount, takenRank } from '../sources/rank-count.ts';
import { speltAsMade } from '../values/spelt-as-made.ts';

/** A column, and the variant of it whose rows are looked for. */
export interface Made {
  readonly column: PlannedColumn;
  readonly variant: ColumnVariant;
}

/** Finds the row in which a variant of the column can have made a text. */
export function createMadeFinder(world: PlannableWorld, table: PlannedTable, { column, variant }: Made): RowFinder {
  const { recipe, scope } = variant;
  const keyOf = keysOfTable(world, table.name);
  const searchIn = (path: string): RowSearch => ({
    scope,
    key: (...draw) => keyOf(path, ...draw),
    within: (subject, name) => searchIn(subjectPath(subject, name, column.of)),
    finder: (one) => primitiveOf(world.primitives, one).rowFinder(one, searchIn(path)),
  });
  const path = `c:${column.name}`;
  const find = scope.uniqueByRow(recipe)
    ? (searchIn(path).finder(recipe) ?? createRowRankFinder(variant))
    : createRankFinder(ranksOf(world, table, column), { key: keyOf(path, PERMUTATION), column }, variant);
  const type = scope.type(recipe);
  return (text) => find?.(speltAsMade(text, type));
}

/** Values that are unique by row, and have it as their rank. */
function createRowRankFinder({ recipe, scope }: ColumnVariant): RowFinder {
  return (text) => {
    const row = scope.rank(recipe, text);
    return row === undefined ? undefined : Number(row);
  };
}

/** Values whose ranks are permuted rows. */
function createRankFinder(
  taken: RankCount | undefined,
  { key, column }: { readonly key: Key; readonly column: PlannedColumn },
  variant: ColumnVariant,
): RowFinder {
  if (taken === undefined) return () => undefined;
  const left = leaveOut(leftOutRanks(column, variant), taken.digits);
  const size = Number(taken.count()) - left.count;
  if (size <= 0) return () => undefined;
  const permutation = createPermutation(key, size);
  return (text) => {
    const rank = variant.scope.rank(variant.recipe, text);
    const number = rank === undefined ? undefined : left.numberOf(Number(takenRank(taken.digits, rank)));
    return number === undefined ? undefined : permutation.inverse(number);
  };
}

/** What a unique column takes of its ranks: known once it is planned, for which nothing has to be filled. */
function ranksOf(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): RankCount | undefined {
  let taken: RankCount | undefined;
  const noteRanks = (count: RankCount): void => {
    // Columns that it refers to may be unique too; its own comes last.
    taken = count;
  };
  planUnfilled({ world, noteRanks }, table, column.name);
  return taken;
}
