import { crc32, joinBytes } from '@populace/bytes';
import type { Compressors } from '@populace/cells';
import { CodedError } from '@populace/core';
import { Deflate, gzip, inflateRaw, Z_FINISH, Z_SYNC_FLUSH } from 'pako';
import { loadZstd } from './zstd.ts';

/** Which compressors are wanted beside DEFLATE, which is always there. */
export interface CompressorOptions {
  /** Whether `zstd` is loaded, which takes some 10 ms and 100 KB; it is an error to call it otherwise. */
  readonly zstd: boolean;
}

/** How strongly to compress, as zlib does by default. */
export const LEVEL = 6;

/** Loads compressors that run anywhere, so in a browser's worker; `loadNodeCompressors` has quicker ones for Node. */
export async function loadCompressors({ zstd }: CompressorOptions): Promise<Compressors> {
  return {
    deflateRaw,
    crc32,
    gzip: (bytes) => withoutSystem(gzip(bytes, { level: LEVEL })),
    zstd: zstd ? (await loadZstd(inflateRaw)).compress : refuseZstd,
  };
}

/** Which system made a member of gzip stands here in its head; 255 is none that is known (RFC 1952, section 2.3.1). */
const [SYSTEM_AT, UNKNOWN] = [9, 255];

/** Takes the system that made a member out of its head, so that it is the same on all. */
export function withoutSystem(member: Uint8Array): Uint8Array {
  member[SYSTEM_AT] = UNKNOWN;
  return member;
}

/** Stands for a compressor that nobody loaded. */
export function refuseZstd(): never {
  throw new CodedError('internal', 'Zstandard was asked for, but not loaded.');
}

function deflateRaw(bytes: Uint8Array, end: boolean, level = LEVEL): Uint8Array {
  const stream = new Deflate({ level, raw: true });
  const pieces: Uint8Array[] = [];
  stream.onData = (piece) => pieces.push(piece);
  stream.push(bytes, end ? Z_FINISH : Z_SYNC_FLUSH);
  return joinBytes(pieces);
}
