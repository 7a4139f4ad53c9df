import type { RowSet } from '@populace/core';
import type { Planner } from '@populace/recipes';
import type { ParentRows } from '../../model/family.ts';

/** Each row of the other table as likely; under a rank, each once. */
export function planUniform(rowCount: number, at: Planner): ParentRows {
  const { hi, lo } = at.source.wide(BigInt(rowCount), 'parent');
  const rows: RowSet = { n: 0, hi, lo, aligned: false };
  at.step((n) => {
    rows.n = n;
  });
  return { rows };
}
