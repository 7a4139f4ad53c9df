import { type RowSet, rowNumber } from '@populace/core';
import type { Planner } from '@populace/recipes';
import type { ChildRelation } from './child-relation.ts';
import { planRowsOf } from './parent-rows.ts';

/** The parents of the rows of a batch, and each row's place among the children of its parent, from 0. */
export interface Family {
  readonly parents: RowSet;
  readonly places: Float64Array;
}

/** Plans the parents of the rows of a table that has its rows per parent. */
export function planFamily(
  relation: ChildRelation,
  rows: RowSet,
  { arena, step }: Pick<Planner, 'arena' | 'step'>,
): Family {
  const children = arena.float64();
  const numbers = arena.float64();
  const places = arena.float64();
  step((n) => {
    for (let i = 0; i < n; i++) children[i] = rowNumber(rows, i);
    relation.find(n, children, numbers, places);
  });
  return { parents: planRowsOf(numbers, { arena, step }), places };
}
