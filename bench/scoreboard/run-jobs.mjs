import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { keepResult, keptResult } from './kept-results.mjs';

/**
 * Does jobs in as many threads as there are cores, tells `onDone(job, result)` of each, and keeps what they found; what is kept already is
 * not done again. `library` is the address of the bundled library.
 */
export async function runJobs(jobs, library, onDone) {
  const open = [];
  for (const job of jobs) {
    const kept = keptResult(job);
    if (kept === undefined) open.push(job);
    else onDone(job, kept ?? undefined, true);
  }
  const threads = Math.min(availableParallelism(), open.length);
  await Promise.all(Array.from({ length: threads }, () => oneThread(open, library, onDone)));
}

function oneThread(open, library, onDone) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./scoreboard-worker.mjs', import.meta.url), { workerData: { library } });
    let job;
    worker.on('error', reject);
    worker.on('message', (result) => {
      if (job !== undefined) {
        keepResult(job, result);
        onDone(job, result, false);
      }
      job = open.shift();
      if (job !== undefined) worker.postMessage(job);
      else worker.terminate().then(resolve, reject);
    });
  });
}
