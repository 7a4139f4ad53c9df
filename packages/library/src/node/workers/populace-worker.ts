/** The program of a thread: opens the schema that it is started with, and makes the parts that it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { CodedError } from '@populace/core';
import type { PartMaker } from '@populace/engine';
import { openOrigin } from '../../open-schema.ts';
import { loadFormat } from '../../settle-format.ts';
import { loadNodeCompressors } from '../load-node-compressors.ts';
import type { PartAnswer, PartRequest, WorkerStart } from './messages.ts';

// Whoever starts this program gives it such a start; see `startThread`.
const { origin } = workerData as WorkerStart;
const opened = openOrigin(origin);
// That the schema cannot be opened is told in the answer to the first request.
opened.then(
  () => tell({ kind: 'ready' }, []),
  () => tell({ kind: 'ready' }, []),
);
let known: { readonly jobId: number; readonly maker: PartMaker } | undefined;

/** Ends when all requests so far are answered, so that they are in their order. */
let answered: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: PartRequest) => {
  answered = answered.then(() => answer(request));
});

async function answer(request: PartRequest): Promise<void> {
  try {
    const { bytes, blocks } = (await makerOf(request)).part(request.rows, request.buffer);
    tell({ kind: 'part', buffer: bytes.buffer, length: bytes.length, blocks }, [bytes.buffer]);
  } catch (error) {
    tell(failureOf(error), []);
  }
}

async function makerOf({ jobId, job }: PartRequest): Promise<PartMaker> {
  const schema = await opened;
  if (known?.jobId !== jobId) {
    const { from, take } = job.window;
    await loadFormat(job.format, job.options, loadNodeCompressors);
    known = { jobId, maker: schema.table(job.table).parts(job.format, { options: job.options, from, take }) };
  }
  return known.maker;
}

function tell(answer: PartAnswer, transferred: ArrayBuffer[]): void {
  parentPort?.postMessage(answer, transferred);
}

function failureOf(error: unknown): PartAnswer {
  if (error instanceof CodedError) {
    const { code, message, problems } = error;
    return { kind: 'failed', code, message, problems };
  }
  return {
    kind: 'failed',
    code: 'internal',
    message: error instanceof Error ? error.message : String(error),
    problems: [],
  };
}
