import { existsSync } from 'node:fs';
import { CodedError } from '@populace/core';
import type { MadePart } from '@populace/engine';
import type { SchemaOrigin } from '../../schema-origin.ts';
import type { PartJob } from './messages.ts';
import { PARTS_A_THREAD, type PartThreads } from './part-threads.ts';
import { startThread, type WorkerThread } from './worker-thread.ts';

/** The threads of a run. */
export interface WorkerPool {
  /** How many there are beside the one that asks. */
  readonly size: number;
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
    take: (job) => createPartThreads(threads, job, jobs++),
    async close() {
      signal?.removeEventListener('abort', onAbort);
      await endAll(new CodedError('internal', 'A part was asked for after the end of the threads.'));
    },
  };
}

function createPartThreads(threads: readonly WorkerThread[], job: PartJob, jobId: number): PartThreads {
  const unwritten = threads.map((thread) => ({ thread, parts: 0 }));
  const owners = new WeakMap<MadePart, { parts: number }>();
  const spare: ArrayBuffer[] = [];
  return {
    hasRoom: () => unwritten.some(({ thread, parts }) => thread.isReady() && parts < PARTS_A_THREAD),
    async make(rows) {
      const ready = unwritten.filter(({ thread }) => thread.isReady());
      const least = (ready.length > 0 ? ready : unwritten).reduce((a, b) => (b.parts < a.parts ? b : a));
      least.parts++;
      const part = await least.thread.ask({ jobId, job, rows, buffer: spare.pop() });
      owners.set(part, least);
      return part;
    },
    giveBack(part) {
      const owner = owners.get(part);
      if (owner !== undefined) owner.parts--;
      spare.push(part.bytes.buffer);
    },
  };
}
