import { type Key, threefry2x32 } from '@populace/core';

/**
 * A Feistel network over the numbers of [0, 2^bits): a keyed permutation of them, cheap in both directions.
 * The number's upper half (rounded down) and lower half (rounded up) are changed in turn, each by a round function of
 * the other one, so halves of different widths need no care (Luby, Rackoff: "How to construct pseudorandom permutations
 * from pseudorandom functions", 1988; alternating form of Naor and Reingold).
 */
export interface FeistelNetwork {
  /** Width of the numbers, 2 to 53. */
  readonly bits: number;
  /** 2 to the width of the lower half, 1 to 27 bits. */
  readonly lowSpan: number;
  readonly lowMask: number;
  readonly highMask: number;
  /** One key a round; even places change the upper half, odd places the lower. */
  readonly keys: Int32Array;
}

/** Four rounds are visibly patterned below 2^20 (z scores of 45); eight pass, ten are taken where a domain is tiny. */
export type FeistelRounds = 8 | 10;

/** Makes the network of `key`; round keys are the words of the Threefry blocks 0, 1, 2, … under it. */
export function createFeistel(key: Key, bits: number, rounds: FeistelRounds): FeistelNetwork {
  if (!Number.isInteger(bits) || bits < 2 || bits > 53) {
    throw new RangeError(`bits (${bits}) must be a whole number from 2 to 53`);
  }
  const keys = new Int32Array(rounds);
  for (let at = 0; at < rounds; at += 2) {
    threefry2x32(key, at >> 1, 0, keys.subarray(at, at + 2));
  }
  const lowSpan = 2 ** ((bits + 1) >> 1);
  return { bits, lowSpan, lowMask: lowSpan - 1, highMask: 2 ** (bits >> 1) - 1, keys };
}

/** Mixes one half with a round key; the caller masks the 27 bits that come out to the other half's width. */
export function feistelRound(half: number, roundKey: number): number {
  const x = Math.imul(half ^ roundKey, 0x9e3779b1);
  return Math.imul(x ^ (x >>> 15), 0x85ebca6b) >>> 5;
}

/** Returns where `value`, a whole number below 2^bits, is taken. */
export function feistelForward(network: FeistelNetwork, value: number): number {
  const { lowSpan, lowMask, highMask, keys } = network;
  const upper = Math.floor(value / lowSpan);
  let high = upper | 0;
  let low = (value - upper * lowSpan) | 0;
  for (let at = 0; at < keys.length; at += 2) {
    high ^= feistelRound(low, keys[at]) & highMask;
    low ^= feistelRound(high, keys[at + 1]) & lowMask;
  }
  return high * lowSpan + low;
}

/** Returns the number that {@link feistelForward} takes to `value`. */
export function feistelInverse(network: FeistelNetwork, value: number): number {
  const { lowSpan, lowMask, highMask, keys } = network;
  const upper = Math.floor(value / lowSpan);
  let high = upper | 0;
  let low = (value - upper * lowSpan) | 0;
  for (let at = keys.length - 2; at >= 0; at -= 2) {
    low ^= feistelRound(high, keys[at + 1]) & lowMask;
    high ^= feistelRound(low, keys[at]) & highMask;
  }
  return high * lowSpan + low;
}
