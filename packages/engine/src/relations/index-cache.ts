import type { SumIndex } from '../sums/sum-index.ts';

/** All indexes that are kept have so many bytes at most, but for the last one. */
const MOST_BYTES = 64 * 2 ** 20;

const kept = new Map<string, SumIndex>();

/**
 * Returns the index of what `key` names, made once for all schemas that are opened: it depends on nothing but the key, which
 * holds seed, names, recipe and count. Those that were used least lately go first.
 */
export function keepIndex(key: string, make: () => SumIndex): SumIndex {
  const index = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, index);
  let bytes = [...kept.values()].reduce((sum, one) => sum + one.bytes, 0);
  for (const [oldest, { bytes: own }] of kept) {
    if (bytes <= MOST_BYTES || oldest === key) break;
    kept.delete(oldest);
    bytes -= own;
  }
  return index;
}
