import { createRowSet, type RowSet } from '@populace/core';
import type { Planner } from '@populace/recipes';

/** Plans rows whose numbers a step has written as exact doubles. */
export function planRowsOf(numbers: Float64Array, { arena, step }: Pick<Planner, 'arena' | 'step'>): RowSet {
  const rows = createRowSet(arena.rows);
  step((n) => {
    rows.n = n;
    for (let i = 0; i < n; i++) {
      const high = Math.floor(numbers[i] / 2 ** 32);
      rows.hi[i] = high;
      rows.lo[i] = numbers[i] - high * 2 ** 32;
    }
  });
  return rows;
}
