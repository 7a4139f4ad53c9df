import type { Permutation } from '@populace/recipes';
import type { ChildRelation } from '../model/child-relation.ts';
import type { Sum } from '../sums/sum-book.ts';
import type { SumIndex } from '../sums/sum-index.ts';

/** Creates the relation of a table whose parents all have `count` children. */
export function createEqualRelation(table: string, parents: () => number, count: number): ChildRelation {
  return {
    table,
    get rowCount() {
      return parents() * count;
    },
    greatest: count,
    isEqual: true,
    sum: undefined,
    isInOrder: true,
    least: count,
    bound: count,
    average: () => count,
    childrenOf: (parent) => ({ first: parent * count, count }),
    rowAt: (place) => place,
    find(n, children, rows, places) {
      for (let i = 0; i < n; i++) {
        const parent = Math.floor(children[i] / count);
        places[i] = children[i] - parent * count;
        rows[i] = parent;
      }
    },
  };
}

/** Between which numbers of children a parent has, Infinity where nothing says so. */
export type ChildBounds = Pick<ChildRelation, 'least' | 'bound' | 'average'>;

/** The numbers of children, as an index that is made when needed, and what adds them up, if anything has to. */
export interface ChildCounts {
  readonly sum: (() => Sum) | undefined;
  readonly index: () => SumIndex;
}

/** Creates the relation of a table whose parents have the numbers of children of an index, which is made when needed. */
export function createCountedRelation(
  table: string,
  { least, bound, average }: ChildBounds,
  { sum, index }: ChildCounts,
): ChildRelation {
  let made: SumIndex | undefined;
  const known = (): SumIndex => {
    made ??= index();
    return made;
  };
  return {
    table,
    isEqual: false,
    sum,
    isInOrder: true,
    least,
    bound,
    average,
    get rowCount() {
      return known().total;
    },
    get greatest() {
      return known().greatest;
    },
    childrenOf(parent) {
      const first = known().before(parent);
      return { first, count: known().before(parent + 1) - first };
    },
    rowAt: (place) => place,
    find: (n, children, parents, places) => known().find(n, children, parents, places),
  };
}

/** Spreads the children of each parent over the table: row numbers go through a permutation of the rows. */
export function createSpreadRelation(
  relation: ChildRelation,
  permutationOf: (size: number) => Permutation,
): ChildRelation {
  let made: Permutation | undefined;
  const permutation = (): Permutation => {
    made ??= permutationOf(relation.rowCount);
    return made;
  };
  return {
    table: relation.table,
    isEqual: relation.isEqual,
    sum: relation.sum,
    isInOrder: false,
    least: relation.least,
    bound: relation.bound,
    average: relation.average,
    get rowCount() {
      return relation.rowCount;
    },
    get greatest() {
      return relation.greatest;
    },
    childrenOf: (parent) => relation.childrenOf(parent),
    rowAt: (place) => permutation().inverse(place),
    find(n, children, parents, places) {
      // The places are written last, so they can hold the permuted rows until then.
      permutation().fill(n, children, places);
      relation.find(n, places, parents, places);
    },
  };
}
