import { joinBytes } from '@populace/bytes';
import { type ByteSink, CodedError } from '@populace/core';

/** A sink that keeps what it is given. */
export interface MemorySink extends ByteSink {
  readonly bytesWritten: number;
  /** All bytes, once they are committed. */
  bytes(): Uint8Array;
}

/**
 * Creates a sink in memory that takes at most `maxBytes` (256 MiB unless said).
 * @throws CodedError `target/io` from `write` when there is more.
 */
export function createMemorySink({ maxBytes = 2 ** 28 }: { readonly maxBytes?: number } = {}): MemorySink {
  let chunks: Uint8Array[] = [];
  let bytesWritten = 0;
  let whole: Uint8Array | undefined;
  return {
    get bytesWritten() {
      return bytesWritten;
    },
    write(bytes) {
      if (bytesWritten + bytes.length > maxBytes) {
        const message = `The output is larger than the ${maxBytes} bytes allowed in memory. Ask for fewer rows, or write a file.`;
        throw new CodedError('target/io', message);
      }
      // The writer may use its buffer again.
      chunks.push(bytes.slice());
      bytesWritten += bytes.length;
    },
    async commit() {
      whole = joinBytes(chunks);
      chunks = [];
    },
    async abort() {
      chunks = [];
      whole = undefined;
      bytesWritten = 0;
    },
    bytes() {
      if (whole === undefined) throw new CodedError('internal', 'Bytes were asked for before they were committed.');
      return whole;
    },
  };
}
