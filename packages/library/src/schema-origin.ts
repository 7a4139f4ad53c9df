import type { DocumentNode } from '@populace/core';

/** Reads a file that a schema names, by the path that stands there. Throws a `CodedError` where it cannot. */
export type FileReader = (path: string) => Promise<Uint8Array | string>;

/** What of a schema is set from outside. */
export interface OpenOptions {
  /** Another seed: another world. A number must be whole and within ±(2^53 − 1); larger ones are text or bigints. */
  readonly seed?: string | number | bigint | undefined;
  /** What `now` means, as a date or timestamp. */
  readonly now?: string | undefined;
  /** Another locale; it replaces the schema's. */
  readonly locale?: string | undefined;
  /** Other numbers of rows: one for every table, or one a table. */
  readonly rows?: number | { readonly [table: string]: number } | undefined;
  /** Whether words that another locale lends are an error (`schema/borrowed`); otherwise they are a note. */
  readonly strict?: boolean | undefined;
  /** Reads the files that the schema names (`except: { file: … }`); a schema that names some is refused without it. */
  readonly readFile?: FileReader | undefined;
}

/** What a schema was opened from, as plain data that can be sent to a worker; `openOrigin` opens it there. */
export interface SchemaOrigin {
  readonly document: DocumentNode;
  readonly options: OpenOptions;
}
