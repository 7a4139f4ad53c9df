import type { SumIndex } from '../../sums/sum-index.ts';
import { BLOCK_PARENTS, type CountStrata, GROUP_PARENTS } from './count-strata.ts';
import { createSlotCache } from './slot-cache.ts';
import type { StrataKeys } from './strata-counts.ts';
import { createStrataOrder } from './strata-order.ts';

/** Prefix sums of 1,024 numbers, with the total at the end; as narrow as the greatest total allows. */
type PrefixSums = Uint16Array | Uint32Array | Float64Array;

/** A group: the offset of each of its blocks, and the children before each. */
interface Group {
  readonly offsets: Uint16Array;
  readonly sums: Float64Array;
}

/** The memory of cached blocks, in bytes: 2^24 parents with few children each. */
const BLOCK_BYTES = 2 ** 25;
/** Cached groups, of 10 KiB each. */
const GROUP_SLOTS = 1024;

/**
 * Creates the index of parents whose counts are drawn in strata, however many there are. Complete groups have the same total, so a prefix sum
 * takes one group and one block of 1,024 numbers each, and no parent before them is looked at.
 */
export function createStrataIndex(parents: number, strata: CountStrata, keys: StrataKeys): SumIndex {
  const { groupTotal, greatest, blockTotals } = strata;
  const sumsOfBlock = sumsFor(blockTotals.reduce((most, total) => Math.max(most, total), 0));
  const orderStrata = createStrataOrder(keys.blocks);
  const orderOffsets = createStrataOrder(keys.groups);
  const order = new Uint16Array(BLOCK_PARENTS);
  const groupOf = createSlotCache<Group>(
    Math.min(GROUP_SLOTS, Math.ceil(parents / GROUP_PARENTS)),
    () => ({ offsets: new Uint16Array(BLOCK_PARENTS), sums: new Float64Array(BLOCK_PARENTS + 1) }),
    (group, { offsets, sums }) => {
      orderOffsets(group, offsets);
      addUp(blockTotals, offsets, sums);
    },
  );
  const blockSlots = Math.min(Math.floor(BLOCK_BYTES / sumsOfBlock().byteLength), Math.ceil(parents / BLOCK_PARENTS));
  const sumsOf = createSlotCache<PrefixSums>(blockSlots, sumsOfBlock, (block, sums) => {
    const group = Math.floor(block / BLOCK_PARENTS);
    orderStrata(block, order);
    addUp(strata.counts(groupOf(group).offsets[block - group * BLOCK_PARENTS]), order, sums);
  });
  const before = (parent: number): number => {
    const group = Math.floor(parent / GROUP_PARENTS);
    const block = Math.floor(parent / BLOCK_PARENTS);
    const inGroup = block - group * BLOCK_PARENTS;
    const inBlock = parent - block * BLOCK_PARENTS;
    const sum = group * groupTotal + (inGroup === 0 ? 0 : groupOf(group).sums[inGroup]);
    return inBlock === 0 ? sum : sum + sumsOf(block)[inBlock];
  };
  return {
    total: before(parents),
    greatest,
    bytes: strata.bytes + BLOCK_BYTES,
    before,
    find(n, points, items, within) {
      for (let i = 0; i < n; i++) {
        const group = Math.floor(points[i] / groupTotal);
        const { sums } = groupOf(group);
        const inGroup = points[i] - group * groupTotal;
        const block = lastWithin(sums, inGroup);
        const inBlock = inGroup - sums[block];
        const ofBlock = sumsOf(group * BLOCK_PARENTS + block);
        const parent = lastWithin(ofBlock, inBlock);
        items[i] = group * GROUP_PARENTS + block * BLOCK_PARENTS + parent;
        within[i] = inBlock - ofBlock[parent];
      }
    },
  };
}

function sumsFor(greatestTotal: number): () => PrefixSums {
  if (greatestTotal < 2 ** 16) return () => new Uint16Array(BLOCK_PARENTS + 1);
  if (greatestTotal < 2 ** 32) return () => new Uint32Array(BLOCK_PARENTS + 1);
  return () => new Float64Array(BLOCK_PARENTS + 1);
}

/** Writes the sums of the numbers before each, in an order. */
function addUp(numbers: Int32Array | Float64Array, order: Uint16Array, sums: PrefixSums): void {
  let sum = 0;
  for (let i = 0; i < BLOCK_PARENTS; i++) {
    sums[i] = sum;
    sum += numbers[order[i]];
  }
  sums[BLOCK_PARENTS] = sum;
}

/** The last of the 1,024 numbers that begins at a point or before it: the one in whose share the point lies. */
function lastWithin(sums: PrefixSums, point: number): number {
  let last = 0;
  for (let step = BLOCK_PARENTS / 2; step >= 1; step /= 2) if (sums[last + step] <= point) last += step;
  return last;
}
