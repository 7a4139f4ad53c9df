import type { Problem, ProblemCode, WrittenBlock } from '@populace/core';
import type { Window } from '@populace/engine';
import type { FormatOptions } from '../formats.ts';

/** A window of a table in a format, of which parts are made. */
export interface PartJob {
  readonly table: string;
  /** The id of a format. */
  readonly format: string;
  readonly options: FormatOptions;
  readonly window: Window;
}

/** Asks a thread for a part. Requests are answered in their order. */
export interface PartRequest {
  /** The same for all parts of a job. */
  readonly jobId: number;
  readonly job: PartJob;
  readonly rows: Window;
  /** Where the bytes are written, if there is room. */
  readonly buffer: ArrayBuffer | undefined;
}

/** What a thread posts: once, that it is ready; then, for each request, the bytes or the error. */
export type PartAnswer =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'part';
      readonly buffer: ArrayBuffer;
      readonly length: number;
      readonly blocks: readonly WrittenBlock[];
    }
  | {
      readonly kind: 'failed';
      readonly code: ProblemCode;
      readonly message: string;
      readonly problems: readonly Problem[];
    };
