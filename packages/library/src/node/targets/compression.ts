import { inflateRawSync } from 'node:zlib';
import type { ByteSink } from '@populace/core';
import { createGzipSink, createPiecesSink } from '@populace/sinks';
import { loadZstd } from '../../compressors/zstd.ts';

/** How bytes are packed: with gzip (RFC 1952), with Zstandard (RFC 8878), or not at all. */
export type Compression = 'gzip' | 'zstd' | null;

/** What stands behind the name of a file or a format for each. */
const endings: readonly (readonly [Exclude<Compression, null>, string])[] = [
  ['gzip', '.gz'],
  ['zstd', '.zst'],
];

/** The compression that a name ends with, and what stands before it. */
export function cutCompression(name: string): { readonly name: string; readonly compression: Compression } {
  const [compression, ending = ''] = endings.find(([, end]) => name.toLowerCase().endsWith(end)) ?? [null];
  return { name: name.slice(0, name.length - ending.length), compression };
}

/** What stands behind the name of a file, such as `.gz`. */
export function endingOf(compression: Compression): string {
  return endings.find(([one]) => one === compression)?.[1] ?? '';
}

/** Wraps a sink so that what it gets is compressed; the sink as it is where nothing is. */
export function createCompressedSink(target: ByteSink, compression: Compression): ByteSink {
  switch (compression) {
    case null:
      return target;
    case 'gzip':
      return createGzipSink(target);
    case 'zstd':
      return createPiecesSink(target, {
        // A frame a piece: any reader joins them, and none needs to know more than its own.
        async compress({ bytes }) {
          const { compress } = await loadZstd(inflateRawSync);
          return compress(bytes);
        },
      });
  }
}
