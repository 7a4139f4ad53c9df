import { CodedError, createPermutation, integer, type Scope } from '@populace/core';
import type { ChildRows } from '@populace/schema';
import { createFormulaCounts } from '../formula/formula-counts.ts';
import { type KeyOf, keysOfTable } from '../plan/planning.ts';
import type { World } from '../plan/world.ts';
import { createChildCounts } from './child-counts.ts';
import {
  type ChildBounds,
  type ChildRelation,
  createCountedRelation,
  createEqualRelation,
  createSpreadRelation,
} from './child-relation.ts';
import { keepIndex } from './index-cache.ts';
import { MOST_PARENTS, MOST_ROWS } from './limits.ts';
import { createSumIndex, type SumIndex } from './sum-index.ts';

/** The path of the draws of which rows are whose children. */
const ROWS_PATH = 'rows';

/** Settles which rows of a table belong to which rows of its parent. Nothing is counted before it is asked for. */
export function settleRelation(table: string, rows: ChildRows, world: () => World): ChildRelation {
  const { min, max } = rows.count;
  const keyOf: KeyOf = (path, ...draw) => keysOfTable(world(), table)(path, ...draw);
  const relation =
    min === max
      ? createEqualRelation(rows.table, () => parentsOf(table, rows, world()), min)
      : createCountedRelation(rows.table, boundsOf(rows), () => countChildren(table, rows, world(), keyOf));
  if (!rows.shuffle) return relation;
  return createSpreadRelation(relation, (size) => createPermutation(keyOf(ROWS_PATH, 'shuffle'), size));
}

function boundsOf({ count: { min, max, distribution, formula } }: ChildRows): ChildBounds {
  const isBounded = distribution === undefined && formula === undefined;
  return { least: min, bound: isBounded ? max : Number.POSITIVE_INFINITY };
}

function parentsOf(table: string, rows: ChildRows, world: World): number {
  const { rowCount } = world.table(rows.table);
  if (rowCount <= MOST_PARENTS) return rowCount;
  const message = `${rows.table} has ${rowCount} rows, but the parents of a table (${table}) are at most ${MOST_PARENTS} (2^32).`;
  throw new CodedError('limit/rows', message);
}

function countChildren(table: string, rows: ChildRows, world: World, keyOf: KeyOf): SumIndex {
  const { min, max, distribution, formula } = rows.count;
  const parents = parentsOf(table, rows, world);
  // What a formula looks at is not known by its text, so that its counts are kept with the world alone.
  if (formula !== undefined)
    return demandRows(createSumIndex(createFormulaCounts({ table, parents, rows, formula, world, keyOf })), table);
  const key = JSON.stringify([world.seed, world.values, table, parents, rows.count]);
  return keepIndex(key, () => {
    const recipe = integer(BigInt(min), BigInt(max), { distribution });
    const primitive = world.registry.primitives.get(recipe.kind);
    if (primitive === undefined) throw new CodedError('internal', 'No primitive makes whole numbers.');
    const counts = createChildCounts(parents, { primitive, recipe, scope: scopeOf(rows.table, world), keyOf });
    return demandRows(createSumIndex(counts), table);
  });
}

/** Most tables have been checked before; those that take long to count are looked at here. */
function demandRows(index: SumIndex, table: string): SumIndex {
  if (index.total <= MOST_ROWS) return index;
  throw new CodedError(
    'limit/rows',
    `${table} would have ${index.total} rows; a table has at most ${MOST_ROWS} (2^48).`,
  );
}

/** Numbers look nothing up, so the scope of any column will do. */
function scopeOf(table: string, world: World): Scope {
  const [column] = world.table(table).columns;
  if (column === undefined) throw new CodedError('internal', `${table} has no columns.`);
  return column.variants[0].scope;
}
