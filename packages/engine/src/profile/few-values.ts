import type { CountedNumbers } from './counted-numbers.ts';
import type { ValueCount } from './table-profile.ts';
import { mostFrequent } from './tally.ts';

/** Numbers of more different values than these have no most frequent ones worth telling. */
const MOST_VALUES = 20;

/** Keeps the texts of numbers, as long as there are few different ones. */
export interface FewValues {
  /** Takes the number of the i-th row. */
  add(number: number, i: number): void;
  /** The most frequent of few; nothing where there were more. */
  top(counted: CountedNumbers): readonly ValueCount[];
}

/** Creates what keeps the texts of few values, each asked for when it comes first. */
export function createFewValues(textAt: (i: number) => string | null): FewValues {
  const texts = new Map<number, string>();
  let isMore = false;
  return {
    add(number, i) {
      if (isMore || texts.has(number)) return;
      isMore = texts.size === MOST_VALUES;
      texts.set(number, textAt(i) ?? '');
    },
    top({ numbers, counts }) {
      if (isMore) return [];
      return mostFrequent(Array.from(numbers, (number, at) => ({ text: texts.get(number) ?? '', count: counts[at] })));
    },
  };
}
