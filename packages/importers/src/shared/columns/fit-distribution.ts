import type { OptionValue } from '../proposal/proposal.ts';

/** How numbers spread over their range, as a distribution that makes such. */
export interface FittedDistribution {
  readonly kind: 'lognormal' | 'normal';
  readonly distribution: OptionValue;
  /** What it was fitted by: of all numbers, never one of them. */
  readonly mean: number;
  readonly sd: number;
}

/** Of fewer numbers the shape is chance. */
const LEAST_TO_FIT = 50;
/** The quartiles of the bell curve are so many deviations apart. */
const QUARTILES_APART = 1.349;
/** From so much skewness on, small numbers are clearly more common than large ones. */
const SKEWED = 1;
/** A bell curve has neither skewness nor excess kurtosis; numbers as common everywhere have a kurtosis of -1.2. */
const [MOST_SKEW, LEAST_KURTOSIS, MOST_KURTOSIS] = [0.3, -0.6, 1];

/** Fits a distribution to numbers that are clearly skewed, or clearly those of a bell curve; undefined for all others. */
export function fitDistribution(numbers: readonly number[]): FittedDistribution | undefined {
  if (numbers.length < LEAST_TO_FIT) return undefined;
  const raw = momentsOf(numbers);
  if (!(raw.sd > 0)) return undefined;
  if (raw.skew >= SKEWED) return fitLognormal(numbers);
  const isBell = Math.abs(raw.skew) <= MOST_SKEW && raw.kurtosis >= LEAST_KURTOSIS && raw.kurtosis <= MOST_KURTOSIS;
  return isBell ? fitted('normal', raw.mean, raw.sd) : undefined;
}

/** Fits the middle half of the logarithms: the ends are cut by the bounds of the range anyway. */
function fitLognormal(numbers: readonly number[]): FittedDistribution | undefined {
  if (numbers.some((number) => number < 0)) return undefined;
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => Math.log(quantile(sorted, share)));
  if (low === undefined || middle === undefined || high === undefined || !Number.isFinite(low)) return undefined;
  const sd = (high - low) / QUARTILES_APART;
  // Logarithms that lean to one side are not those of a log-normal: the quartiles would be off.
  if (!(sd > 0) || Math.abs(high + low - 2 * middle) > 0.2 * (high - low)) return undefined;
  const mean = Math.exp((low + high) / 2 + sd ** 2 / 2);
  return fitted('lognormal', mean, mean * Math.sqrt(Math.exp(sd ** 2) - 1));
}

function fitted(kind: 'lognormal' | 'normal', exactMean: number, exactSd: number): FittedDistribution {
  const [mean, sd] = [rounded(exactMean), rounded(exactSd)];
  return { kind, distribution: { [kind]: { mean, sd } }, mean, sd };
}

/** Three digits, which say no single value of the column. */
function rounded(number: number): number {
  return Number(number.toPrecision(3));
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return below + (above - below) * (at - Math.floor(at));
}

interface Moments {
  readonly mean: number;
  readonly sd: number;
  readonly skew: number;
  readonly kurtosis: number;
}

function momentsOf(numbers: readonly number[]): Moments {
  const count = numbers.length;
  const mean = numbers.reduce((sum, number) => sum + number, 0) / count;
  const power = (exponent: number): number =>
    numbers.reduce((sum, number) => sum + (number - mean) ** exponent, 0) / count;
  const sd = Math.sqrt(power(2));
  return { mean, sd, skew: power(3) / sd ** 3, kurtosis: power(4) / sd ** 4 - 3 };
}
