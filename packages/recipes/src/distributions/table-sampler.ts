import type { HistogramDistribution, Sampler, WeightedDistribution, WeightedNumber } from './distribution.ts';
import { ceilOnGrid, floorOnGrid, type Grid } from './grid.ts';
import { createGuideTable, findInterval, type GuideTable } from './guide-table.ts';
import type { RangeBounds } from './range-bounds.ts';
import { unitOf } from './unit.ts';

/** Returns a sampler of the values in range; on a grid as its multiples. */
export function createWeightedSampler(distribution: WeightedDistribution, bounds: RangeBounds): Sampler {
  const inside = weightedInside(distribution, bounds);
  const { grid } = bounds;
  const results = Float64Array.from(inside, ({ value }) => (grid ? floorOnGrid(value * grid.perUnit) : value));
  const table = createGuideTable(inside.map(({ weight }) => weight));
  return (a, b) => results[findInterval(table, unitOf(a, b))];
}

/** Returns the values in range, with their weights. */
export function weightedInside(
  { values }: WeightedDistribution,
  { min, max, grid }: RangeBounds,
): readonly WeightedNumber[] {
  if (grid === undefined) return values.filter(({ value }) => value >= min && value <= max);
  // The bounds of a grid lie half a step outside, for what is rounded; these values are not.
  const { first, last, perUnit } = grid;
  return values.filter(({ value }) => floorOnGrid(value * perUnit) >= first && ceilOnGrid(value * perUnit) <= last);
}

/** A bin cut to the range: where it begins, how long it is, and the weight of what is left of it. */
interface CutBin {
  readonly from: number;
  readonly length: number;
  readonly weight: number;
}

/** Returns a sampler of doubles from a histogram's bins between `min` and `max`. */
export function createHistogramSampler(distribution: HistogramDistribution, min: number, max: number): Sampler {
  const { from, length, table } = columnsOf(histogramBins(distribution, min, max));
  return (a, b) => {
    const u = unitOf(a, b);
    const bin = findInterval(table, u);
    return Math.min(from[bin] + within(table, bin, u) * length[bin], max);
  };
}

/** Returns a sampler of the grid's points from a histogram's bins. */
export function createHistogramGridSampler(distribution: HistogramDistribution, grid: Grid): Sampler {
  const { from, length, table } = columnsOf(histogramGridBins(distribution, grid));
  return (a, b) => {
    const u = unitOf(a, b);
    const bin = findInterval(table, u);
    const count = length[bin];
    return from[bin] + Math.min(Math.floor(within(table, bin, u) * count), count - 1);
  };
}

/** Returns the bins cut to `min` … `max`; a cut bin keeps the share of its weight that its length keeps. */
export function histogramBins({ edges, weights }: HistogramDistribution, min: number, max: number): readonly CutBin[] {
  return weights.map((weight, i) => {
    const low = edges[i];
    const high = edges[i + 1];
    const from = Math.max(low, min);
    const length = Math.max(Math.min(high, max) - from, 0);
    return { from, length, weight: (weight * length) / (high - low) };
  });
}

/** Returns the bins as points of the grid; a cut bin keeps the share of its weight that its points keep. */
export function histogramGridBins({ edges, weights }: HistogramDistribution, grid: Grid): readonly CutBin[] {
  return weights.map((weight, i) => {
    const low = ceilOnGrid(edges[i] * grid.perUnit);
    const next = edges[i + 1] * grid.perUnit;
    // The last bin includes its upper edge.
    const high = i === weights.length - 1 ? floorOnGrid(next) : ceilOnGrid(next) - 1;
    const from = Math.max(low, grid.first);
    const length = Math.max(Math.min(high, grid.last) - from + 1, 0);
    return { from, length, weight: length === 0 ? 0 : (weight * length) / (high - low + 1) };
  });
}

function columnsOf(bins: readonly CutBin[]): { from: Float64Array; length: Float64Array; table: GuideTable } {
  return {
    from: Float64Array.from(bins, (bin) => bin.from),
    length: Float64Array.from(bins, (bin) => bin.length),
    table: createGuideTable(bins.map((bin) => bin.weight)),
  };
}

/** How far `u` lies into its interval, from 0 to 1. */
function within({ upper }: GuideTable, index: number, u: number): number {
  const start = index === 0 ? 0 : upper[index - 1];
  return (u - start) / (upper[index] - start);
}
