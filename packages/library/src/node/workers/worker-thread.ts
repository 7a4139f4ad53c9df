import { Worker } from 'node:worker_threads';
import { CodedError } from '@populace/core';
import { connectPartThread, type PartThread } from '@populace/output';
import type { SchemaOrigin } from '../../schema-origin.ts';

/** What a thread begins with. */
export interface WorkerStart {
  readonly origin: SchemaOrigin;
}

/** Starts a thread. */
export function startThread(program: URL, start: WorkerStart): PartThread {
  // What the process was told to load first (`--import`) is not for this program.
  const worker = new Worker(program, { workerData: start, execArgv: [], name: 'populace' });
  const thread = connectPartThread({
    post: (request, transfer) => worker.postMessage(request, transfer),
    stop: () => worker.terminate(),
  });
  worker.on('message', thread.answered);
  worker.on('messageerror', (error) => thread.died(diedOf(error)));
  worker.on('error', (error) => thread.died(diedOf(error)));
  worker.on('exit', (code) => thread.died(diedOf(`exit code ${code}`)));
  return thread;
}

function diedOf(cause: unknown): CodedError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CodedError('internal', `a worker thread ended by itself (${reason}); --workers 1 does without`, { cause });
}
