import type { ByteSink } from '@populace/core';

/** Small pieces are put together: a call of the system takes as long as a thousand bytes. */
const BUFFER_BYTES = 2 ** 16;

/** Bytes on their way to a sink. */
export interface Buffered {
  write(bytes: Uint8Array): void | Promise<void>;
  flush(): void | Promise<void>;
}

/** Puts a buffer before a sink, which it neither commits nor aborts. */
export function createBuffered(sink: ByteSink): Buffered {
  const buffer = new Uint8Array(BUFFER_BYTES);
  let length = 0;
  const flush = (): void | Promise<void> => {
    if (length === 0) return;
    const filled = buffer.subarray(0, length);
    length = 0;
    return sink.write(filled);
  };
  const add = (bytes: Uint8Array): void | Promise<void> => {
    if (bytes.length >= BUFFER_BYTES) return sink.write(bytes);
    buffer.set(bytes, length);
    length += bytes.length;
  };
  return {
    flush,
    write(bytes) {
      if (length + bytes.length <= BUFFER_BYTES) return add(bytes);
      const flushed = flush();
      return flushed === undefined ? add(bytes) : flushed.then(() => add(bytes));
    },
  };
}
