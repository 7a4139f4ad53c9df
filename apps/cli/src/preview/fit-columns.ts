/** Columns of a table that stand side by side. */
export interface ColumnBlock {
  /** Which columns, from 0 on. */
  readonly columns: readonly number[];
  /** The width of each. */
  readonly widths: readonly number[];
}

/** No column is made narrower than this, unless it is by itself or alone is too wide. */
const LEAST = 16;
const BETWEEN = 2;

/**
 * Fits columns of natural widths into lines: the widest give way first, and what still does not fit stands in further blocks. Each of
 * these begins with the first column, if it is narrow, as it tells the rows apart.
 */
export function fitColumns(natural: readonly number[], width: number): readonly ColumnBlock[] {
  const first = natural[0] ?? 0;
  const repeats = first <= LEAST && first + BETWEEN + LEAST <= width;
  const blocks: ColumnBlock[] = [];
  for (let next = 0; next < natural.length; ) {
    const before = repeats && next > 0 ? [0] : [];
    const count = countThatFit([...before.map((column) => natural[column] ?? 0), ...natural.slice(next)], width);
    const taken = Math.max(1, count - before.length);
    const columns = [...before, ...Array.from({ length: taken }, (_, index) => next + index)];
    const room = width - BETWEEN * (columns.length - 1);
    blocks.push({
      columns,
      widths: shrink(
        columns.map((column) => natural[column] ?? 0),
        room,
      ),
    });
    next += taken;
  }
  return blocks;
}

function countThatFit(natural: readonly number[], width: number): number {
  let used = -BETWEEN;
  const over = natural.findIndex((wish) => {
    used += BETWEEN + Math.min(wish, LEAST);
    return used > width;
  });
  return over < 0 ? natural.length : over;
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
