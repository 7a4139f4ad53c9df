import type { Vector } from '@populace/core';
import { type Presence, planPresence } from '../columnar/presence.ts';

/** Plans what tells nulls from values where the rows themselves are missing that have a 0 in `around`, as those of a structure that is null. */
export function planPresenceWithin(vector: Vector, rows: number, around: Uint8Array | undefined): Presence | undefined {
  const own = planPresence(vector, rows);
  if (around === undefined) return own;
  if (own === undefined) return { present: around, fill: () => undefined };
  const present = new Uint8Array(rows);
  return {
    present,
    fill(n) {
      own.fill(n);
      for (let row = 0; row < n; row++) present[row] = around[row] & own.present[row];
    },
  };
}
