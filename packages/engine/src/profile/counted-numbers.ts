/** Different numbers, rising, and how often each came. */
export interface CountedNumbers {
  readonly numbers: Float64Array;
  readonly counts: Int32Array;
}

/** Counts sorted numbers. The numbers are written over those that are given. */
export function countSorted(sorted: Float64Array): CountedNumbers {
  const counts = new Int32Array(sorted.length);
  let distinct = 0;
  for (let i = 0; i < sorted.length; i++) {
    if (distinct === 0 || sorted[distinct - 1] !== sorted[i]) sorted[distinct++] = sorted[i];
    counts[distinct - 1]++;
  }
  return { numbers: sorted.subarray(0, distinct), counts: counts.subarray(0, distinct) };
}

/** Counts small whole numbers, such as lengths of texts, as they come. */
export interface NumberCounter {
  add(number: number): void;
  counted(): CountedNumbers;
}

/** Below this, numbers are counted in an array. */
const SMALL = 1024;

/** Creates a counter of whole numbers from 0 on. */
export function createNumberCounter(): NumberCounter {
  const small = new Int32Array(SMALL);
  const large = new Map<number, number>();
  return {
    add(number) {
      if (number < SMALL) small[number]++;
      else large.set(number, (large.get(number) ?? 0) + 1);
    },
    counted() {
      const pairs = [...[...small].entries(), ...large].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
      return {
        numbers: Float64Array.from(pairs, ([number]) => number),
        counts: Int32Array.from(pairs, ([, count]) => count),
      };
    },
  };
}
