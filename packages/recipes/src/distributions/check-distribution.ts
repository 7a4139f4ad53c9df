import { withParameters } from './bare-distribution.ts';
import {
  type Distribution,
  distributionName,
  type ParametrisedDistribution,
  type SampleRange,
  type WeightedDistribution,
} from './distribution.ts';
import { ceilOnGrid, floorOnGrid, gridOf } from './grid.ts';
import { normalMass, standardBounds } from './normal-sampler.ts';
import { createRangeBounds, type RangeBounds } from './range-bounds.ts';
import { histogramBins, histogramGridBins, weightedInside } from './table-sampler.ts';

/** What is wrong with a distribution: the option to blame (`min`, `max`, `step`, `distribution`, `distribution.sd`) and a sentence. */
export interface DistributionProblem {
  readonly option: string;
  readonly message: string;
}

/** Below it a truncated bell has too few bits left; it is about 37 standard deviations out. */
const LEAST_MASS = 1e-290;

/** Returns all that keeps `distribution` from making values in `range`; nothing if a sampler can be made. */
export function checkDistribution(distribution: Distribution, range: SampleRange): readonly DistributionProblem[] {
  const inRange = rangeProblems(distribution, range);
  if (inRange.length > 0) return inRange;
  const full = withParameters(distribution, range);
  const inParameters = parameterProblems(full);
  if (inParameters.length > 0)
    return typeof distribution === 'string' ? [bareProblem(distribution, range)] : inParameters;
  return massProblems(full, range);
}

function rangeProblems(distribution: Distribution, { min, max, step }: SampleRange): readonly DistributionProblem[] {
  const problems: DistributionProblem[] = [];
  const kind = distributionName(distribution);
  const needsBoth = typeof distribution === 'string' || kind === 'uniform' || kind === 'beta';
  for (const [option, value] of [['min', min] as const, ['max', max] as const]) {
    if (value === undefined && needsBoth) problems.push({ option, message: `${kind} needs min and max` });
    if (value !== undefined && !Number.isFinite(value))
      problems.push({ option, message: `${option} must be a finite number` });
  }
  if (step !== undefined && !(step > 0 && step < Infinity))
    problems.push({ option: 'step', message: 'step must be above 0' });
  if (min !== undefined && max !== undefined && min > max) {
    problems.push({ option: 'min', message: `min (${min}) is greater than max (${max}); swap them or drop one` });
  }
  if (min !== undefined && max !== undefined && !Number.isFinite(max - min)) {
    problems.push({ option: 'max', message: 'the distance from min to max is too large for a number' });
  }
  return problems.length > 0 || step === undefined ? problems : gridProblems({ min, max, step }, step);
}

function gridProblems(range: SampleRange, step: number): readonly DistributionProblem[] {
  const { first, last } = gridOf(range, step);
  if (first > last)
    return [
      { option: 'min', message: `no multiple of ${step} lies between min (${range.min}) and max (${range.max})` },
    ];
  const option = Math.abs(first) > Math.abs(last) ? 'min' : 'max';
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) {
    return [{ option, message: `${option} is more than 2^53 - 1 steps of ${step} from 0` }];
  }
  // With both ends within 2^53 only the distance can be too large.
  if (last - first >= Number.MAX_SAFE_INTEGER && range.min !== undefined && range.max !== undefined) {
    return [{ option, message: `there are more than 2^53 - 1 steps of ${step} between min and max` }];
  }
  return [];
}

function bareProblem(name: string, { min, max }: SampleRange): DistributionProblem {
  return {
    option: 'distribution',
    message: `${name} cannot take its parameters from min (${min}) and max (${max}); write them out`,
  };
}

function parameterProblems(distribution: ParametrisedDistribution): readonly DistributionProblem[] {
  switch (distribution.kind) {
    case 'uniform':
      return [];
    case 'normal':
      return [...between('mean', distribution.mean, -1e300, 1e300), ...above('sd', distribution.sd)];
    case 'lognormal':
      return [
        ...above('mean', distribution.mean),
        ...above('sd', distribution.sd),
        ...ratio(distribution.sd, distribution.mean),
      ];
    case 'exponential':
      return above('mean', distribution.mean);
    case 'poisson':
      return distribution.mean > 0 ? between('mean', distribution.mean, 0, 1e15) : above('mean', distribution.mean);
    case 'zipf':
      return [...between('exponent', distribution.exponent, 0, 100), ...rank(distribution.max)];
    case 'beta':
      return [...between('alpha', distribution.alpha, 0.01, 1e6), ...between('beta', distribution.beta, 0.01, 1e6)];
    case 'pareto':
      return [...above('min', distribution.min), ...above('alpha', distribution.alpha)];
    case 'weighted':
      return weightProblems(
        distribution.values.map(({ weight }) => weight),
        finite(distribution),
      );
    case 'histogram':
      return weightProblems(distribution.weights, edgeProblems(distribution.edges, distribution.weights.length));
  }
}

function above(name: string, value: number): readonly DistributionProblem[] {
  return value > 0 && value < 1e300
    ? []
    : [{ option: `distribution.${name}`, message: `${name} (${value}) must be above 0 and below 1e300` }];
}

function between(name: string, value: number, least: number, most: number): readonly DistributionProblem[] {
  if (value >= least && value <= most) return [];
  return [{ option: `distribution.${name}`, message: `${name} (${value}) must be between ${least} and ${most}` }];
}

/** Its square is taken, and its logarithm must not round to 0. */
function ratio(sd: number, mean: number): readonly DistributionProblem[] {
  if (sd / mean > 1e-9 && sd / mean < 1e100) return [];
  return [{ option: 'distribution.sd', message: `sd (${sd}) must be between 1e-9 and 1e100 times the mean (${mean})` }];
}

function rank(max: number): readonly DistributionProblem[] {
  if (Number.isSafeInteger(max) && max >= 1) return [];
  return [{ option: 'distribution.max', message: `max (${max}) must be a whole number from 1 to 2^53 - 1` }];
}

function finite({ values }: WeightedDistribution): readonly DistributionProblem[] {
  if (values.every(({ value }) => Number.isFinite(value))) return [];
  return [{ option: 'distribution.values', message: 'every value must be a finite number' }];
}

function edgeProblems(edges: readonly number[], bins: number): readonly DistributionProblem[] {
  const option = 'distribution.edges';
  if (edges.length !== bins + 1)
    return [{ option, message: `${bins} weights need ${bins + 1} edges, but there are ${edges.length}` }];
  const rising = edges.every((edge, i) => Number.isFinite(edge) && (i === 0 || edge > edges[i - 1]));
  return rising ? [] : [{ option, message: 'edges must be finite numbers, each greater than the one before' }];
}

function weightProblems(
  weights: readonly number[],
  others: readonly DistributionProblem[],
): readonly DistributionProblem[] {
  const option = 'distribution.weights';
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!weights.every((weight) => weight >= 0)) return [...others, { option, message: 'weights must be 0 or more' }];
  if (!(sum > 0 && sum < 1e300)) return [...others, { option, message: 'at least one weight must be above 0' }];
  return others;
}

function massProblems(distribution: ParametrisedDistribution, range: SampleRange): readonly DistributionProblem[] {
  const { kind } = distribution;
  const bounds = createRangeBounds(range);
  if ((kind === 'poisson' || kind === 'zipf') && bounds.grid && !Number.isInteger(bounds.grid.perUnit)) {
    return [{ option: 'step', message: `${kind} makes whole numbers, which are not all multiples of ${range.step}` }];
  }
  if (kind === 'weighted' && bounds.grid) {
    const { perUnit } = bounds.grid;
    const off = weightedInside(distribution, bounds).find(
      ({ value }) => ceilOnGrid(value * perUnit) !== floorOnGrid(value * perUnit),
    );
    if (off) return [{ option: 'distribution.values', message: `${off.value} is not a multiple of ${range.step}` }];
  }
  return hasMass(distribution, bounds)
    ? []
    : [{ option: 'distribution', message: `${kind} makes no values ${described(range)}` }];
}

function described({ min, max }: SampleRange): string {
  if (min === undefined) return max === undefined ? 'with these parameters' : `up to max (${max})`;
  return max === undefined ? `from min (${min}) upwards` : `between min (${min}) and max (${max})`;
}

function hasMass(distribution: ParametrisedDistribution, bounds: RangeBounds): boolean {
  const { min, max, grid, firstWhole, lastWhole } = bounds;
  switch (distribution.kind) {
    case 'uniform':
      return true;
    case 'normal':
    case 'lognormal':
      return normalMass(...standardBounds(distribution, min, max)) >= LEAST_MASS;
    case 'exponential':
      return max > 0 && max > min;
    case 'poisson':
      return lastWhole >= Math.max(firstWhole, 0);
    case 'zipf':
      return Math.min(lastWhole, distribution.max) >= Math.max(firstWhole, 1);
    case 'beta':
      return max > min;
    case 'pareto':
      return max > distribution.min && max > min;
    case 'weighted':
      return weightedInside(distribution, bounds).some(({ weight }) => weight > 0);
    case 'histogram': {
      const bins = grid ? histogramGridBins(distribution, grid) : histogramBins(distribution, min, max);
      return bins.some(({ weight }) => weight > 0);
    }
  }
}
