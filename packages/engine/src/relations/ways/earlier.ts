import { type Planner, rowNumber, unitOf } from '@populace/core';
import { type ParentRows, planRowsOf } from '../parent-rows.ts';
import { agesOf } from './recency.ts';

/** Of how many rows an earlier one is chosen, and where among them: 0 for the first, towards 1 for the last. */
type Share = (i: number) => number;

/** An earlier row of the same table, each as likely; row 0 has none. */
export function planEarlier(at: Planner): ParentRows {
  const [a, b] = at.source.words('parent');
  return planBefore(at, (i) => unitOf(a[i], b[i]));
}

/** An earlier row of the same table, later ones likelier; row 0 has none. */
export function planEarlierByRecency(at: Planner): ParentRows {
  const ages = agesOf(at);
  return planBefore(at, (i) => 1 - ages[i]);
}

function planBefore(at: Planner, share: Share): ParentRows {
  const { arena, rows: own } = at;
  const numbers = arena.float64();
  const valid = arena.uint8();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const row = rowNumber(own, i);
      // The product can round up to the row itself.
      numbers[i] = Math.max(0, Math.min(row - 1, Math.floor(share(i) * row)));
      valid[i] = row === 0 ? 0 : 1;
    }
  });
  return { rows: planRowsOf(numbers, at), valid };
}
