/**
 * Weighted picks in constant time from one 32-bit word (Walker: "An efficient method for generating discrete random
 * variables with general distributions", 1977; built as in Vose: "A linear algorithm for generating random numbers with a
 * given distribution", 1991).
 */

/** The most entries for which `word * size` is exact in a double. */
export const MAX_ALIAS_SIZE: number = 2097152;

const TWO_TO_32 = 4294967296;
const TWO_TO_MINUS_32 = 2.3283064365386963e-10;

/** Numbers from 0 upwards, not all 0. */
export type Weights = readonly number[] | Float64Array | Int32Array;

/** Picks an index with probability proportional to its weight, to 2^-32. */
export interface AliasTable {
  readonly size: number;
  /** For each slot the threshold (unsigned) and the index taken from there upwards, side by side in one cache line. */
  readonly slots: Int32Array;
  /** Returns the index that the 32-bit `word` picks. */
  pick(word: number): number;
  /** Picks for `n` words at once. */
  fill(n: number, words: Int32Array, codes: Int32Array): void;
}

/**
 * Returns the table of `weights`: finite numbers >= 0, not all 0, at most 2^21. The same weights give the same table everywhere.
 * Throws a `RangeError` for others; plans have checked them before.
 */
export function createAliasTable(weights: Weights): AliasTable {
  const slots = buildSlots(weights);
  const size = weights.length;
  // The high half of word * size is the slot, the low half the fraction within it.
  const pick = (word: number): number => {
    const slot = ((word >>> 0) * size * TWO_TO_MINUS_32) | 0;
    const fraction = Math.imul(word, size) >>> 0;
    return fraction < slots[2 * slot] >>> 0 ? slot : slots[2 * slot + 1];
  };
  const fill = (n: number, words: Int32Array, codes: Int32Array): void => {
    for (let i = 0; i < n; i++) {
      const slot = 2 * (((words[i] >>> 0) * size * TWO_TO_MINUS_32) | 0);
      const fraction = Math.imul(words[i], size) >>> 0;
      codes[i] = fraction < slots[slot] >>> 0 ? slot >> 1 : slots[slot + 1];
    }
  };
  return { size, slots, pick, fill };
}

/** Slots lacking probability are topped up from those that have too much, in order of index: no chance, no hash order. */
function buildSlots(weights: Weights): Int32Array {
  const size = weights.length;
  const scaled = scaledToMeanOne(weights);
  const slots = new Int32Array(2 * size);
  const small: number[] = [];
  const large: number[] = [];
  for (let i = size - 1; i >= 0; i--) (scaled[i] < 1 ? small : large).push(i);
  while (small.length > 0 && large.length > 0) {
    // Neither is empty: the loop's condition.
    const taker = small.pop() as number;
    const donor = large.pop() as number;
    const share = scaled[taker];
    setSlot(slots, taker, share, donor);
    const left = scaled[donor] - (1 - share);
    scaled[donor] = left;
    (left < 1 ? small : large).push(donor);
  }
  // What is left is full but for rounding; one of weight 0 gives its whole slot to the heaviest entry.
  const heaviest = indexOfLargest(weights);
  for (const slot of [...small, ...large]) setSlot(slots, slot, weights[slot] > 0 ? 1 : 0, heaviest);
  return slots;
}

function setSlot(slots: Int32Array, slot: number, share: number, alias: number): void {
  const threshold = Math.floor(share * TWO_TO_32 + 0.5);
  // A full slot has no threshold of 32 bits; it is its own alias instead.
  const full = threshold >= TWO_TO_32;
  slots[2 * slot] = full ? 0 : threshold;
  slots[2 * slot + 1] = full ? slot : alias;
}

function scaledToMeanOne(weights: Weights): Float64Array {
  const size = weights.length;
  if (size === 0 || size > MAX_ALIAS_SIZE)
    throw new RangeError(`weights: ${size} entries, expected 1 to ${MAX_ALIAS_SIZE}`);
  let sum = 0;
  // Plain loops: tables of thousands are made before the first row, when nothing is compiled yet.
  for (let i = 0; i < size; i++) {
    if (!(weights[i] >= 0)) throw new RangeError(`weights: ${weights[i]} is not a number from 0 upwards`);
    sum += weights[i];
  }
  if (!(sum > 0 && sum < Infinity))
    throw new RangeError(`weights: their sum is ${sum}, expected more than 0 and finite`);
  const scaled = new Float64Array(size);
  for (let i = 0; i < size; i++) scaled[i] = (weights[i] / sum) * size;
  return scaled;
}

function indexOfLargest(weights: Weights): number {
  let best = 0;
  for (let i = 1; i < weights.length; i++) if (weights[i] > weights[best]) best = i;
  return best;
}
