import type { WrittenBlock } from '@populace/cells';
import type { Problem, ProblemCode } from '@populace/core';
import type { JoinedSum, SumPiece, Window } from '@populace/engine';

/** A window of a table in a format, of which parts are made. */
export interface PartJob {
  readonly table: string;
  /** The id of a format. */
  readonly format: string;
  /** The options of the format, by name. */
  readonly options: { readonly [name: string]: unknown };
  readonly window: Window;
}

/** Asks a thread for a part. */
export interface PartRequest {
  readonly kind: 'part';
  /** The same for all parts of a job. */
  readonly jobId: number;
  readonly job: PartJob;
  readonly rows: Window;
  /** Where the bytes are written, if there is room. */
  readonly buffer: ArrayBuffer | undefined;
}

/** Asks a thread to add up a piece of a sum that rows of a table need. */
export interface SumRequest {
  readonly kind: 'sum';
  readonly table: string;
  readonly sum: string;
  readonly piece: number;
}

/** Tells a thread what a sum is, so that it does not add up for itself. */
export interface SumNews {
  readonly kind: 'known';
  readonly table: string;
  readonly sum: string;
  readonly joined: JoinedSum;
}

/** What a thread is asked; it answers in the order of the requests. */
export type ThreadRequest = PartRequest | SumRequest | SumNews;

/** What a thread posts: once, that it is ready; then, for each request, what was asked for or the error. */
export type PartAnswer =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'part';
      readonly buffer: ArrayBuffer;
      readonly length: number;
      readonly blocks: readonly WrittenBlock[];
    }
  | { readonly kind: 'sum'; readonly piece: SumPiece }
  | { readonly kind: 'known' }
  | {
      readonly kind: 'failed';
      readonly code: ProblemCode;
      readonly message: string;
      readonly problems: readonly Problem[];
    };
