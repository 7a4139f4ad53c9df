import type { TreeWay } from '@populace/schema';

/** Rows are numbered so far; a tree that would be larger never ends. */
const MOST_ROWS = 2 ** 53;

/** Where the levels of a tree lie among its rows: roots first, then their children, then theirs. */
export interface TreeShape {
  /** By level, its first row; then the end of the last level. Levels that never grow are not listed. */
  readonly starts: readonly number[];
  readonly roots: number;
  /** How many rows a tree has, then the next begins; Infinity for one that never ends. */
  readonly size: number;
  /** How many children two neighbouring rows have together. */
  readonly pair: number;
}

/** The row's level in its tree: where it begins, and where and how wide the one above is; undefined for a root. */
export interface TreeLevel {
  readonly start: number;
  readonly above: number;
  readonly width: number;
}

/** Lays out the levels of a tree. A row without a neighbour has half of what a pair has, rounded up, so that trees grow. */
export function treeShape({ branching: { min, max }, depth, roots }: TreeWay): TreeShape {
  const pair = min + max;
  if (depth === undefined && pair === 2) return { starts: [], roots, size: Number.POSITIVE_INFINITY, pair };
  const starts = [0];
  let level = roots;
  let end = roots;
  while (end < MOST_ROWS && (depth === undefined || starts.length < depth)) {
    starts.push(end);
    level = Math.floor(level / 2) * pair + (level % 2) * Math.ceil(pair / 2);
    end += level;
  }
  const size = depth === undefined || end >= MOST_ROWS ? Number.POSITIVE_INFINITY : end;
  return { starts: [...starts, size], roots, size, pair };
}

/** Finds the level of a row of a tree. */
export function levelOf({ starts, roots }: TreeShape, row: number): TreeLevel | undefined {
  if (row < roots) return undefined;
  if (starts.length === 0) {
    const start = Math.floor(row / roots) * roots;
    return { start, above: start - roots, width: roots };
  }
  let level = 0;
  while (starts[level + 1] <= row) level++;
  const start = starts[level];
  const above = starts[level - 1];
  return { start, above, width: start - above };
}

/** The rows of the level of a row of a tree: the next level begins where they end, unless it is the last. */
export function rowsOfLevel(
  { starts, roots }: TreeShape,
  row: number,
): { readonly start: number; readonly end: number; readonly isLast: boolean } {
  if (starts.length === 0) {
    const start = Math.floor(row / roots) * roots;
    return { start, end: start + roots, isLast: false };
  }
  let level = 0;
  while (starts[level + 1] <= row) level++;
  return { start: starts[level], end: starts[level + 1], isLast: level + 2 === starts.length };
}
