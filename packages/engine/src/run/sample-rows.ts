import type { Window } from '../columns/rows/window.ts';

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

/** Returns pieces of so many rows each, one of each of as many equal parts of a window, in order; all of the window where they would fill it. */
export function sampleWindows(
  window: Window,
  { pieces, rows }: { readonly pieces: number; readonly rows: number },
): readonly Window[] {
  const { from, take } = window;
  if (take <= pieces * rows) {
    const count = Math.ceil(take / rows);
    return Array.from({ length: count }, (_, i) => ({ from: from + i * rows, take: Math.min(rows, take - i * rows) }));
  }
  const room = { from, take: take - pieces * (rows - 1) };
  // Each piece but its first row is taken out of the window, and put back behind the rows that are drawn from the rest.
  return Array.from(sampleRows(room, pieces), (row, i) => ({ from: row + i * (rows - 1), take: rows }));
}
