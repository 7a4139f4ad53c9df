import { crc32, deflateRaw } from 'node:zlib';
import type { ByteSink } from '@populace/core';
import { createPiecesSink, type Piece } from '../pieces/pieces-sink.ts';

/** How strongly to compress: 1 is quick, 9 is small. */
export interface GzipOptions {
  /** 6 unless said. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
}

/** RFC 1952, section 2.3.1: DEFLATE, no name, no time, on a system that nobody knows. */
const HEAD = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);

/** How far DEFLATE refers back. */
const WINDOW_BYTES = 2 ** 15;
/** `Z_SYNC_FLUSH` and `Z_FINISH` of zlib: a piece ends at a byte's border, or the stream ends. */
const [SYNC_FLUSH, FINISH] = [2, 4];

/**
 * Wraps a sink so that it gets one gzip member (RFC 1952) without name and with time 0: the same input gives the same bytes
 * with the same build of zlib. Pieces of a megabyte are compressed side by side on Node's own threads, each with the end of the
 * one before it as its dictionary, and joined to one stream of DEFLATE: readers that stop after the first member read all of it.
 */
export function createGzipSink(target: ByteSink, { level = 6 }: GzipOptions = {}): ByteSink {
  let [checksum, size] = [0, 0];
  return createPiecesSink(target, {
    head: HEAD,
    compress(piece) {
      checksum = crc32(piece.bytes, checksum);
      size += piece.bytes.length;
      return deflatePiece(piece, level);
    },
    tail() {
      const tail = new DataView(new ArrayBuffer(8));
      tail.setUint32(0, checksum, true);
      tail.setUint32(4, size % 2 ** 32, true);
      return new Uint8Array(tail.buffer);
    },
  });
}

/** Compresses a piece of a stream of raw DEFLATE (RFC 1951) on a thread of Node's own. */
export function deflatePiece({ bytes, before, isLast }: Piece, level: number): Promise<Uint8Array> {
  const window = before === undefined ? {} : { dictionary: before.subarray(-WINDOW_BYTES) };
  const chunkSize = Math.max(2 ** 8, Math.min(2 ** 18, bytes.length));
  const options = { ...window, level, finishFlush: isLast ? FINISH : SYNC_FLUSH, chunkSize };
  return new Promise((resolve, reject) => {
    deflateRaw(bytes, options, (error, result) => (error === null ? resolve(result) : reject(error)));
  });
}
