import { CodedError, type SchemaOrigin } from '@populace/library';
import {
  connectPartThread,
  createPartThreads,
  createThreadSource,
  hereSource,
  isWorthAdding,
  isWorthThreads,
  type PartAnswer,
  type PartJob,
  type PartSource,
  type PartThread,
} from '@populace/library/parts';
import { breathe } from './breathe.ts';
import type { ToPartThread } from './export-messages.ts';

/** The threads of an export. They start with the first table that is worth it. */
export interface ExportThreads {
  /** Who makes the parts of a job of so many cells: threads, or the leading one alone where that is faster. */
  readonly sourceFor: (job: PartJob, cells: number) => PartSource;
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
    sourceFor(job, cells) {
      if (!isWorthThreads(cells)) return hereSource;
      const shared = createPartThreads(started(), job, jobs++);
      return createThreadSource({ threads: shared, size: threads.length, breathe });
    },
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
