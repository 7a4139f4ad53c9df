/** The program of a thread: opens the schema that it is started with, and makes the parts that it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { answerParts } from '../../parts/answer-parts.ts';
import { loadNodeCompressors } from './load-node-compressors.ts';
import type { WorkerStart } from './worker-thread.ts';

// Whoever starts this program gives it such a start; see `startThread`.
const { origin } = workerData as WorkerStart;

parentPort?.on(
  'message',
  answerParts(origin, {
    post: (answer, transfer) => parentPort?.postMessage(answer, transfer),
    load: loadNodeCompressors,
  }),
);
