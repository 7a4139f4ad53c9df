import type { Ranked } from './rank.ts';

/** Marks a place for the cursor in what is written. */
export const CURSOR = '#{}';

/** Something that may be written at a place. */
export interface Suggested extends Ranked {
  readonly kind: string;
  /** What is written; `CURSOR` is where the cursor goes. */
  readonly insert: string;
  /** A word or two beside the name. */
  readonly detail?: string | undefined;
  /** Whether there is more to choose where the cursor goes. */
  readonly goesOn?: boolean | undefined;
}
