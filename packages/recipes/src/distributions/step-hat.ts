import type { Sfc32 } from '../random/sfc32.ts';
import { createGuideTable, findInterval } from './guide-table.ts';
import { unitOf } from './unit.ts';

/**
 * Exact rejection under a staircase (after Ahrens: "A one-table method for sampling from continuous and discrete
 * distributions", 1995). The area under the stairs is cut into pieces: what lies below a step's least density is taken
 * at once, and only in the thin wedges above it is the density computed.
 */

/** A density known up to a factor, on a bounded domain. */
export interface HatDensity {
  /** Density at `t`. */
  density(t: number): number;
  /** Least and greatest density from `from` to `to`; the greatest finite. */
  extremes(from: number, to: number): readonly [least: number, greatest: number];
  /** Where to cut between `from` and `to`, or undefined if that cannot be cut. */
  middle(from: number, to: number): number | undefined;
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly greatest: number;
  /** The area between least and greatest density, if it can be made smaller by a cut. */
  readonly wedge: number;
}

/** Enough for wedges of about a twentieth of the area of a bell. */
const STEP_COUNT = 128;

/** Returns a sampler of the points of `shape`'s domain, whose pieces at the start lie between `edges`; repeats draw from `again`. */
export function createHatSampler(
  shape: HatDensity,
  edges: readonly number[],
  again: Sfc32,
): (a: number, b: number) => number {
  const steps = buildSteps(shape, edges);
  const count = steps.length;
  const weights = new Float64Array(2 * count);
  for (const [i, step] of steps.entries()) {
    weights[2 * i] = step.least * (step.to - step.from);
    weights[2 * i + 1] = (step.greatest - step.least) * (step.to - step.from);
  }
  const table = createGuideTable(weights);
  const { upper } = table;
  const from = Float64Array.from(steps, (step) => step.from);
  const width = Float64Array.from(steps, (step) => step.to - step.from);
  const least = Float64Array.from(steps, (step) => step.least);
  const rise = Float64Array.from(steps, (step) => step.greatest - step.least);
  return (a, b) => {
    let u = unitOf(a, b);
    for (let attempt = 0; ; attempt++) {
      const piece = findInterval(table, u);
      const step = piece >> 1;
      const start = piece === 0 ? 0 : upper[piece - 1];
      // What u has left after choosing its piece says where in the piece.
      const rest = (u - start) / (upper[piece] - start);
      const t = from[step] + rest * width[step];
      if ((piece & 1) === 0) return t;
      if (attempt === 0) again.seed(a, b);
      const height = least[step] + unitOf(again.next(), again.next()) * rise[step];
      if (height < shape.density(t)) return t;
      u = unitOf(again.next(), again.next());
    }
  };
}

/** Cuts again and again where most area lies between least and greatest density. */
function buildSteps(shape: HatDensity, edges: readonly number[]): readonly Step[] {
  const steps: Step[] = [];
  for (let i = 1; i < edges.length; i++) steps.push(stepOf(shape, edges[i - 1], edges[i]));
  while (steps.length < STEP_COUNT) {
    const worst = indexOfWorst(steps);
    const { from, to, wedge } = steps[worst];
    const middle = shape.middle(from, to);
    if (wedge === 0 || middle === undefined) break;
    steps.splice(worst, 1, stepOf(shape, from, middle), stepOf(shape, middle, to));
  }
  return steps;
}

function stepOf(shape: HatDensity, from: number, to: number): Step {
  const [least, greatest] = shape.extremes(from, to);
  // A step that cannot be cut is never chosen for it.
  const wedge = shape.middle(from, to) === undefined ? 0 : (greatest - least) * (to - from);
  return { from, to, least, greatest, wedge };
}

function indexOfWorst(steps: readonly Step[]): number {
  let worst = 0;
  for (let i = 1; i < steps.length; i++) if (steps[i].wedge > steps[worst].wedge) worst = i;
  return worst;
}
