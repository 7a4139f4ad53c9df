import { streamKey } from '@populace/core';
import type { TreeWay } from '@populace/schema';
import { describe, expect, it } from 'vitest';
import { createParentOf } from './tree.ts';
import { treeShape } from './tree-shape.ts';

const key = streamKey(['tree tests']);

function parents(way: Omit<TreeWay, 'kind'>, rows: number): number[] {
  const whole: TreeWay = { kind: 'tree', ...way };
  const parentOf = createParentOf(treeShape(whole), whole, key);
  return Array.from({ length: rows }, (_, row) => parentOf(row));
}

/** How many children each row has, and how deep it stands (roots 1). */
function shapeOf(list: readonly number[]): { readonly children: number[]; readonly depths: number[] } {
  const children = list.map(() => 0);
  const depths: number[] = [];
  for (const parent of list) {
    depths.push(parent < 0 ? 1 : (depths[parent] ?? 0) + 1);
    if (parent >= 0) children[parent] = (children[parent] ?? 0) + 1;
  }
  return { children, depths };
}

describe('a tree of rows', () => {
  it('has as many children a row as asked for, each after its parent', () => {
    const list = parents({ branching: { min: 3, max: 3 }, depth: undefined, roots: 1 }, 3280);
    const { children, depths } = shapeOf(list);

    expect(list.every((parent, row) => parent < row)).toBe(true);
    expect(list.filter((parent) => parent < 0)).toHaveLength(1);
    // 1 + 3 + … + 3^7 = 3280; the last level has no children yet.
    expect(new Set(children.slice(0, 1093))).toEqual(new Set([3]));
    expect(Math.max(...depths)).toBe(8);
  });

  it('has every number of children in a range as often', () => {
    const list = parents({ branching: { min: 1, max: 6 }, depth: undefined, roots: 1 }, 400_000);
    const { children } = shapeOf(list);
    const inner = children.slice(3, 80_000);
    const counts = [1, 2, 3, 4, 5, 6].map((number) => inner.filter((count) => count === number).length);

    expect(inner.every((count) => count >= 1 && count <= 6)).toBe(true);
    for (const count of counts) expect(Math.abs(count / inner.length - 1 / 6)).toBeLessThan(0.01);
  });

  it('is followed by another once it is full', () => {
    const list = parents({ branching: { min: 2, max: 4 }, depth: 3, roots: 2 }, 1000);
    const { depths } = shapeOf(list);
    // 2 roots, 6 below, 18 below.
    const roots = list.flatMap((parent, row) => (parent < 0 ? [row] : []));

    expect(Math.max(...depths)).toBe(3);
    expect(roots.slice(0, 6)).toEqual([0, 1, 26, 27, 52, 53]);
    expect(
      list.every((parent, row) => parent < row && (parent < 0 || Math.floor(parent / 26) === Math.floor(row / 26))),
    ).toBe(true);
  });

  it('may be chains', () => {
    expect(parents({ branching: { min: 1, max: 1 }, depth: undefined, roots: 2 }, 6)).toEqual([-1, -1, 0, 1, 2, 3]);
    expect(parents({ branching: { min: 1, max: 1 }, depth: 2, roots: 1 }, 5)).toEqual([-1, 0, -1, 2, -1]);
  });

  it('may be roots alone', () => {
    expect(parents({ branching: { min: 5, max: 5 }, depth: 1, roots: 1 }, 3)).toEqual([-1, -1, -1]);
  });

  it('reaches as far as rows do', () => {
    const way: TreeWay = { kind: 'tree', branching: { min: 0, max: 9 }, depth: undefined, roots: 1 };
    const parentOf = createParentOf(treeShape(way), way, key);

    for (const row of [2 ** 32, 2 ** 44 + 1, 2 ** 48 - 1]) {
      expect(parentOf(row)).toBeLessThan(row);
      expect(parentOf(row)).toBeGreaterThan(row / 20);
    }
  });
});
