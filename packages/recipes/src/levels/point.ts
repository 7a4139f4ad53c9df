import type { LevelLadder } from './level-ladder.ts';

/** How slots and draws of each level make points; by the level's place in its ladder. */
export interface PointScales {
  /** 2^(53 − m). */
  readonly slot: Float64Array;
  /** 2^(21 − m). */
  readonly word: Float64Array;
}

/** Makes the scales of a ladder. */
export function pointScales({ bits }: LevelLadder): PointScales {
  return { slot: Float64Array.from(bits, (m) => 2 ** (53 - m)), word: Float64Array.from(bits, (m) => 2 ** (21 - m)) };
}

/**
 * Returns the point of a row: a whole number below 2^53 inside its slot, placed there by a 32-bit draw.
 * Built by whole steps. `slot + fraction` in floats would round up to the next slot, and at the last one off the table.
 */
export function pointOf(scales: PointScales, level: number, slot: number, word: number): number {
  return slot * scales.slot[level] + Math.floor((word >>> 0) * scales.word[level]);
}
