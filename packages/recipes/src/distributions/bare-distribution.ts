import type { BareDistribution, Distribution, ParametrisedDistribution, SampleRange } from './distribution.ts';

/** The shape with which four fifths of the sum belong to one fifth of the values: log 5 / log 4. */
const EIGHTY_TWENTY = 1.160964047443681;

/**
 * Returns `distribution` with its parameters; a bare name takes them from the range's min and max, both of which it needs
 * (checked by `checkDistribution`). The rules are told to users in `distributionPages`.
 */
export function withParameters(distribution: Distribution, range: SampleRange): ParametrisedDistribution {
  if (typeof distribution !== 'string') return distribution;
  return parametersFrom(distribution, range.min ?? 0, range.max ?? 1);
}

function parametersFrom(name: BareDistribution, min: number, max: number): ParametrisedDistribution {
  // Distributions that begin at 0 have their room above it.
  const from = Math.max(min, 0);
  switch (name) {
    case 'uniform':
      return { kind: 'uniform' };
    case 'normal':
      return { kind: 'normal', mean: min + (max - min) / 2, sd: (max - min) / 6 };
    case 'lognormal':
      return { kind: 'lognormal', mean: from + (max - from) / 4, sd: (max - from) / 4 };
    case 'exponential':
      return { kind: 'exponential', mean: (max - from) / 5 };
    case 'poisson':
      return { kind: 'poisson', mean: from + (max - from) / 2 };
    case 'zipf':
      return { kind: 'zipf', exponent: 1, max: Math.floor(max) };
    case 'beta':
      return { kind: 'beta', alpha: 2, beta: 2 };
    case 'pareto':
      return { kind: 'pareto', min: min > 0 ? min : max / 100, alpha: EIGHTY_TWENTY };
  }
}
