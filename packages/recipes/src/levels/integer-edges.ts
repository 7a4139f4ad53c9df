/** The whole of a space of points. */
export const POINTS: number = 2 ** 53;

/**
 * Returns the edges of the intervals that share [0, 2^53) by `weights`: whole numbers, n + 1 for n weights, never
 * decreasing, the first 0, the last 2^53. Sums are compensated (Neumaier, 1974), so an edge is right to about 2^-53.
 * Throws RangeError unless weights are finite, not negative, and one is above 0.
 */
export function integerEdges(weights: readonly number[] | Float64Array): Float64Array {
  const sums = runningSums(weights);
  const total = sums[weights.length];
  if (!(total > 0 && Number.isFinite(total) && areAbove(weights))) {
    throw new RangeError('weights must be finite, not negative, and not all zero');
  }
  let last = 0;
  for (let at = 0; at < sums.length; at++) {
    // Compensation may take a sum back by its last bit where a weight is tiny.
    last = Math.max(last, Math.round((sums[at] / total) * POINTS));
    sums[at] = last;
  }
  return sums;
}

function runningSums(weights: readonly number[] | Float64Array): Float64Array {
  const sums = new Float64Array(weights.length + 1);
  let sum = 0;
  let lost = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at];
    const next = sum + weight;
    lost += Math.abs(sum) >= Math.abs(weight) ? sum - next + weight : weight - next + sum;
    sum = next;
    sums[at + 1] = sum + lost;
  }
  return sums;
}

/** Plain loops here: tables of thousands are divided before the first row, when nothing is compiled yet. */
function areAbove(weights: readonly number[] | Float64Array): boolean {
  for (let at = 0; at < weights.length; at++) if (!(weights[at] >= 0)) return false;
  return true;
}
