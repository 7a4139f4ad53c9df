import type { Window } from '../run/window.ts';

/** The golden ratio's fraction: its multiples lie as evenly as any, and in step with no period of the rows. */
const GOLDEN = 0.618_033_988_749_894_9;

/**
 * Returns `count` rows of a window, or all if it has no more, in order: one of each of as many equal parts, at a place that differs from
 * part to part, so that what comes every so many rows is met as often as it is there.
 */
export function sampleRows({ from, take }: Window, count: number): Float64Array {
  if (take <= count) return Float64Array.from({ length: take }, (_, i) => from + i);
  const part = take / count;
  return Float64Array.from({ length: count }, (_, i) => {
    const first = Math.floor(i * part);
    const room = Math.floor((i + 1) * part) - first;
    return from + first + Math.floor(((i * GOLDEN) % 1) * room);
  });
}
