import type { ValueCount } from './table-profile.ts';

/** So many of the most frequent values are told. */
const MOST_TOLD = 10;

/** Counts how often each text comes. */
export interface Tally {
  /** How many different texts came. */
  readonly distinct: number;
  add(text: string): void;
  /** The most frequent texts. */
  top(): readonly ValueCount[];
}

/** Creates a tally with room for so many different texts. */
export function createTally(room: number): Tally {
  const places = new Map<string, number>();
  const counts = new Int32Array(room);
  return {
    get distinct() {
      return places.size;
    },
    add(text) {
      const place = places.get(text);
      if (place !== undefined) {
        counts[place]++;
        return;
      }
      counts[places.size] = 1;
      places.set(text, places.size);
    },
    top: () => mostFrequent(Array.from(places, ([text, place]) => ({ text, count: counts[place] }))),
  };
}

/**
 * The most frequent values, those as frequent in the order of their texts. Of many, those that came twice at least; of few, all, unless
 * none came twice.
 */
export function mostFrequent(values: readonly ValueCount[]): readonly ValueCount[] {
  const repeated = values.filter(({ count }) => count > 1);
  if (repeated.length === 0) return [];
  const told = values.length <= MOST_TOLD ? values : repeated;
  const least = told.map(({ count }) => count).sort((a, b) => b - a)[MOST_TOLD - 1] ?? 0;
  return told
    .filter(({ count }) => count >= least)
    .sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_TOLD);
}
