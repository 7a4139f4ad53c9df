import { existsSync } from 'node:fs';
import { CodedError } from '@populace/core';
import type { PartJob } from '../../parts/part-messages.ts';
import type { PartThread } from '../../parts/part-thread.ts';
import { createPartThreads, type PartThreads } from '../../parts/part-threads.ts';
import type { SchemaOrigin } from '../../schema-origin.ts';
import { startThread } from './worker-thread.ts';

/** The threads of a run. */
export interface WorkerPool {
  /** How many there are beside the one that asks. */
  readonly size: number;
  readonly threads: readonly PartThread[];
  /** Takes up a job; the threads open its table when they are first asked for a part of it. */
  take(job: PartJob): PartThreads;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** What threads are started with. */
export interface PoolOptions {
  readonly origin: SchemaOrigin;
  /** How many threads, at least one. */
  readonly size: number;
  readonly signal?: AbortSignal | undefined;
}

/** The program of a thread, which stands beside the bundle; undefined where it does not, as with the sources themselves. */
export function workerProgram(): URL | undefined {
  const url = new URL('./populace-worker.js', import.meta.url);
  return url.protocol === 'file:' && existsSync(url) ? url : undefined;
}

/** Starts threads; they end with `close`, or when the signal is aborted. */
export function startPool(program: URL, { origin, size, signal }: PoolOptions): WorkerPool {
  const threads = Array.from({ length: size }, () => startThread(program, { origin }));
  const endAll = (error: CodedError): Promise<unknown> => Promise.all(threads.map((thread) => thread.end(error)));
  const onAbort = (): void => void endAll(new CodedError('run/cancelled', 'The run was cancelled.'));
  signal?.addEventListener('abort', onAbort, { once: true });
  let jobs = 0;
  return {
    size,
    threads,
    take: (job) => createPartThreads(threads, job, jobs++),
    async close() {
      signal?.removeEventListener('abort', onAbort);
      await endAll(new CodedError('internal', 'A part was asked for after the end of the threads.'));
    },
  };
}
