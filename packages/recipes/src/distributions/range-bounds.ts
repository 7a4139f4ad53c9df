import type { SampleRange } from './distribution.ts';
import { ceilOnGrid, floorOnGrid, type Grid, gridOf } from './grid.ts';

/** Where a continuous distribution is cut, and which whole numbers a discrete one may make. */
export interface RangeBounds {
  /** Half a step below the first point of the grid, so that rounding is fair to it; min itself without a grid. */
  readonly min: number;
  readonly max: number;
  readonly firstWhole: number;
  readonly lastWhole: number;
  readonly grid: Grid | undefined;
}

/** Returns the bounds of `range`; a missing min or max is the largest number that the results can hold. */
export function createRangeBounds(range: SampleRange): RangeBounds {
  if (range.step === undefined) {
    const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE } = range;
    return {
      min,
      max,
      firstWhole: Math.max(ceilOnGrid(min), Number.MIN_SAFE_INTEGER),
      lastWhole: Math.min(floorOnGrid(max), Number.MAX_SAFE_INTEGER),
      grid: undefined,
    };
  }
  const grid = gridOf(range, range.step);
  return {
    min: (grid.first - 0.5) / grid.perUnit,
    max: (grid.last + 0.5) / grid.perUnit,
    firstWhole: ceilOnGrid(grid.first / grid.perUnit),
    lastWhole: floorOnGrid(grid.last / grid.perUnit),
    grid,
  };
}
