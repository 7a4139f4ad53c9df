import { exp, log, type ParametrisedDistribution, pow } from '@populace/recipes';

/** The share of values that are at most `x`, before the distribution is cut to a range. */
export type Cumulative = (x: number) => number;

/** So many single values are added up at most. */
const MOST_VALUES = 1_000_000;

/**
 * The cumulative distribution function of a distribution, from its definition in textbooks, not from what draws it. Undefined where it has
 * no closed form that is at hand: the beta distribution, and counts of which there are too many.
 */
export function cumulativeOf(distribution: ParametrisedDistribution, min: number, max: number): Cumulative | undefined {
  switch (distribution.kind) {
    case 'uniform':
      return (x) => (x - min) / (max - min);
    case 'normal':
      return (x) => normalShare((x - distribution.mean) / distribution.sd);
    case 'lognormal': {
      const { mean, sd } = distribution;
      const variance = log(1 + (sd / mean) ** 2);
      const middle = log(mean) - variance / 2;
      return (x) => (x <= 0 ? 0 : normalShare((log(x) - middle) / Math.sqrt(variance)));
    }
    case 'exponential':
      return (x) => (x <= 0 ? 0 : 1 - exp(-x / distribution.mean));
    case 'pareto':
      return (x) => (x <= distribution.min ? 0 : 1 - pow(distribution.min / x, distribution.alpha));
    case 'histogram':
      return histogramShare(distribution.edges, distribution.weights);
    case 'weighted':
      return sumsOf(distribution.values.map(({ value, weight }) => [value, weight]));
    case 'poisson': {
      const { mean } = distribution;
      const last = Math.ceil(mean + 12 * Math.sqrt(mean) + 30);
      if (last > MOST_VALUES) return undefined;
      let logarithm = -mean;
      return sumsOf(
        Array.from({ length: last + 1 }, (_, count) => {
          if (count > 0) logarithm += log(mean) - log(count);
          return [count, exp(logarithm)];
        }),
      );
    }
    case 'zipf': {
      if (distribution.max > MOST_VALUES) return undefined;
      return sumsOf(Array.from({ length: distribution.max }, (_, at) => [at + 1, pow(at + 1, -distribution.exponent)]));
    }
    case 'beta':
      return undefined;
  }
}

/** The standard normal distribution function, by the error function of Abramowitz and Stegun 7.1.26; right to 1e-7. */
function normalShare(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const half = (series * exp((-x * x) / 2)) / 2;
  return x < 0 ? half : 1 - half;
}

function histogramShare(edges: readonly number[], weights: readonly number[]): Cumulative {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return (x) => {
    let sum = 0;
    for (const [at, weight] of weights.entries()) {
      const [low = 0, high = 0] = edges.slice(at, at + 2);
      sum += weight * Math.min(1, Math.max(0, (x - low) / (high - low)));
    }
    return sum / all;
  };
}

/** Of single values with weights. */
function sumsOf(values: readonly (readonly [value: number, weight: number])[]): Cumulative {
  const sorted = values.toSorted(([a], [b]) => a - b);
  const places = Float64Array.from(sorted, ([value]) => value);
  const sums = new Float64Array(sorted.length + 1);
  for (const [at, [, weight]] of sorted.entries()) sums[at + 1] = sums[at] + weight;
  const all = sums[sorted.length];
  return (x) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle] <= x) low = middle + 1;
      else high = middle;
    }
    return sums[low] / all;
  };
}
