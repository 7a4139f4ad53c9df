import { append, type ByteBuffer, createByteBuffer, inUse } from '../../shared/bytes/byte-buffer.ts';
import type { LeafSummary } from './leaf-pages.ts';
import type { Level } from './level.ts';
import { pageAt, pageNumber, placePages } from './page-numbers.ts';

/** Pages at the end of a file, one behind the other. */
export interface EndPages {
  readonly pageSize: number;
  /** Puts a page behind the others, and returns its number. */
  add(page: Uint8Array): number;
  /** Puts the pages of leaves behind the others. */
  addLeaves(bytes: Uint8Array, leaves: LeafSummary): Level;
  bytes(): Uint8Array;
}

/** Where pages begin, and how many bytes they will have, about. */
export interface EndPagesOptions {
  readonly place: number;
  readonly pageSize: number;
  readonly room: number;
}

/** Creates the pages from a place of the file on. */
export function createEndPages({ place, pageSize, room }: EndPagesOptions): EndPages {
  const out: ByteBuffer = createByteBuffer(room);
  const none = new Int32Array();
  const put = (bytes: Uint8Array, pointers: Int32Array): number => {
    const at = place + out.length;
    append(out, placePages(bytes, pointers, { place: at, pageSize }));
    return pageAt(at, pageSize);
  };
  return {
    pageSize,
    add: (page) => pageNumber(put(page, none), 0, pageSize),
    addLeaves(bytes, { leaves, lastRowIds, pointers }) {
      const first = put(bytes, pointers);
      return { pages: Float64Array.from(leaves, (leaf) => pageNumber(first, leaf, pageSize)), lastRowIds };
    },
    bytes: () => inUse(out),
  };
}
