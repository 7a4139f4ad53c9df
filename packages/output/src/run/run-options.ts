import type { WriteOptions } from '../write/write-chunks.ts';

/** How far a run is. */
export interface RunProgress {
  /** The table that is being written. */
  readonly table: string;
  /** Of all tables. */
  readonly rows: number;
  readonly rowsTotal: number;
  readonly bytes: number;
}

/** What a run heeds. */
export interface RunOptions extends Omit<WriteOptions, 'isUnread'> {
  /** Called some dozen times a second. */
  readonly onProgress?: ((progress: RunProgress) => void) | undefined;
}

/** What writing one of its files needs. */
export interface FileOptions extends RunOptions {
  readonly onRows: (rows: number, table: string) => void;
}
