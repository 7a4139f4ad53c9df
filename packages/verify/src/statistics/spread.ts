import { type Distribution, distributionName, withParameters } from '@populace/recipes';
import { cumulativeOf } from './cumulative.ts';
import { isWithin, shareWords, toleranceOf } from './tolerance.ts';

/** How numbers are asked to spread. `step` is their distance, undefined for floating-point numbers. */
export interface AskedSpread {
  readonly distribution: Distribution;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number | undefined;
}

/** Counts numbers by where they lie, and compares the counts with what was asked. */
export interface SpreadTally {
  add(value: number): void;
  /** What was found, in words, and what is too far from what was asked. */
  verdict(): { readonly words: string; readonly fault: string | undefined };
}

/** Numbers are counted in so many ranges that are asked to have as many each. */
const RANGES = 8;

/** Creates the tally of a distribution; undefined where its shares cannot be computed. */
export function createSpreadTally(asked: AskedSpread): SpreadTally | undefined {
  const { min, max, step } = asked;
  const half = (step ?? 0) / 2;
  const [low, high] = [(min ?? -Number.MAX_VALUE) - half, (max ?? Number.MAX_VALUE) + half];
  const share = cumulativeOf(withParameters(asked.distribution, asked), low, high);
  if (share === undefined) return undefined;
  const [below, all] = [share(low), share(high) - share(low)];
  const within = (x: number): number => (share(Math.min(x, high)) - below) / all;
  const edges = edgesOf(within, low, high, step);
  const counts = new Float64Array(edges.length + 1);
  let [count, sum] = [0, 0];
  return {
    add(value) {
      let range = 0;
      while (range < edges.length && value > edges[range]) range++;
      counts[range]++;
      count++;
      sum += value;
    },
    verdict() {
      let fault: string | undefined;
      let worst = 0;
      for (let range = 0; range < counts.length; range++) {
        const wanted = (range < edges.length ? within(edges[range]) : 1) - (range > 0 ? within(edges[range - 1]) : 0);
        const distance = Math.abs(counts[range] - count * wanted) / toleranceOf(count, wanted);
        if (distance <= worst || isWithin(counts[range], count, wanted)) continue;
        worst = distance;
        fault = `${shareWords(counts[range] / count)} of ${count} values are ${rangeWords(edges, range)}, but ${shareWords(wanted)} is asked`;
      }
      const mean = count === 0 ? 'no values' : `mean ${Number((sum / count).toPrecision(4))}`;
      return { words: fault === undefined ? `as asked, ${mean}` : `otherwise, ${mean}`, fault };
    },
  };
}

/** The name of a distribution with its range. */
export function spreadWords({ distribution, min, max }: AskedSpread): string {
  const range = min === undefined || max === undefined ? '' : ` ${min} to ${max}`;
  return `${distributionName(distribution)}${range}`;
}

function rangeWords(edges: readonly number[], range: number): string {
  const short = (value: number | undefined): number => Number((value ?? 0).toPrecision(6));
  if (range === 0) return `up to ${short(edges[0])}`;
  if (range === edges.length) return `above ${short(edges[range - 1])}`;
  return `above ${short(edges[range - 1])} and up to ${short(edges[range])}`;
}

/** Numbers between which equal shares lie, halfway between two values where there is a step. */
function edgesOf(
  within: (x: number) => number,
  low: number,
  high: number,
  step: number | undefined,
): readonly number[] {
  const edges: number[] = [];
  for (let range = 1; range < RANGES; range++) {
    let [from, to] = [low, high];
    for (let turn = 0; turn < 1100 && from < to; turn++) {
      const middle = from / 2 + to / 2;
      if (middle <= from || middle >= to) break;
      if (within(middle) < range / RANGES) from = middle;
      else to = middle;
    }
    const edge = step === undefined ? to : (Math.floor(to / step) + 0.5) * step;
    if (edge < high && edge > (edges.at(-1) ?? -Infinity)) edges.push(edge);
  }
  return edges;
}
