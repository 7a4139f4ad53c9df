import type { CountProgress } from '@populace/engine';

/** A table as it was written. */
export interface WrittenTable {
  readonly table: string;
  /** The path, or `standard output`. */
  readonly path: string;
  /** The name of its file in the archive at `path`; absent where there is no archive. */
  readonly member?: string | undefined;
  /** The id of the format. */
  readonly format: string;
  readonly rows: number;
  /** After compression. */
  readonly bytes: number;
  /** The reader went away before the end (`| head -1`), which is no failure. */
  readonly unread: boolean;
  /** How many threads made its rows; 1 where there are too few rows to share. */
  readonly workers: number;
}

/** A run as it was written. */
export interface WrittenRun {
  readonly tables: readonly WrittenTable[];
  /** Where the manifest is, if there is one. */
  readonly manifest: string | undefined;
  /** The name of the manifest in the archive, if it is in one. */
  readonly manifestMember?: string | undefined;
}

/** How far a run has come. */
export interface WriteProgress {
  /** The table that is being written. */
  readonly table: string;
  /** Of all tables. */
  readonly rows: number;
  readonly rowsTotal: number;
  readonly bytes: number;
  /** Given before the first row is made, while the rows of the table are counted. */
  readonly counting?: CountProgress | undefined;
}
