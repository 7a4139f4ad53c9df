import type { WrittenBlock } from '@populace/cells';

/** Bytes of some rows, and the blocks that end with them. */
export interface Part {
  readonly bytes: Uint8Array;
  /** The rows that it ends. */
  readonly rows: number;
  /** Empty where the format has no blocks, or none ends here. */
  readonly blocks: readonly WrittenBlock[];
}

/** A part in memory of its own, which can be sent to another thread. */
export interface MadePart extends Part {
  readonly bytes: Uint8Array<ArrayBuffer>;
}
