import { crc32, deflateRawSync, gzipSync, inflateRawSync } from 'node:zlib';
import type { Compressors } from '@populace/cells';
import { type CompressorOptions, LEVEL, refuseZstd, withoutSystem } from '../../compressors/load-compressors.ts';
import { loadZstd } from '../../compressors/zstd.ts';

/** Z_SYNC_FLUSH of zlib: its own list of constants would load the module for everybody. */
const SYNC_FLUSH = 2;

/** Loads the compressors of Node: zlib's, and the same Zstandard as everywhere. */
export async function loadNodeCompressors({ zstd }: CompressorOptions): Promise<Compressors> {
  return {
    deflateRaw: (bytes, end, level = LEVEL) =>
      deflateRawSync(bytes, end ? { level } : { level, finishFlush: SYNC_FLUSH }),
    crc32: (bytes) => crc32(bytes),
    gzip: (bytes) => withoutSystem(gzipSync(bytes)),
    zstd: zstd ? (await loadZstd(inflateRawSync)).compress : refuseZstd,
  };
}
