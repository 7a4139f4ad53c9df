import { pipeline, Readable } from 'node:stream';
import { createGunzip, inflateRawSync } from 'node:zlib';
import { loadZstd } from '../compressors/zstd.ts';
import { zstdFrames } from '../compressors/zstd-frames.ts';
import type { Compression } from './targets/compression.ts';

/** Bytes that are given at once. */
const CHUNK_BYTES = 2 ** 20;

/** Takes the compression off a file's bytes. What is no such compression throws. */
export async function* unpack(bytes: AsyncIterable<Uint8Array>, compression: Compression): AsyncGenerator<Uint8Array> {
  switch (compression) {
    case null:
      yield* bytes;
      return;
    case 'gzip': {
      const unzip = createGunzip({ chunkSize: CHUNK_BYTES });
      // Errors of either end reach whoever reads the other: there is nothing to do about them here.
      pipeline(Readable.from(bytes), unzip, () => undefined);
      yield* unzip as AsyncIterable<Uint8Array>; // Without an encoding, a stream gives bytes.
      return;
    }
    case 'zstd': {
      const { decompress } = await loadZstd(inflateRawSync);
      for await (const frame of zstdFrames(bytes)) yield decompress(frame.bytes, frame.contentBytes);
    }
  }
}
