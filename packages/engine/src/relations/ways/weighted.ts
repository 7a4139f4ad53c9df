import { type Planner, unitOf } from '@populace/core';
import { type ParentRows, planRowsOf } from '../parent-rows.ts';
import type { SumIndex } from '../sum-index.ts';

/** Rows of the other table by their weights: a point of the sum of all weights is drawn, and belongs to a row. */
export function planWeighted(index: () => SumIndex, at: Planner): ParentRows {
  const [a, b] = at.source.words('parent');
  const numbers = at.arena.float64();
  const within = at.arena.float64();
  if (at.arena.measuring) return { rows: planRowsOf(numbers, at) };
  const weights = index();
  at.step((n) => {
    for (let i = 0; i < n; i++) numbers[i] = unitOf(a[i], b[i]) * weights.total;
    weights.find(n, numbers, numbers, within);
  });
  return { rows: planRowsOf(numbers, at) };
}
