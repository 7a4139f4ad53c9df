import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { BytesDigest } from '../manifest/manifest.ts';
import type { Compression } from '../targets/compression.ts';
import { unpack } from '../unpack.ts';

/** Bytes that are read at once. */
const CHUNK_BYTES = 2 ** 20;

/** How a file is read. */
export interface ContentOptions {
  readonly compression: Compression;
  /** Takes size and digest of the file as it lies there, after its last byte. */
  readonly onEnd: (digest: BytesDigest) => void;
}

/** Reads a file, without its compression. */
export async function* readContent(path: string, { compression, onEnd }: ContentOptions): AsyncGenerator<Uint8Array> {
  yield* unpack(digested(path, onEnd), compression);
}

async function* digested(path: string, onEnd: ContentOptions['onEnd']): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    const bytes = chunk as Uint8Array; // Without an encoding, a stream gives bytes.
    hash.update(bytes);
    size += bytes.length;
    yield bytes;
  }
  onEnd({ bytes: size, sha256: hash.digest('hex') });
}
