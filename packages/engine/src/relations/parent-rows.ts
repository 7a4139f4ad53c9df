import { createRowSet, type RowSet } from '@populace/core';
import type { Planner } from '@populace/recipes';

/** The rows that the rows of a batch refer to. */
export interface ParentRows {
  readonly rows: RowSet;
  /** 0 for rows that refer to none; absent where all refer to one. */
  readonly valid?: Uint8Array;
}

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
