/**
 * Compresses whole buffers for formats that hold compressed pieces, such as pages or members. Node and browsers each give their own:
 * the same input gives the same bytes with the same release on the same kind of machine; `zstd` gives them everywhere.
 */
export interface Compressors {
  /**
   * Raw DEFLATE (RFC 1951). Pieces may stand one behind the other as one stream: all but the last with `end` false, which ends a piece
   * at a byte's border with an empty stored block. No piece refers to another.
   */
  deflateRaw(bytes: Uint8Array, end: boolean): Uint8Array;
  /** One member (RFC 1952) without name, with time 0. */
  gzip(bytes: Uint8Array): Uint8Array;
  /** One Zstandard frame (RFC 8878) that says how long its content is. */
  zstd(bytes: Uint8Array): Uint8Array;
}
