import { setTimeout as wait } from 'node:timers/promises';
import { isReaderGone, type StreamSink } from './stream-sink.ts';
import { codeOf, targetError } from './target-error.ts';
import { writeAll } from './write-all.ts';

/** How a descriptor is written. */
export interface DescriptorOptions {
  /** What people call it. */
  readonly name: string;
  readonly onClosed?: () => void;
  /** Called once at the end, where the descriptor is ours to close. */
  readonly close?: () => void;
}

/** Creates a sink that writes a descriptor directly: files, devices and pipes that others have opened. */
export function createDescriptorSink(descriptor: number, options: DescriptorOptions): StreamSink {
  const path = options.name;
  let bytesWritten = 0;
  let closed = false;
  let ended = false;

  const end = async (): Promise<void> => {
    if (ended) return;
    ended = true;
    options.close?.();
  };
  const write = (bytes: Uint8Array): void | Promise<void> => {
    if (closed) return;
    const before = bytesWritten;
    try {
      writeAll(descriptor, bytes, (count) => {
        bytesWritten += count;
      });
    } catch (error) {
      // Somebody made the pipe non-blocking, and it is full: the rest follows when it has room.
      if (codeOf(error) === 'EAGAIN') return wait(2).then(() => write(bytes.subarray(bytesWritten - before)));
      if (!isReaderGone(error)) throw targetError(error, { path, bytesWritten });
      closed = true;
      options.onClosed?.();
    }
  };
  return {
    path,
    get bytesWritten() {
      return bytesWritten;
    },
    get closed() {
      return closed;
    },
    write,
    commit: end,
    abort: end,
  };
}
