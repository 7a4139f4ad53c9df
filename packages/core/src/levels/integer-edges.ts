/** The whole of a space of points. */
export const POINTS: number = 2 ** 53;

/**
 * Returns the edges of the intervals that share [0, 2^53) by `weights`: whole numbers, n + 1 for n weights, never
 * decreasing, the first 0, the last 2^53. Sums are compensated (Neumaier, 1974), so an edge is right to about 2^-53.
 * Throws RangeError unless weights are finite, not negative, and one is above 0.
 */
export function integerEdges(weights: readonly number[]): Float64Array {
  const sums = runningSums(weights);
  const total = sums[weights.length];
  if (!(total > 0 && Number.isFinite(total)) || weights.some((weight) => !(weight >= 0))) {
    throw new RangeError('weights must be finite, not negative, and not all zero');
  }
  let last = 0;
  return sums.map((sum) => {
    // Compensation may take a sum back by its last bit where a weight is tiny.
    last = Math.max(last, Math.round((sum / total) * POINTS));
    return last;
  });
}

function runningSums(weights: readonly number[]): Float64Array {
  const sums = new Float64Array(weights.length + 1);
  let sum = 0;
  let lost = 0;
  for (const [at, weight] of weights.entries()) {
    const next = sum + weight;
    lost += Math.abs(sum) >= Math.abs(weight) ? sum - next + weight : weight - next + sum;
    sum = next;
    sums[at + 1] = sum + lost;
  }
  return sums;
}
