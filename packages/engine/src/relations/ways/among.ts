import { type Planner, unitOf } from '@populace/recipes';
import { planRowsOf } from '../../columns/planners/plan-rows-of.ts';
import type { ParentRows } from '../../model/family.ts';
import { type Candidates, leastSize, planPlaces, stepOver } from './pool.ts';

/** Each row of a pool as likely, but for the one that it must not be; under a rank, each once. */
export function planAmong(among: Candidates, at: Planner): ParentRows {
  return at.source.kind === 'rank' ? planRanked(among, at) : planDrawn(among, at);
}

function planDrawn(among: Candidates, at: Planner): ParentRows {
  const [a, b] = at.source.words('parent');
  // The product can round up to the span.
  return planPlaces(among, at, (i, span) => Math.min(span - 1, Math.floor(unitOf(a[i], b[i]) * span)));
}

/**
 * Ranks are told apart by as many rows as each child can be sure of: one less than there are. Where the row that it must not be is not in the
 * pool anyway, the last is left out, as a draw of its own would be no different for each rank.
 */
function planRanked(among: Candidates, at: Planner): ParentRows {
  const { others } = among;
  const { hi, lo } = at.source.wide(BigInt(leastSize(among)), 'parent');
  const pool = among.pool();
  const numbers = at.arena.float64();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const place = hi[i] * 2 ** 32 + (lo[i] >>> 0);
      numbers[i] = stepOver(place, others === undefined ? -1 : others[i]);
    }
    pool.toRows(n, numbers);
  });
  return { rows: planRowsOf(numbers, at) };
}
