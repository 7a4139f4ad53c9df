import type { Column, RowSet } from '@populace/core';
import type { TextEncodingId } from './text-encodings.ts';

/** What is written, and in which encoding. */
export interface Transcoding {
  readonly encoding: TextEncodingId;
  readonly columns: readonly Column[];
  readonly rows: RowSet;
  /** Whether the names of the columns are written too. */
  readonly header: boolean;
  /** Texts of options that are written, by the names of the options. */
  readonly spelled: { readonly [option: string]: string };
}
