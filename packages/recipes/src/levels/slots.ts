import type { RowSet, StreamKeys } from '@populace/core';
import {
  createFeistel,
  type FeistelNetwork,
  feistelForward,
  feistelInverse,
  feistelRound,
} from '../permutation/feistel.ts';
import { createLevelLadder, firstRowOf, type LevelLadder, levelOf } from './level-ladder.ts';

/** Rows shuffled into the slots of their levels. Nothing is kept a row. */
export interface Slots {
  readonly ladder: LevelLadder;
  /** Returns level and slot of `row`, a whole number below 2^53. */
  at(row: number): { readonly level: number; readonly slot: number };
  /** Returns the row in a slot of a level, or undefined if that slot is no row's. */
  rowAt(level: number, slot: number): number | undefined;
  /** Writes level and slot of each row. */
  fill(rows: RowSet, levels: Int32Array, slots: Float64Array): void;
}

/** Each level has a Feistel network of eight rounds, keyed by the subject's 'name' and m. */
export function createSlots(keys: StreamKeys, smallest: number): Slots {
  const ladder = createLevelLadder(smallest);
  const networks: FeistelNetwork[] = [];
  const networkOf = (level: number): FeistelNetwork => {
    const m = ladder.bits[level];
    networks[level] ??= createFeistel(keys('name', String(m)), m, 8);
    return networks[level];
  };

  return {
    ladder,
    at(row) {
      const level = levelOf(smallest, row | 0, Math.floor(row / 2 ** 32));
      return { level, slot: feistelForward(networkOf(level), row) };
    },
    rowAt(level, slot) {
      const row = feistelInverse(networkOf(level), slot);
      const isHere =
        row >= firstRowOf(ladder, level) && levelOf(smallest, row | 0, Math.floor(row / 2 ** 32)) === level;
      return isHere ? row : undefined;
    },
    fill({ n, lo, hi }, levels, slots) {
      for (let from = 0; from < n; ) {
        const level = levelOf(smallest, lo[from], hi[from]);
        let to = from + 1;
        while (to < n && levelOf(smallest, lo[to], hi[to]) === level) to++;
        levels.fill(level, from, to);
        fillRun(networkOf(level), from, to, lo, hi, slots);
        from = to;
      }
    },
  };
}

/** The network over a run of rows of one level, with its keys in local variables. */
function fillRun(
  network: FeistelNetwork,
  from: number,
  to: number,
  lo: Int32Array,
  hi: Int32Array,
  slots: Float64Array,
): void {
  const { bits, lowSpan, lowMask, highMask, keys } = network;
  const lowBits = (bits + 1) >> 1;
  const [k0, k1, k2, k3, k4, k5, k6, k7] = keys;
  for (let i = from; i < to; i++) {
    // The lower half has at most 27 bits, so the upper half takes the rest of one word and some of the other.
    let high = (lo[i] >>> lowBits) | (hi[i] << (32 - lowBits));
    let low = lo[i] & lowMask;
    high ^= feistelRound(low, k0) & highMask;
    low ^= feistelRound(high, k1) & lowMask;
    high ^= feistelRound(low, k2) & highMask;
    low ^= feistelRound(high, k3) & lowMask;
    high ^= feistelRound(low, k4) & highMask;
    low ^= feistelRound(high, k5) & lowMask;
    high ^= feistelRound(low, k6) & highMask;
    low ^= feistelRound(high, k7) & lowMask;
    slots[i] = high * lowSpan + low;
  }
}
