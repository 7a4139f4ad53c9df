import type { Window } from '@populace/engine';
import type { Part } from '../encode/part.ts';
import type { PartMaker } from '../encode/part-maker.ts';

/** Who makes the parts of rows: this thread, or threads of some platform beside it. */
export interface PartSource {
  /** How many threads make parts, the caller's counted. */
  readonly threads: number;
  /**
   * Returns the parts of all rows of a window in their order; `maker` is of the caller's thread. A part is valid until the next is
   * requested.
   */
  parts(maker: PartMaker, window: Window): Iterable<Part> | AsyncIterable<Part>;
}

/** This thread makes all parts, batch by batch. */
export const hereSource: PartSource = { threads: 1, parts: (maker, window) => maker.pieces(window) };
