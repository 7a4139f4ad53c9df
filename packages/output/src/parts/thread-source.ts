import { makeParts } from './make-parts.ts';
import type { PartSource } from './part-source.ts';
import type { PartThreads } from './part-threads.ts';

/** The threads of a job, and how this thread lets them be heard. */
export interface ThreadSourceOptions {
  readonly threads: PartThreads;
  /** How many there are beside the caller's. */
  readonly size: number;
  /** Lets everything else run that waits, such as answers of the threads. */
  readonly breathe: () => Promise<void>;
}

/** Creates the source of parts that threads of any platform make beside the caller's, for the rows of their job. */
export function createThreadSource({ threads, size, breathe }: ThreadSourceOptions): PartSource {
  return { threads: size + 1, parts: (maker, window) => makeParts(maker, { window, threads, breathe }) };
}
