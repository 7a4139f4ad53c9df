import { constants, crc32, deflateRawSync, gzipSync } from 'node:zlib';
import type { Compressors } from '@populace/cells';

/** What encoders may pack with in tests: zlib, and frames of Zstandard whose blocks are as they were. */
export const compressors: Compressors = {
  deflateRaw: (bytes, end, level = 6) =>
    deflateRawSync(bytes, end ? { level } : { level, finishFlush: constants.Z_SYNC_FLUSH }),
  crc32: (bytes) => crc32(bytes),
  gzip: (bytes) => gzipSync(bytes),
  zstd: rawFrame,
};

const MOST_BLOCK_BYTES = 2 ** 17;

/** A frame that says how long its content is in four bytes, and has it in raw blocks (RFC 8878, section 3.1.1). */
function rawFrame(bytes: Uint8Array): Uint8Array {
  const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 0, 0]);
  head.writeUInt32LE(bytes.length, 5);
  const pieces: Uint8Array[] = [head];
  for (let at = 0; at === 0 || at < bytes.length; at += MOST_BLOCK_BYTES) {
    const block = bytes.subarray(at, at + MOST_BLOCK_BYTES);
    const isLast = at + MOST_BLOCK_BYTES >= bytes.length;
    const blockHead = Buffer.alloc(3);
    blockHead.writeUIntLE(block.length * 8 + (isLast ? 1 : 0), 0, 3);
    pieces.push(blockHead, block);
  }
  return Buffer.concat(pieces);
}
