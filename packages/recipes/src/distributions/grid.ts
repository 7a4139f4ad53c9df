import type { SampleRange } from './distribution.ts';

/** Values as whole multiples of a step, from `first` to `last`. */
export interface Grid {
  readonly first: number;
  readonly last: number;
  /** Multiples in a unit: 100 for steps of 0.01. */
  readonly perUnit: number;
}

/** Relative distance within which a bound counts as on the grid: 0.07 * 100 is 7.000000000000001. */
const ROUNDING = 1e-15;

/** Returns the grid of a `step`, cut at min and max; without them at the largest exact whole numbers. */
export function gridOf(range: SampleRange, step: number): Grid {
  const perUnit = perUnitOf(step);
  const first = range.min === undefined ? Number.MIN_SAFE_INTEGER : ceilOnGrid(range.min * perUnit);
  const last = range.max === undefined ? Number.MAX_SAFE_INTEGER : floorOnGrid(range.max * perUnit);
  return { first, last, perUnit };
}

/** Steps of 10^-n are not exact, but their inverses are. */
function perUnitOf(step: number): number {
  const inverse = 1 / step;
  const whole = Math.floor(inverse + 0.5);
  return Math.abs(inverse - whole) <= ROUNDING * inverse * 4 ? whole : inverse;
}

/** Returns the least whole number that is not below `x`, but for rounding. */
export function ceilOnGrid(x: number): number {
  const near = Math.floor(x + 0.5);
  return isNear(x, near) ? near : Math.ceil(x) + 0;
}

/** Returns the largest whole number that is not above `x`, but for rounding. */
export function floorOnGrid(x: number): number {
  const near = Math.floor(x + 0.5);
  return isNear(x, near) ? near : Math.floor(x);
}

function isNear(x: number, whole: number): boolean {
  return Math.abs(x - whole) <= ROUNDING * Math.abs(x);
}
