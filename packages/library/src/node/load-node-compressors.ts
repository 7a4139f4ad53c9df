import { constants, deflateRawSync, gzipSync, inflateRawSync } from 'node:zlib';
import type { Compressors } from '@populace/core';
import { type CompressorOptions, refuseZstd, withoutSystem } from '../compressors/load-compressors.ts';
import { loadZstd } from '../compressors/zstd.ts';

/** Loads the compressors of Node: zlib's, and the same Zstandard as everywhere. */
export async function loadNodeCompressors({ zstd }: CompressorOptions): Promise<Compressors> {
  return {
    deflateRaw: (bytes, end) => deflateRawSync(bytes, end ? {} : { finishFlush: constants.Z_SYNC_FLUSH }),
    gzip: (bytes) => withoutSystem(gzipSync(bytes)),
    zstd: zstd ? (await loadZstd(inflateRawSync)).compress : refuseZstd,
  };
}
