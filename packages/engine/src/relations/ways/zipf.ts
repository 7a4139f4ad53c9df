import { createPermutation, createSampler, type Planner, type Sampler } from '@populace/recipes';
import { planRowsOf } from '../../columns/planners/plan-rows-of.ts';
import type { ParentRows } from '../../model/family.ts';
import { type Candidates, leastSize, stepOver } from './pool.ts';

/**
 * The k-th of the other table's rows, shuffled, with the weight k^-exponent. The shuffle keeps what rises with the row, such
 * as a date of registration, apart from how often a row is referred to. Where a row must not be one of them, it is the k-th of the others.
 */
export function planZipf(exponent: number, among: Candidates, at: Planner): ParentRows {
  const { others } = among;
  const [a, b] = at.source.words('parent');
  const key = at.source.key('parent/shuffle');
  const numbers = at.arena.float64();
  if (at.arena.measuring) return { rows: planRowsOf(numbers, at) };
  const least = leastSize(among);
  const pool = among.pool();
  const { size } = pool;
  const sample = zipfSampler(exponent, size);
  const sampleOthers = zipfSampler(exponent, least);
  const shuffle = createPermutation(key, size);
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const other = others === undefined ? -1 : others[i];
      if (other < 0) numbers[i] = sample(a[i], b[i]) - 1;
      else numbers[i] = stepOver(sampleOthers(a[i], b[i]) - 1, shuffle.inverse(other));
    }
    shuffle.fill(n, numbers, numbers);
    pool.toRows(n, numbers);
  });
  return { rows: planRowsOf(numbers, at) };
}

/** From 1 to `max`, k with the weight k^-exponent. */
export function zipfSampler(exponent: number, max: number): Sampler {
  return createSampler({ kind: 'zipf', exponent, max }, { min: 1, max, step: 1 });
}
