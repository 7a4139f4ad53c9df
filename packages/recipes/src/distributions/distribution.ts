/** A distribution with its parameters: plain data, as read from a schema. */
export type ParametrisedDistribution =
  | UniformDistribution
  | NormalDistribution
  | LognormalDistribution
  | ExponentialDistribution
  | PoissonDistribution
  | ZipfDistribution
  | BetaDistribution
  | ParetoDistribution
  | WeightedDistribution
  | HistogramDistribution;

/** Distributions that can stand as a bare name, which takes its parameters from min and max. */
export type BareDistribution = Exclude<ParametrisedDistribution['kind'], 'weighted' | 'histogram'>;

/** A distribution of numbers: a bare name, or one with its parameters. */
export type Distribution = BareDistribution | ParametrisedDistribution;

/** Every value from min to max as likely. */
export interface UniformDistribution {
  readonly kind: 'uniform';
}

/** The bell curve; `sd` > 0 is its standard deviation. */
export interface NormalDistribution {
  readonly kind: 'normal';
  readonly mean: number;
  readonly sd: number;
}

/** Values whose logarithm is normal; `mean` > 0 and `sd` > 0 are of the value itself, not of its logarithm. */
export interface LognormalDistribution {
  readonly kind: 'lognormal';
  readonly mean: number;
  readonly sd: number;
}

/** Waiting times from 0 upwards; `mean` > 0. */
export interface ExponentialDistribution {
  readonly kind: 'exponential';
  readonly mean: number;
}

/** Counts 0, 1, 2, … of rare events; `mean` from above 0 to 1e15. */
export interface PoissonDistribution {
  readonly kind: 'poisson';
  readonly mean: number;
}

/** Ranks 1 to `max`, k with weight k^-exponent; `exponent` from 0 to 100, `max` a whole number up to 2^53 - 1. */
export interface ZipfDistribution {
  readonly kind: 'zipf';
  readonly exponent: number;
  readonly max: number;
}

/** The beta distribution with `alpha` and `beta` from 0.01 to 1e6, stretched from [0, 1] to [min, max]. */
export interface BetaDistribution {
  readonly kind: 'beta';
  readonly alpha: number;
  readonly beta: number;
}

/** Values from `min` > 0 upwards, P(X > x) = (min / x)^alpha; `alpha` > 0. */
export interface ParetoDistribution {
  readonly kind: 'pareto';
  readonly min: number;
  readonly alpha: number;
}

/** Some numbers, each with a weight >= 0. */
export interface WeightedDistribution {
  readonly kind: 'weighted';
  readonly values: readonly WeightedNumber[];
}

/** A number and how likely it is beside the others. */
export interface WeightedNumber {
  readonly value: number;
  readonly weight: number;
}

/**
 * Bins between rising `edges`, one weight a bin (so one less than edges). All values of a bin are as likely: numbers from its
 * lower edge up to, not including, its upper one; the last bin includes it. A gap is a bin of weight 0.
 */
export interface HistogramDistribution {
  readonly kind: 'histogram';
  readonly edges: readonly number[];
  readonly weights: readonly number[];
}

/**
 * The values that may come out. `min` and `max` truncate: the distribution given that the value lies between them. `step` is
 * the distance of the values (1 for whole numbers, 0.01 for decimals of scale 2), undefined for floats.
 */
export interface SampleRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step: number | undefined;
}

/** Makes a value from two random 32-bit words: the value itself, or its whole multiple of `step` where there is a step. */
export type Sampler = (a: number, b: number) => number;

/** The name of a distribution, with or without parameters. */
export function distributionName(distribution: Distribution): ParametrisedDistribution['kind'] {
  return typeof distribution === 'string' ? distribution : distribution.kind;
}
