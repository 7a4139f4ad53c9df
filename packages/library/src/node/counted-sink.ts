import type { ByteSink } from '@populace/core';
import type { FileSink } from '@populace/sinks';

/** A sink that keeps nothing. */
export const nowhere: ByteSink = {
  write: () => undefined,
  commit: async () => undefined,
  abort: async () => undefined,
};

/** Wraps a sink so that it counts the bytes that go through it. */
export function createCountedSink(path: string, target: ByteSink): FileSink {
  let bytesWritten = 0;
  return {
    path,
    get bytesWritten() {
      return bytesWritten;
    },
    write(bytes) {
      bytesWritten += bytes.length;
      return target.write(bytes);
    },
    commit: () => target.commit(),
    abort: () => target.abort(),
  };
}
