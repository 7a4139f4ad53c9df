import { CodedError, type SchemaOrigin } from '@populace/library';
import {
  connectPartThread,
  createPartThreads,
  isWorthAdding,
  isWorthThreads,
  noThreads,
  type PartAnswer,
  type PartJob,
  type PartThread,
} from '@populace/library/parts';
import type { ToPartThread } from './export-messages.ts';

/** The threads of an export. They start with the first table that is worth it. */
export interface ExportThreads {
  /** The threads that make parts of a job with this number of cells; none where the leading thread is faster alone. */
  readonly take: (job: PartJob, cells: number) => ReturnType<typeof createPartThreads>;
  /** The threads that add up a sum over so many rows; none where the leading thread is faster alone. */
  readonly forSum: (rows: number) => readonly PartThread[];
  readonly stop: () => void;
}

/** Creates up to `count` threads that open a schema as this one did. */
export function createExportThreads(origin: SchemaOrigin, count: number): ExportThreads {
  let threads: readonly PartThread[] = [];
  let jobs = 0;
  const started = (): readonly PartThread[] => {
    if (threads.length === 0) threads = Array.from({ length: count }, () => startPartThread(origin));
    return threads;
  };
  return {
    take: (job, cells) => (isWorthThreads(cells) ? createPartThreads(started(), job, jobs++) : noThreads),
    forSum: (rows) => (isWorthAdding(rows) ? started() : []),
    stop() {
      const error = new CodedError('run/cancelled', 'The export has ended.');
      for (const thread of threads) void thread.end(error);
    },
  };
}

function startPartThread(origin: SchemaOrigin): PartThread {
  const worker = new Worker(new URL('./part-worker.ts', import.meta.url), { type: 'module', name: 'part' });
  const send = (message: ToPartThread, transfer: Transferable[]) => worker.postMessage(message, transfer);
  const thread = connectPartThread({
    post: (request, transfer) => send({ kind: 'asked', request }, transfer),
    stop: () => Promise.resolve(worker.terminate()),
  });
  worker.onmessage = ({ data }: MessageEvent<PartAnswer>) => thread.answered(data);
  worker.onerror = (event) => {
    event.preventDefault();
    thread.died(new CodedError('internal', `A thread of the export stopped: ${event.message}`));
  };
  send({ kind: 'open', origin }, []);
  return thread;
}
