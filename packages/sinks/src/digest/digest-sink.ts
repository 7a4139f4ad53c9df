import { createHash } from 'node:crypto';
import type { ByteSink } from '@populace/core';

/** A sink that counts and hashes what goes through it. */
export interface DigestSink extends ByteSink {
  readonly bytesWritten: number;
  /** SHA-256 (FIPS 180-4) of all bytes in hexadecimal digits. Ask once, when all are written. */
  sha256(): string;
}

/** Wraps a sink; every byte goes on to it as it is. */
export function createDigestSink(target: ByteSink): DigestSink {
  const hash = createHash('sha256');
  let bytesWritten = 0;
  return {
    get bytesWritten() {
      return bytesWritten;
    },
    write(bytes) {
      // Before it is passed on: the bytes may be overwritten after that.
      hash.update(bytes);
      bytesWritten += bytes.length;
      return target.write(bytes);
    },
    sha256: () => hash.digest('hex'),
    commit: () => target.commit(),
    abort: () => target.abort(),
  };
}
