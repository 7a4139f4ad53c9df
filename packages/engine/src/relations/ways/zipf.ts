import { createPermutation, createSampler, type Planner, type Sampler } from '@populace/core';
import { type ParentRows, planRowsOf } from '../parent-rows.ts';

/**
 * The k-th of the other table's rows, shuffled, with the weight k^-exponent. The shuffle keeps what rises with the row, such
 * as a date of registration, apart from how often a row is referred to.
 */
export function planZipf(exponent: number, rowCount: number, at: Planner): ParentRows {
  const [a, b] = at.source.words('parent');
  const key = at.source.key('parent/shuffle');
  const numbers = at.arena.float64();
  if (at.arena.measuring) return { rows: planRowsOf(numbers, at) };
  const sample: Sampler = createSampler({ kind: 'zipf', exponent, max: rowCount }, { min: 1, max: rowCount, step: 1 });
  const shuffle = createPermutation(key, rowCount);
  at.step((n) => {
    for (let i = 0; i < n; i++) numbers[i] = sample(a[i], b[i]) - 1;
    shuffle.fill(n, numbers, numbers);
  });
  return { rows: planRowsOf(numbers, at) };
}
