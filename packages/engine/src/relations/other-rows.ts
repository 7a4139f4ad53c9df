import { rowNumber } from '@populace/core';
import type { Planner } from '@populace/recipes';
import { referencePlanning } from '../columns/planning.ts';
import { followReference } from '../columns/rows/followed-rows.ts';
import type { Pool } from './ways/pool.ts';

/** Plans where the rows that another reference of the row leads to stand in a pool; −1 where it leads to none, or to a row beyond the pool. */
export function planOthers(column: string, pool: () => Pool, at: Planner): Float64Array {
  // Asked for by its name, so that explanations tell of it.
  at.column(column);
  const { planner, present } = followReference(column, referencePlanning(at).own(), at);
  const places = at.arena.float64();
  at.step((n) => {
    const rows = pool();
    for (let i = 0; i < n; i++) {
      const row = rowNumber(planner.rows, i);
      const isThere = present === undefined || present[i] !== 0;
      places[i] = isThere && rows.has(row) ? rows.before(row) : -1;
    }
  });
  return places;
}
