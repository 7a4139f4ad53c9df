import type { CountedNumbers } from './counted-numbers.ts';
import type { Histogram } from './table-profile.ts';

/** What numbers of some rows are on the whole. */
export interface Averages {
  readonly mean: number;
  /** The middle one; between two, their mean. */
  readonly median: number;
}

/** Sums up numbers, of which there is one at least. */
export function averagesOf(counted: CountedNumbers): Averages {
  const total = counted.counts.reduce((all, count) => all + count, 0);
  const [low, high] = [numberAt(counted, (total - 1) >> 1), numberAt(counted, total >> 1)];
  // Halved first, as the sum may be too large for a double.
  return { mean: meanOf(counted, total), median: low === high ? low : low / 2 + high / 2 };
}

/** The number at a place of all that came. */
function numberAt({ numbers, counts }: CountedNumbers, place: number): number {
  let at = 0;
  for (let left = place - counts[0]; left >= 0; left -= counts[at]) at++;
  return numbers[at];
}

function meanOf({ numbers, counts }: CountedNumbers, total: number): number {
  const sum = numbers.reduce((all, number, at) => all + number * counts[at], 0);
  if (Number.isFinite(sum)) return sum / total;
  return numbers.reduce((all, number, at) => all + number * (counts[at] / total), 0);
}

/** Counts numbers between edges that lie around them. */
export function histogramOf({ numbers, counts }: CountedNumbers, edges: readonly number[]): Histogram<number> {
  const bins = new Array<number>(edges.length - 1).fill(0);
  let bin = 0;
  for (let at = 0; at < numbers.length; at++) {
    while (bin + 1 < bins.length && numbers[at] >= edges[bin + 1]) bin++;
    bins[bin] += counts[at];
  }
  return { edges, counts: bins };
}
