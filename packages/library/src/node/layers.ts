import type { ByteSink } from '@populace/core';
import { createDigestSink } from '@populace/sinks';
import type { BytesDigest } from './manifest/manifest.ts';
import { type Compression, createCompressedSink } from './targets/compression.ts';

/** Digests of a file, and of its content before compression; the same where there is none. */
export interface LayerDigests {
  readonly stored: BytesDigest;
  readonly content: BytesDigest;
}

/** What a table's bytes go through on their way to a file. */
export interface Layers {
  /** Takes the bytes of the content. */
  readonly top: ByteSink;
  /** What the manifest says of them, once they are committed; undefined where nothing was hashed. */
  digests(): LayerDigests | undefined;
}

/** Puts compression and digests before a sink, as far as they are wanted. */
export function createLayers(target: ByteSink, compression: Compression, hashed: boolean): Layers {
  if (!hashed) return { top: createCompressedSink(target, compression), digests: () => undefined };
  const stored = createDigestSink(target);
  if (compression === null) {
    const digests = (): LayerDigests => {
      const only = { bytes: stored.bytesWritten, sha256: stored.sha256() };
      return { stored: only, content: only };
    };
    return { top: stored, digests };
  }
  const content = createDigestSink(createCompressedSink(stored, compression));
  return {
    top: content,
    digests: () => ({
      stored: { bytes: stored.bytesWritten, sha256: stored.sha256() },
      content: { bytes: content.bytesWritten, sha256: content.sha256() },
    }),
  };
}
