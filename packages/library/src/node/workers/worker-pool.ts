import { existsSync } from 'node:fs';
import { CodedError } from '@populace/core';
import {
  createPartThreads,
  createThreadSource,
  type PartJob,
  type PartSource,
  type PartThread,
} from '@populace/output';
import type { SchemaOrigin } from '../../schema-origin.ts';
import { breathe } from './breathe.ts';
import { startThread } from './worker-thread.ts';

/** The threads of a run. */
export interface WorkerPool {
  readonly threads: readonly PartThread[];
  /** Returns the source of a job's parts; the threads open its table when they are first asked for a part of it. */
  sourceFor(job: PartJob): PartSource;
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
    threads,
    sourceFor: (job) => createThreadSource({ threads: createPartThreads(threads, job, jobs++), size, breathe }),
    async close() {
      signal?.removeEventListener('abort', onAbort);
      await endAll(new CodedError('internal', 'A part was asked for after the end of the threads.'));
    },
  };
}
