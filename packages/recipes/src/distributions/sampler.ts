import { withParameters } from './bare-distribution.ts';
import { createBetaSampler } from './beta-sampler.ts';
import { checkDistribution } from './check-distribution.ts';
import type { Distribution, ParametrisedDistribution, SampleRange, Sampler } from './distribution.ts';
import { createExponentialSampler, createParetoSampler } from './exponential-sampler.ts';
import type { Grid } from './grid.ts';
import { createLognormalSampler, createNormalSampler } from './normal-sampler.ts';
import { createPoissonSampler } from './poisson-sampler.ts';
import { createRangeBounds, type RangeBounds } from './range-bounds.ts';
import { createHistogramGridSampler, createHistogramSampler, createWeightedSampler } from './table-sampler.ts';
import { createUniformGridSampler, createUniformSampler } from './uniform-sampler.ts';
import { createZipfSampler } from './zipf-sampler.ts';

/**
 * Returns the function that makes values of `distribution` in `range` from two random 32-bit words, the same on every engine.
 *
 * With a step it returns whole multiples of it: 1234 for 12.34 with a step of 0.01. A continuous distribution is then truncated
 * half a step outside min and max and rounded; poisson and zipf make whole numbers, which must be multiples of the step.
 * Throws a `RangeError` where `checkDistribution` finds a problem.
 */
export function createSampler(distribution: Distribution, range: SampleRange): Sampler {
  const [problem] = checkDistribution(distribution, range);
  if (problem) throw new RangeError(`${problem.option}: ${problem.message}`);
  const full = withParameters(distribution, range);
  const bounds = createRangeBounds(range);
  switch (full.kind) {
    case 'uniform':
      return bounds.grid ? createUniformGridSampler(bounds.grid) : createUniformSampler(bounds.min, bounds.max);
    case 'poisson':
    case 'zipf':
      return inSteps(createWholeSampler(full, bounds), bounds.grid);
    case 'weighted':
      return createWeightedSampler(full, bounds);
    case 'histogram':
      if (bounds.grid) return createHistogramGridSampler(full, bounds.grid);
      return createHistogramSampler(full, bounds.min, bounds.max);
    default:
      return onGrid(createContinuousSampler(full, bounds), bounds.grid);
  }
}

type Whole = Extract<ParametrisedDistribution, { kind: 'poisson' | 'zipf' }>;
type Continuous = Extract<
  ParametrisedDistribution,
  { kind: 'normal' | 'lognormal' | 'exponential' | 'beta' | 'pareto' }
>;

function createWholeSampler(distribution: Whole, { firstWhole, lastWhole }: RangeBounds): Sampler {
  if (distribution.kind === 'poisson') return createPoissonSampler(distribution, Math.max(firstWhole, 0), lastWhole);
  return createZipfSampler(distribution, Math.max(firstWhole, 1), Math.min(lastWhole, distribution.max));
}

function createContinuousSampler(distribution: Continuous, { min, max }: RangeBounds): Sampler {
  switch (distribution.kind) {
    case 'normal':
      return createNormalSampler(distribution, min, max);
    case 'lognormal':
      return createLognormalSampler(distribution, min, max);
    case 'exponential':
      return createExponentialSampler(distribution, min, max);
    case 'beta':
      return createBetaSampler(distribution, min, max);
    case 'pareto':
      return createParetoSampler(distribution, min, max);
  }
}

function inSteps(sample: Sampler, grid: Grid | undefined): Sampler {
  if (grid === undefined || grid.perUnit === 1) return sample;
  const { perUnit } = grid;
  return (a, b) => sample(a, b) * perUnit;
}

function onGrid(sample: Sampler, grid: Grid | undefined): Sampler {
  if (grid === undefined) return sample;
  const { first, last, perUnit } = grid;
  // The distribution ends half a step outside, so the bounds catch nothing but rounding.
  return (a, b) => {
    const multiple = Math.floor(sample(a, b) * perUnit + 0.5);
    if (multiple < first) return first;
    if (multiple > last) return last;
    return multiple;
  };
}
