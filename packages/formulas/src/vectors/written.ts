import type { Vector } from '@populace/core';

/** A vector without its nulls, and the states that say where those are, and where a value failed. */
export interface Written {
  readonly vector: Vector;
  readonly states: Uint8Array | undefined;
}
