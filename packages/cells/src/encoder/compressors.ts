/**
 * Compresses whole buffers for formats that hold compressed pieces, such as pages or members. Node and browsers each give their own:
 * the same input gives the same bytes with the same release on the same kind of machine; `zstd` gives them everywhere.
 */
export interface Compressors {
  /**
   * Raw DEFLATE (RFC 1951). Pieces may stand one behind the other as one stream: all but the last with `end` false, which ends a piece
   * at a byte's border with an empty stored block. No piece refers to another. `level` is how hard to try, from 1 to 9 as zlib has it; 6
   * where absent.
   */
  deflateRaw(bytes: Uint8Array, end: boolean, level?: number): Uint8Array;
  /** The CRC-32 as in ZIP and gzip, in [0, 2^32). */
  crc32(bytes: Uint8Array): number;
  /** One member (RFC 1952) without name, with time 0. */
  gzip(bytes: Uint8Array): Uint8Array;
  /** One Zstandard frame (RFC 8878) that says how long its content is. */
  zstd(bytes: Uint8Array): Uint8Array;
}
