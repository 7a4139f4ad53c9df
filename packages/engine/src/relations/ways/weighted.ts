import { CodedError } from '@populace/core';
import { type Planner, unitOf } from '@populace/recipes';
import { planRowsOf } from '../../columns/planners/plan-rows-of.ts';
import type { ParentRows } from '../../model/family.ts';
import type { Sum } from '../../sums/sum-book.ts';
import type { SumIndex } from '../../sums/sum-index.ts';

/**
 * Rows of the other table by their weights: a point of the sum of all weights is drawn, and belongs to a row. The share of a row that it must
 * not be is stepped over; `others` are rows, −1 for none.
 */
export function planWeighted(sum: Sum, others: Float64Array | undefined, at: Planner): ParentRows {
  const [a, b] = at.source.words('parent');
  const numbers = at.arena.float64();
  const within = at.arena.float64();
  if (at.arena.measuring) return { rows: planRowsOf(numbers, at) };
  const weights = sum.index();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const unit = unitOf(a[i], b[i]);
      const other = others === undefined ? -1 : others[i];
      numbers[i] = other < 0 ? unit * weights.total : pointBeside(other, unit, weights);
    }
    weights.find(n, numbers, numbers, within);
  });
  return { rows: planRowsOf(numbers, at) };
}

/** A point of the sum of the weights of all rows but one. */
function pointBeside(other: number, unit: number, weights: SumIndex): number {
  const { total } = weights;
  const begin = weights.before(other);
  const end = weights.before(other + 1);
  if (end - begin >= total)
    throw new CodedError('schema/invalid-option', `Only row ${other} has a weight, and it must not be referred to.`);
  const point = unit * (total - (end - begin));
  if (point < begin) return point;
  // Sums of broken numbers are rounded, but no point is within the share itself.
  return end < total ? Math.max(end, point + (end - begin)) : begin * (1 - Number.EPSILON);
}
