import type { MadePart, Window } from '@populace/engine';

/** Threads that make the parts of one job. */
export interface PartThreads {
  /** Whether a thread is ready and has room for one more part: until one is, whoever asks had better make parts itself. */
  hasRoom(): boolean;
  /**
   * Has a part made. Its bytes belong to the caller until they are given back.
   * @throws CodedError what came in the way in the thread; `internal` where the thread ended; `run/cancelled`.
   */
  make(rows: Window): Promise<MadePart>;
  /** Gives the bytes of a part back, so that another can be written in their place. */
  giveBack(part: MadePart): void;
}

/** So many parts a thread makes, or keeps until they are written: one in work, one that waits. */
export const PARTS_A_THREAD = 2;
