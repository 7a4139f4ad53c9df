import { CodedError } from '@populace/core';
import { createPermutation } from '@populace/recipes';
import type { ChildRows } from '@populace/schema';
import { type KeyOf, keysOfTable } from '../columns/planning.ts';
import { formulaCounts } from '../formulas/formula-counts.ts';
import type { ChildRelation } from '../model/child-relation.ts';
import { COUNT_PATH, MAX_SUMMED, MOST_ROWS } from '../model/limits.ts';
import type { World } from '../model/world.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import type { Sum } from '../sums/sum-book.ts';
import { createSumIndex, type SumIndex } from '../sums/sum-index.ts';
import { averageOfFormula, averageOfStrata } from './average-children.ts';
import {
  type ChildBounds,
  type ChildCounts,
  createCountedRelation,
  createEqualRelation,
  createSpreadRelation,
} from './create-relation.ts';
import { keepIndex } from './index-cache.ts';
import { type CountRange, createCountStrata, GROUP_PARENTS } from './strata/count-strata.ts';
import { createStrataCounts } from './strata/strata-counts.ts';
import { createStrataIndex } from './strata/strata-index.ts';

/** The path of the draws of which rows are whose children. */
const ROWS_PATH = 'rows';

/** Settles which rows of a table belong to which rows of its parent. Nothing is counted before it is asked for. */
export function settleRelation(table: string, rows: ChildRows, world: () => World): ChildRelation {
  const { min, max } = rows.count;
  const keyOf: KeyOf = (path, ...draw) => keysOfTable(world(), table)(path, ...draw);
  const relation =
    min === max
      ? createEqualRelation(rows.table, () => parentsOf(rows, world()), min)
      : createCountedRelation(rows.table, boundsOf(table, rows, world, keyOf), childCounts(table, rows, world, keyOf));
  if (!rows.shuffle) return relation;
  return createSpreadRelation(relation, (size) => createPermutation(keyOf(ROWS_PATH, 'shuffle'), size));
}

function boundsOf(table: string, rows: ChildRows, world: () => World, keyOf: KeyOf): ChildBounds {
  const { min, max, distribution, formula } = rows.count;
  const isBounded = distribution === undefined && formula === undefined;
  return {
    least: min,
    bound: isBounded ? max : Number.POSITIVE_INFINITY,
    average: () =>
      formula === undefined ? averageOfStrata(rows.count) : averageOfFormula({ table, rows, formula }, world(), keyOf),
  };
}

function parentsOf({ table }: ChildRows, world: WorldFacts): number {
  return world.table(table).rowCount;
}

/** How children are counted: added up by what a formula says, or found in strata. */
function childCounts(table: string, rows: ChildRows, world: () => World, keyOf: KeyOf): ChildCounts {
  const { formula } = rows.count;
  // What a formula reads is not known by its text, so its counts are kept with the plan alone.
  if (formula !== undefined) {
    const sum = (): Sum => {
      requireSummable(table, rows, parentsOf(rows, world()));
      return world().sums.sum(`count:${table}`, () => formulaCounts({ table, rows, formula, world: world(), keyOf }));
    };
    return { sum, index: () => requireRows(sum().index(), table) };
  }
  const index = (): SumIndex => {
    const parents = parentsOf(rows, world());
    const key = JSON.stringify([world().seed, world().values, table, parents, rows.count]);
    return keepIndex(key, () => createChildIndex(parents, rows.count, keyOf));
  };
  return { sum: undefined, index };
}

/** Up to one group of parents, all of them are counted, which makes look-ups fast. Of more, only those that are needed. */
function createChildIndex(parents: number, count: CountRange, keyOf: KeyOf): SumIndex {
  const strata = createCountStrata(count);
  const keys = { blocks: keyOf(COUNT_PATH, 'strata'), groups: keyOf(COUNT_PATH, 'offsets') };
  if (parents > GROUP_PARENTS) return createStrataIndex(parents, strata, keys);
  return createSumIndex(createStrataCounts(parents, strata, keys));
}

function requireSummable(table: string, rows: ChildRows, parents: number): void {
  if (parents <= MAX_SUMMED) return;
  const message = `${rows.table} has ${parents} rows, but where a formula counts the rows of a table (${table}), its parents are at most ${MAX_SUMMED} (2^32).`;
  throw new CodedError('limit/rows', message);
}

/** Few rows have been checked before. Those that take long to count are checked here. */
function requireRows(index: SumIndex, table: string): SumIndex {
  if (index.total <= MOST_ROWS) return index;
  throw new CodedError(
    'limit/rows',
    `${table} would have ${index.total} rows; a table has at most ${MOST_ROWS} (2^48).`,
  );
}
