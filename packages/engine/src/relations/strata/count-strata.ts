import { createSampler, type Distribution } from '@populace/recipes';

/** Parents of a group. Complete groups have the same number of children. */
export const GROUP_PARENTS: number = 2 ** 20;
/** Parents of a block, and blocks of a group. */
export const BLOCK_PARENTS: number = 2 ** 10;
/** The points of a group are the odd multiples of 2^-21, so they fill the upper 21 bits of a random word. */
const POINT_SHIFT = 11;

/** How many children a parent has. */
export interface CountRange {
  readonly min: number;
  readonly max: number;
  /** Uniform, if absent. */
  readonly distribution: Distribution | undefined;
}

/**
 * The child counts of one group, in no order: the distribution at 2^20 equidistant points. A block has 1,024 of them, one from each 1,024th
 * of the distribution, all at the same offset within it.
 */
export interface CountStrata {
  /** The counts of a block, by stratum, for its offset from 0 to 1,023. */
  counts(offset: number): Int32Array;
  /** The number of children of a block, by its offset. */
  readonly blockTotals: Float64Array;
  /** The number of children of a complete group. */
  readonly groupTotal: number;
  /** The greatest count of a group. */
  readonly greatest: number;
  /** The memory of the counts that were computed so far, in bytes. */
  readonly bytes: number;
}

/** Creates the strata of a distribution of counts. Each offset is computed when it is needed first. */
export function createCountStrata({ min, max, distribution = 'uniform' }: CountRange): CountStrata {
  const sample = createSampler(distribution, { min, max, step: 1 });
  const byOffset: (Int32Array | undefined)[] = [];
  const counts = (offset: number): Int32Array => {
    const known = byOffset[offset];
    if (known !== undefined) return known;
    const made = new Int32Array(BLOCK_PARENTS);
    for (let stratum = 0; stratum < BLOCK_PARENTS; stratum++) {
      made[stratum] = sample((2 * (stratum * BLOCK_PARENTS + offset) + 1) << POINT_SHIFT, 0);
    }
    byOffset[offset] = made;
    return made;
  };
  let sums: Float64Array | undefined;
  const blockTotals = (): Float64Array => {
    sums ??= Float64Array.from({ length: BLOCK_PARENTS }, (_, offset) => sumOf(counts(offset)));
    return sums;
  };
  return {
    counts,
    get blockTotals() {
      return blockTotals();
    },
    get groupTotal() {
      return sumOf(blockTotals());
    },
    get greatest() {
      let greatest = 0;
      for (let offset = 0; offset < BLOCK_PARENTS; offset++) {
        for (const count of counts(offset)) if (count > greatest) greatest = count;
      }
      return greatest;
    },
    get bytes() {
      return byOffset.reduce((sum, made) => sum + (made?.byteLength ?? 0), 0);
    },
  };
}

function sumOf(numbers: Int32Array | Float64Array): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
