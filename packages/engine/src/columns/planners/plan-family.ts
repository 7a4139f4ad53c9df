import { type RowSet, rowNumber } from '@populace/core';
import type { Planner } from '@populace/recipes';
import type { ChildRelation } from '../../model/child-relation.ts';
import type { Family } from '../../model/family.ts';
import { planRowsOf } from './plan-rows-of.ts';

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
