import { rowNumber } from '@populace/core';
import { type Planner, unitOf } from '@populace/recipes';
import { planRowsOf } from '../../columns/planners/plan-rows-of.ts';
import type { ParentRows } from '../../model/family.ts';
import { type Candidates, stepOver } from './pool.ts';
import { agesOf } from './recency.ts';

/** Of how many rows an earlier one is chosen, and where among them: 0 for the first, towards 1 for the last. */
type Share = (i: number) => number;

/** An earlier row of the same table, each as likely; row 0 has none. */
export function planEarlier(among: Candidates, at: Planner): ParentRows {
  const [a, b] = at.source.words('parent');
  return planBefore(among, at, (i) => unitOf(a[i], b[i]));
}

/** An earlier row of the same table, later ones likelier; row 0 has none. */
export function planEarlierByRecency(among: Candidates, at: Planner): ParentRows {
  const ages = agesOf(at);
  return planBefore(among, at, (i) => 1 - ages[i]);
}

function planBefore({ pool, others }: Candidates, at: Planner, share: Share): ParentRows {
  const { arena, rows: own } = at;
  const numbers = arena.float64();
  const valid = arena.uint8();
  at.step((n) => {
    const rows = pool();
    for (let i = 0; i < n; i++) {
      const before = rows.before(rowNumber(own, i));
      const other = others === undefined || others[i] >= before ? -1 : others[i];
      const span = other < 0 ? before : before - 1;
      // The product can round up to the row itself.
      const place = Math.min(span - 1, Math.floor(share(i) * span));
      numbers[i] = span === 0 ? 0 : stepOver(place, other);
      valid[i] = span === 0 ? 0 : 1;
    }
    rows.toRows(n, numbers);
  });
  return { rows: planRowsOf(numbers, at), valid };
}
