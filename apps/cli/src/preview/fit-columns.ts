/** Which columns of a table are shown, and how wide. */
export interface FittedColumns {
  /** Widths of the first columns, one or more. */
  readonly widths: readonly number[];
  /** How many columns at the end are left out. */
  readonly leftOut: number;
}

/** No column is made narrower than this, unless it is by itself or alone is too wide. */
const LEAST = 6;
const BETWEEN = 2;

/** Fits columns of natural widths into a line: the widest give way first; what still does not fit is left out at the end. */
export function fitColumns(natural: readonly number[], width: number): FittedColumns {
  const least = natural.map((wish) => Math.min(wish, LEAST));
  const count = Math.max(1, countThatFit(least, width));
  const widths = natural.slice(0, count);
  const room = width - BETWEEN * (count - 1);
  return { widths: shrink(widths, room), leftOut: natural.length - count };
}

function countThatFit(least: readonly number[], width: number): number {
  let used = -BETWEEN;
  const over = least.findIndex((wish) => {
    used += BETWEEN + wish;
    return used > width;
  });
  return over < 0 ? least.length : over;
}

/** Lowers the cap on all widths until they fit: the largest cap that does. */
function shrink(widths: readonly number[], room: number): readonly number[] {
  let [low, high] = [Math.min(LEAST, Math.max(1, room)), Math.max(1, ...widths)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (sum(widths, middle) <= room) low = middle;
    else high = middle - 1;
  }
  return spread(widths, low, room);
}

/** Gives the columns that were cut what is left over, one column each, from the left. */
function spread(widths: readonly number[], cap: number, room: number): readonly number[] {
  let left = Math.max(0, room - sum(widths, cap));
  return widths.map((wish) => {
    if (wish <= cap) return wish;
    const more = left > 0 ? 1 : 0;
    left -= more;
    return cap + more;
  });
}

function sum(widths: readonly number[], cap: number): number {
  return widths.reduce((total, wish) => total + Math.min(wish, cap), 0);
}
