import { type Key, threefry2x32 } from '@populace/core';
import { BLOCK_PARENTS } from './count-strata.ts';

/** Writes the order of 1,024 things for a number such as that of a block: a keyed shuffle, the same whenever it is needed. */
export type StrataOrder = (of: number, order: Uint16Array) => void;

/** PractRand throws away as many words after it seeds sfc32 with two words. */
const WARM_UP = 12;

/** Creates the orders of a key. Numbers are below 2^53. */
export function createStrataOrder(key: Key): StrataOrder {
  const words = new Int32Array(2);
  const inOrder = Uint16Array.from({ length: BLOCK_PARENTS }, (_, i) => i);
  return (of, order) => {
    order.set(inOrder);
    threefry2x32(key, of | 0, Math.floor(of / 2 ** 32), words);
    shuffle(order, words[0], words[1]);
  };
}

/**
 * Durstenfeld's shuffle, 1964, with the words of sfc32. The generator is written out, as a call for each word doubles the time. The product with
 * a 32-bit word favours no index by more than 2^-22.
 */
function shuffle(order: Uint16Array, low: number, high: number): void {
  let a = 0;
  let b = low;
  let c = high;
  for (let counter = 1, i = BLOCK_PARENTS - 1 + WARM_UP; i > 0; counter++, i--) {
    const word = (a + b + counter) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    if (i >= BLOCK_PARENTS) continue;
    const j = ((word >>> 0) * (i + 1) * 2.3283064365386963e-10) | 0;
    const moved = order[i];
    order[i] = order[j];
    order[j] = moved;
  }
}
