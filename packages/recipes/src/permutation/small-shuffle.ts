import { type Key, threefry2x32 } from '@populace/core';

/** Rounds of a network so small; fewer leave patterns. */
const ROUNDS = 10;
const GOLDEN = 0x9e3779b1;

/**
 * Makes a family of shuffles of [0, size), one for each `block`: returns where `index` is taken in the block's shuffle.
 * For exact shares within blocks of rows; `size` is at most 2^16. A balanced Feistel network with cycle walking, whose
 * round keys come from the block's own Threefry block.
 */
export function createSmallShuffle(key: Key, size: number): (block: number, index: number) => number {
  const half = Math.max(1, Math.ceil((32 - Math.clz32(size - 1)) / 2));
  const mask = 2 ** half - 1;
  const words = new Int32Array(2);
  let known = -1;

  return (block, index) => {
    if (block !== known) {
      threefry2x32(key, block | 0, Math.floor(block / 2 ** 32), words);
      known = block;
    }
    let place = index;
    do {
      let left = place >>> half;
      let right = place & mask;
      for (let round = 1; round <= ROUNDS; round++) {
        const mixed = left ^ (scramble(right, words[round & 1], round) & mask);
        left = right;
        right = mixed;
      }
      place = (left << half) | right;
    } while (place >= size);
    return place;
  };
}

function scramble(value: number, word: number, round: number): number {
  let x = Math.imul(value + Math.imul(round, GOLDEN) + word, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15) ^ word, 0xc2b2ae35);
  return (x ^ (x >>> 13)) >>> 7;
}
