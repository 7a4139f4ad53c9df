import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CodedError } from '@populace/core';
import { unpack } from '../unpack.ts';
import type { ShardFile } from './shard-manifest.ts';

/** Takes bytes of a file's content; they may be overwritten when its promise settles. */
export type TakeBytes = (bytes: Uint8Array) => void | Promise<void>;

/** Which bytes of a content are wanted, and who takes them. */
export interface CopyOptions {
  readonly from: number;
  readonly to: number;
  readonly take: TakeBytes;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Copies bytes [from, to) of a file's content, which is unpacked where it is compressed, and returns whether the file is what was
 * written: its SHA-256 is that of its manifest.
 * @throws CodedError `run/cancelled`; what `take` throws.
 */
export async function copyContent({ path, record }: ShardFile, options: CopyOptions): Promise<boolean> {
  const hash = createHash('sha256');
  let at = 0;
  let failure: unknown;
  const raw = createReadStream(path, { highWaterMark: 2 ** 20 });
  const copy = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of chunks) {
      const bytes = chunk.subarray(Math.max(0, options.from - at), Math.max(0, options.to - at));
      at += chunk.length;
      try {
        if (bytes.length > 0) await options.take(bytes);
      } catch (error) {
        failure = error;
        throw error;
      }
    }
  };
  async function* hashed(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const { signal } = options;
  const end = signal === undefined ? {} : { signal };
  try {
    await pipeline(raw, (chunks: AsyncIterable<Uint8Array>) => unpack(hashed(chunks), record.compression), copy, end);
  } catch (error) {
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.', { cause: error });
    if (failure !== undefined) throw failure;
    // What cannot be read or unpacked is not what was written.
    return false;
  }
  return at === record.content.bytes && hash.digest('hex') === record.sha256;
}
