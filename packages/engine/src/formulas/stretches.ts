import { CodedError, type RowSet, rowNumber } from '@populace/core';
import type { Gathered } from '@populace/formulas';
import type { ChildRelation } from '../model/child-relation.ts';
import type { FrameParts } from './frame-parts.ts';

/** The children that the rows of a batch gather, by their places in the order of parents: [first, end), those of one parent. */
export interface Stretches {
  readonly firsts: Float64Array;
  readonly ends: Float64Array;
  /** Finds those of the n rows of a batch. */
  find(n: number): void;
}

/** Plans what the rows of a frame gather: their children, or the children of their parents up to themselves. */
export function planStretches(
  from: Gathered,
  { planner, arena, where }: FrameParts,
  relation: ChildRelation,
  mostSiblings: number,
): Stretches {
  const firsts = arena.float64();
  const ends = arena.float64();
  if (from.kind === 'children') return { firsts, ends, find: findChildren(planner.rows, relation, { firsts, ends }) };
  const { parents, places } = planner.family();
  return {
    firsts,
    ends,
    find(n) {
      for (let i = 0; i < n; i++) {
        if (places[i] >= mostSiblings) refuseSiblings(where, mostSiblings);
        const { first } = relation.childrenOf(rowNumber(parents, i));
        firsts[i] = first;
        ends[i] = first + places[i] + 1;
      }
    },
  };
}

function findChildren(
  rows: RowSet,
  relation: ChildRelation,
  { firsts, ends }: Pick<Stretches, 'firsts' | 'ends'>,
): Stretches['find'] {
  return (n) => {
    for (let i = 0; i < n; i++) {
      const { first, count } = relation.childrenOf(rowNumber(rows, i));
      firsts[i] = first;
      ends[i] = first + count;
    }
  };
}

function refuseSiblings(where: string, most: number): never {
  const message = `${where} goes through the rows of a parent, which are at most ${most}; give parents fewer rows.`;
  throw new CodedError('limit/formula', message);
}
