import type { Window } from '@populace/engine';
import type { FormatOptions } from '../formats.ts';
import type { RunWorkers } from './workers/run-workers.ts';

/** What a run that writes heeds. */
export interface WriteChunksOptions {
  readonly signal?: AbortSignal | undefined;
  /** Says that nobody reads any more, so that the run ends early. */
  readonly isUnread?: (() => boolean) | undefined;
  /** Called now and then with the rows that are done. */
  readonly onRows?: ((rows: number) => void) | undefined;
}

/** Which rows of a table are written, and how. */
export interface WriteTableOptions extends WriteChunksOptions {
  /** The id of a format. */
  readonly format: string;
  /** The options of the format, by name. */
  readonly options?: FormatOptions | undefined;
  readonly window: Window;
  /** The threads that may help. */
  readonly workers?: RunWorkers | undefined;
}

/** Between two breaths signals cannot arrive and nothing else can run. */
export const BREATH_MS = 25;
