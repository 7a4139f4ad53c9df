import { type ByteBuffer, inUse } from '../../shared/bytes/byte-buffer.ts';
import { checkBlockBytes } from '../../shared/columnar/check-block-bytes.ts';

/** The values of a column in a group of rows, put together batch by batch. */
export interface ColumnChunk {
  /**
   * Takes the first `n` rows of the vector as they stand; where `present` has a 0, there is no value.
   * @throws CodedError `format/cannot-hold` where a group would have 2 GiB or more.
   */
  add(n: number, present: Uint8Array | undefined): void;
  /** Ends the group: what its pages are made of. All is valid until `add` is called again. */
  close(): ChunkValues;
}

/** What the pages of a chunk have. */
export interface ChunkValues {
  /** Values, without nulls. */
  readonly count: number;
  readonly encoding: number;
  readonly bytes: Uint8Array;
  /** The list that the values are numbers of places in. */
  readonly dictionary?: { readonly count: number; readonly bytes: Uint8Array } | undefined;
  /** The least and the greatest value as the format writes them; absent where there is none, or they are too long to be of use. */
  readonly least?: Uint8Array | undefined;
  readonly greatest?: Uint8Array | undefined;
}

/** What chunks need to know of their column. */
export interface ChunkSettings {
  /** The most rows of a batch. */
  readonly rows: number;
  /** The most rows of a group. */
  readonly groupRows: number;
  /** Whether values are written by differences where the format can, which fewer readers know. */
  readonly isDelta: boolean;
}

/**
 * Checks that a group can have so many bytes: sizes of pages have 31 bits.
 * @throws CodedError `format/cannot-hold`.
 */
export function checkGroupBytes(bytes: number): void {
  checkBlockBytes(bytes, { block: 'group', option: 'rowsPerGroup' });
}

/** Returns the bytes in use, which are there until the next are put in, and begins anew. */
export function takeBytes(buffer: ByteBuffer): Uint8Array {
  const bytes = inUse(buffer);
  buffer.length = 0;
  return bytes;
}
