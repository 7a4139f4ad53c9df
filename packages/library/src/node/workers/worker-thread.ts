import { Worker } from 'node:worker_threads';
import { CodedError } from '@populace/core';
import type { MadePart } from '@populace/engine';
import type { PartAnswer, PartRequest, WorkerStart } from './messages.ts';

/** A thread that makes parts. */
export interface WorkerThread {
  /** Whether a part can be asked for: the schema is open, or the thread has ended, which is told to who asks. */
  isReady(): boolean;
  ask(request: PartRequest): Promise<MadePart>;
  /** Ends the thread at once; what was asked for fails with `error`. */
  end(error: CodedError): Promise<void>;
}

interface Asked {
  resolve(part: MadePart): void;
  reject(error: CodedError): void;
}

/** Starts a thread. */
export function startThread(program: URL, start: WorkerStart): WorkerThread {
  // What the process was told to load first (`--import`) is not for this program.
  const worker = new Worker(program, { workerData: start, execArgv: [], name: 'populace' });
  const asked: Asked[] = [];
  let ended: CodedError | undefined;
  let isOpen = false;
  const fail = (error: CodedError): void => {
    ended ??= error;
    for (const { reject } of asked.splice(0)) reject(ended);
  };
  worker.on('message', (answer: PartAnswer) => {
    if (answer.kind === 'ready') {
      isOpen = true;
      return;
    }
    const first = asked.shift();
    if (answer.kind === 'part') {
      first?.resolve({ bytes: new Uint8Array(answer.buffer, 0, answer.length), blocks: answer.blocks });
    }
    if (answer.kind === 'failed')
      first?.reject(new CodedError(answer.code, answer.message, { problems: answer.problems }));
  });
  worker.on('messageerror', (error) => fail(diedOf(error)));
  worker.on('error', (error) => fail(diedOf(error)));
  worker.on('exit', (code) => fail(diedOf(`exit code ${code}`)));
  return {
    isReady: () => isOpen || ended !== undefined,
    ask(request) {
      if (ended !== undefined) return Promise.reject(ended);
      return new Promise((resolve, reject) => {
        worker.postMessage(request, request.buffer === undefined ? [] : [request.buffer]);
        asked.push({ resolve, reject });
      });
    },
    async end(error) {
      fail(error);
      await worker.terminate();
    },
  };
}

function diedOf(cause: unknown): CodedError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new CodedError('internal', `a worker thread ended by itself (${reason}); --workers 1 does without`, { cause });
}
