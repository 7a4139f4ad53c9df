import { createGzip } from 'node:zlib';
import type { ByteSink } from '@populace/core';

/** How strongly to compress: 1 is quick, 9 is small. */
export interface GzipOptions {
  /** 6 unless said. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
}

/** So many bytes may wait for the compressor, which works on another thread, before `write` makes the writer wait. */
const maxWaiting = 2 ** 20;

/**
 * Wraps a sink so that it gets one gzip member (RFC 1952) without name and with time 0: the same input gives the same bytes
 * with the same build of zlib.
 */
export function createGzipSink(target: ByteSink, { level = 6 }: GzipOptions = {}): ByteSink {
  const gzip = createGzip({ level, chunkSize: 2 ** 16 });
  let failure: unknown;
  let waiting = 0;
  let wake: (() => void) | undefined;
  // Moves on what is compressed, one chunk after another, so that a slow target slows the compressor, and that the writer.
  const moving = move(gzip, target).catch((error: unknown) => {
    failure = error;
    gzip.destroy();
    wake?.();
  });

  const check = (): void => {
    if (failure !== undefined) throw failure;
  };
  const room = async (): Promise<void> => {
    while (waiting > maxWaiting && failure === undefined) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    check();
  };
  return {
    write(bytes) {
      check();
      if (bytes.length === 0) return;
      waiting += bytes.length;
      // A copy, because the writer may use its buffer again while the compressor still reads.
      gzip.write(bytes.slice(), () => {
        waiting -= bytes.length;
        wake?.();
      });
      if (waiting > maxWaiting) return room();
    },
    async commit() {
      check();
      gzip.end();
      await moving;
      check();
      await target.commit();
    },
    async abort() {
      gzip.destroy();
      await moving;
      await target.abort();
    },
  };
}

async function move(chunks: AsyncIterable<Uint8Array>, target: ByteSink): Promise<void> {
  for await (const chunk of chunks) await target.write(chunk);
}
