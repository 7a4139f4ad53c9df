import type { Window } from '@populace/engine';
import type { MadePart } from '../encode/part.ts';
import type { PartJob } from './part-messages.ts';
import type { PartThread } from './part-thread.ts';

/** Threads that make the parts of one job. */
export interface PartThreads {
  /** Whether a thread is ready and has room for one more part. Until one is, the caller makes parts itself. */
  hasRoom(): boolean;
  /**
   * Has a part made. Its bytes belong to the caller until they are given back.
   * @throws CodedError what the thread threw; `internal` where the thread ended; `run/cancelled`.
   */
  make(rows: Window): Promise<MadePart>;
  /** Gives the bytes of a part back, so that another can be written over them. */
  giveBack(part: MadePart): void;
}

/** The number of parts that a thread makes, or keeps until they are written: one in work, one that waits. */
export const PARTS_A_THREAD = 2;

/** A thread takes some 100 ms to open a schema. In that time another one makes about this number of cells. */
const WORTH_CELLS = 2_000_000;

/** Says whether a table of `cells` cells is worth the start of threads. */
export function isWorthThreads(cells: number): boolean {
  return cells >= WORTH_CELLS;
}

/** A row is added up about as fast as a cell is made. */
const WORTH_ROWS = 2 ** 22;

/** Says whether a sum over so many rows is worth the start of threads. */
export function isWorthAdding(rows: number): boolean {
  return rows >= WORTH_ROWS;
}

/** Shares the parts of a job among threads. `jobId` is another for each job of the same threads. */
export function createPartThreads(threads: readonly PartThread[], job: PartJob, jobId: number): PartThreads {
  const unwritten = threads.map((thread) => ({ thread, parts: 0 }));
  const owners = new WeakMap<MadePart, { parts: number }>();
  const spare: ArrayBuffer[] = [];
  return {
    hasRoom: () => unwritten.some(({ thread, parts }) => thread.isReady() && parts < PARTS_A_THREAD),
    async make(rows) {
      const ready = unwritten.filter(({ thread }) => thread.isReady());
      const least = (ready.length > 0 ? ready : unwritten).reduce((a, b) => (b.parts < a.parts ? b : a));
      least.parts++;
      const part = await least.thread.ask({ kind: 'part', jobId, job, rows, buffer: spare.pop() });
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
