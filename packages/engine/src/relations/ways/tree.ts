import { type Key, rowNumber, threefry2x32 } from '@populace/core';
import type { Planner } from '@populace/recipes';
import type { TreeWay } from '@populace/schema';
import { planRowsOf } from '../../columns/planners/plan-rows-of.ts';
import type { ChildPlaces } from '../../model/child-relation.ts';
import type { ParentRows } from '../../model/family.ts';
import { levelOf, rowsOfLevel, type TreeShape, treeShape } from './tree-shape.ts';

/** The draw by which two neighbours divide their children. */
export const BRANCHES = 'parent/branches';

/**
 * The parent of a row in a forest of the table's own rows; roots have none. Levels lie one after the other, so a parent stands
 * before its children. Two neighbours have `min + max` children together, divided by a draw of theirs: each has from `min` to
 * `max`, each number as likely, and where the children of a row begin is known without counting.
 */
export function planTree(way: TreeWay, at: Planner): ParentRows {
  const { arena, rows: own } = at;
  const parentOf = createParentOf(treeShape(way), way, at.source.key(BRANCHES));
  const numbers = arena.float64();
  const valid = arena.uint8();
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      const parent = parentOf(rowNumber(own, i));
      numbers[i] = Math.max(0, parent);
      valid[i] = parent < 0 ? 0 : 1;
    }
  });
  return { rows: planRowsOf(numbers, at), valid };
}

/** Returns what gives the parent of a row, −1 for a root. */
export function createParentOf(shape: TreeShape, { branching }: TreeWay, key: Key): (row: number) => number {
  const { size, pair } = shape;
  const ofElder = createShare(branching, key);
  return (row) => {
    const first = size === Number.POSITIVE_INFINITY ? 0 : Math.floor(row / size) * size;
    const level = levelOf(shape, row - first);
    if (level === undefined) return -1;
    const place = row - first - level.start;
    const elder = 2 * Math.floor(place / pair);
    const above = first + level.above;
    // The last row of an odd level has no neighbour.
    if (elder + 1 >= level.width) return above + level.width - 1;
    const inPair = place - (elder / 2) * pair;
    return above + elder + (inPair < ofElder(above + elder) ? 0 : 1);
  };
}

/** Returns what gives the children of a row, which stand one after the other, as many as a tree without an end would have. */
export function createTreeChildren(shape: TreeShape, { branching }: TreeWay, key: Key): (row: number) => ChildPlaces {
  const { size, pair } = shape;
  const ofElder = createShare(branching, key);
  return (row) => {
    const first = size === Number.POSITIVE_INFINITY ? 0 : Math.floor(row / size) * size;
    const { start, end, isLast } = rowsOfLevel(shape, row - first);
    if (isLast) return { first: row, count: 0 };
    const place = row - first - start;
    const elder = 2 * Math.floor(place / 2);
    const begin = first + end + (elder / 2) * pair;
    // The last row of an odd level has no neighbour.
    if (elder + 1 >= end - start) return { first: begin, count: Math.ceil(pair / 2) };
    const share = ofElder(first + start + elder);
    return place === elder ? { first: begin, count: share } : { first: begin + share, count: pair - share };
  };
}

/** Returns what gives how many children of a pair are the elder's. */
function createShare({ min, max }: TreeWay['branching'], key: Key): (elder: number) => number {
  if (min === max) return () => min;
  const words = new Int32Array(2);
  return (elder) => {
    threefry2x32(key, elder | 0, Math.floor(elder / 2 ** 32), words);
    return min + Math.floor((words[0] >>> 0) * (max - min + 1) * 2 ** -32);
  };
}
