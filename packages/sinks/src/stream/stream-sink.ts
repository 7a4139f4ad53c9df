import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ByteSink } from '@populace/core';
import { codeOf, targetError } from './target-error.ts';

/** A sink whose bytes are out at once. */
export interface StreamSink extends ByteSink {
  readonly path: string;
  readonly bytesWritten: number;
  /** The reader has gone away (`| head -1`): what is written is dropped, and nothing fails. */
  readonly closed: boolean;
}

/** How a stream is written. */
export interface StreamOptions {
  /** What people call it. */
  readonly name?: string;
  /** Whether `commit` and `abort` end the stream. Off unless said: standard output is not ours to end. */
  readonly end?: boolean;
  /** Called once when the reader has gone away, so that the run can stop. */
  readonly onClosed?: () => void;
}

/** Creates a sink over a stream; `write` waits until the stream has passed the bytes on, so nothing piles up. */
export function createStreamSink(stream: Writable, options: StreamOptions = {}): StreamSink {
  const path = options.name ?? 'the stream';
  let bytesWritten = 0;
  let closed = false;
  watchErrors(stream);

  /** Notes that the reader is gone; throws for every other error. */
  const settle = (error: unknown): void => {
    if (error === undefined || error === null || closed) return;
    if (!isReaderGone(error)) throw targetError(error, { path, bytesWritten });
    closed = true;
    options.onClosed?.();
  };
  const end = async (): Promise<void> => {
    if (options.end !== true || closed) return;
    stream.end();
    await finished(stream).catch(settle);
  };
  return {
    path,
    get bytesWritten() {
      return bytesWritten;
    },
    get closed() {
      return closed;
    },
    write(bytes) {
      if (closed || bytes.length === 0) return;
      let passOn: ((error: unknown) => void) | undefined;
      const passedOn = new Promise<unknown>((resolve) => {
        passOn = resolve;
      });
      stream.write(bytes, (error) => passOn?.(error));
      // Pipes and terminals of Linux are written at once; then there is nothing to wait for.
      if (stream.writableLength === 0 || stream.errored !== null) {
        settle(stream.errored);
        bytesWritten += bytes.length;
        return;
      }
      return passedOn.then((error) => {
        settle(error);
        bytesWritten += bytes.length;
      });
    },
    commit: end,
    // What has failed was told by the write that failed.
    abort: async () => (stream.errored === null ? end() : undefined),
  };
}

const watched = new WeakSet<Writable>();

/** Errors reach the sink through `write`; without a listener the late copy of one would end the process. */
function watchErrors(stream: Writable): void {
  if (watched.has(stream)) return;
  watched.add(stream);
  stream.on('error', () => undefined);
}

/** Whether an error says that nobody reads any more. */
export function isReaderGone(error: unknown): boolean {
  return ['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE'].includes(codeOf(error));
}
