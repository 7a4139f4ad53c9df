import type { Key } from '@populace/core';
import { STRETCH_ROOM, type Summands } from '../../sums/summands.ts';
import { BLOCK_PARENTS, type CountStrata } from './count-strata.ts';
import { createStrataOrder } from './strata-order.ts';

/** What says which parent has which of the counts of its group. */
export interface StrataKeys {
  /** Orders the strata of each block. */
  readonly blocks: Key;
  /** Orders the offsets of each group. */
  readonly groups: Key;
}

/** Creates the counts of parents, read in order. */
export function createStrataCounts(parents: number, strata: CountStrata, keys: StrataKeys): Summands {
  const orderStrata = createStrataOrder(keys.blocks);
  const orderOffsets = createStrataOrder(keys.groups);
  const order = new Uint16Array(BLOCK_PARENTS);
  const offsets = new Uint16Array(BLOCK_PARENTS);
  const counts = new Int32Array(STRETCH_ROOM);
  let knownGroup = -1;
  let knownBlock = -1;
  const openBlock = (block: number): Int32Array => {
    const group = Math.floor(block / BLOCK_PARENTS);
    if (group !== knownGroup) orderOffsets(group, offsets);
    knownGroup = group;
    if (block !== knownBlock) orderStrata(block, order);
    knownBlock = block;
    return strata.counts(offsets[block - group * BLOCK_PARENTS]);
  };
  return {
    count: parents,
    read(from, n) {
      for (let i = 0; i < n; ) {
        const block = Math.floor((from + i) / BLOCK_PARENTS);
        const ofBlock = openBlock(block);
        const first = from + i - block * BLOCK_PARENTS;
        const end = Math.min(BLOCK_PARENTS, first + n - i);
        for (let parent = first; parent < end; parent++) counts[i++] = ofBlock[order[parent]];
      }
      return counts;
    },
  };
}
