import { type Arena, SLACK } from '@populace/core';

/** What the steps of a batch of names hand on to one another; one entry a row. */
export interface NameBatch {
  readonly levels: Int32Array;
  readonly slots: Float64Array;
  /** The 32-bit draw that places a row within its slot. */
  readonly words: Int32Array;
  /** Surname class. */
  readonly surnames: Int32Array;
  /** Given class. */
  readonly given: Int32Array;
  /** First point of the interval of both classes. */
  readonly lows: Float64Array;
  /** Points in that interval. */
  readonly widths: Float64Array;
}

/** Makes the buffers of a plan's names. */
export function nameBatchIn(arena: Pick<Arena, 'int32' | 'float64'>): NameBatch {
  return {
    levels: arena.int32(),
    slots: arena.float64(),
    words: arena.int32(),
    surnames: arena.int32(),
    given: arena.int32(),
    lows: arena.float64(),
    widths: arena.float64(),
  };
}

/** Makes buffers for up to `capacity` rows on their own. */
export function createNameBatch(capacity: number): NameBatch {
  const size = capacity + SLACK;
  return nameBatchIn({ int32: () => new Int32Array(size), float64: () => new Float64Array(size) });
}
