import { availableParallelism } from 'node:os';
import { CodedError } from '@populace/core';
import {
  hereSource,
  isWorthAdding,
  isWorthThreads,
  type PartJob,
  type PartSource,
  type PartThread,
} from '@populace/output';
import type { SchemaOrigin } from '../../schema-origin.ts';
import { startPool, type WorkerPool, workerProgram } from './worker-pool.ts';

/** How many threads a run may use. */
export interface WorkerOptions {
  /** This thread counted; as many as the machine can run at once if absent. Small tables are made by this thread alone. */
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The threads of a run, which are started when a table is worth it. */
export interface RunWorkers {
  /** Who makes the parts of a job of so many cells: threads, or this one alone. */
  sourceFor(job: PartJob, cells: number): PartSource;
  /** The threads that add up a sum over so many rows beside this one; none where this thread is to do it alone. */
  threadsForSum(rows: number): readonly PartThread[];
  /** Ends the threads, if any were started. */
  close(): Promise<void>;
}

const MOST_WORKERS = 1024;

/**
 * Creates the record of a run's threads; none is started yet.
 * @throws CodedError `call/usage` where the number is none.
 */
export function createRunWorkers(origin: SchemaOrigin, { workers, signal }: WorkerOptions): RunWorkers {
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1 && workers <= MOST_WORKERS)) {
    throw new CodedError('call/usage', `workers must be a whole number from 1 to ${MOST_WORKERS}, but is ${workers}.`);
  }
  let pool: WorkerPool | undefined;
  const started = (): WorkerPool | undefined => {
    const count = workers ?? Math.min(availableParallelism(), MOST_WORKERS);
    if (count === 1) return undefined;
    const program = workerProgram();
    if (program !== undefined) pool ??= startPool(program, { origin, size: count - 1, signal });
    return pool;
  };
  return {
    sourceFor: (job, cells) => (isWorthThreads(cells) ? started()?.sourceFor(job) : undefined) ?? hereSource,
    threadsForSum: (rows) => (isWorthAdding(rows) ? (started()?.threads ?? []) : []),
    async close() {
      await pool?.close();
    },
  };
}
