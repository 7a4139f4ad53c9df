import type { FormatOptions } from '../../registry/formats.ts';
import type { Split } from './split.ts';
import type { RunWindow } from './table-window.ts';
import type { WriteProgress } from './written-table.ts';

/** What is written where. */
export interface WriteTablesOptions extends RunWindow {
  /**
   * A file for one table, or for several in a format that holds them (`sql`) or an archive (`.zip`, `.tar`, `.tar.gz`, `.tar.zst`); a folder
   * (ending with a slash, or one that is there) or a path with `{table}` in it for several. Folders that are missing are made. Names of tables are escaped so that every system takes them.
   */
  readonly out: string;
  /** Names of tables; all that are not hidden if absent. */
  readonly tables?: readonly string[] | undefined;
  /**
   * An id, extension or content type (parameters are options: `text/csv; header=absent`), with `.gz` or `.zst` behind it for gzip or Zstandard;
   * what the path's extension says if absent, else CSV.
   */
  readonly format?: string | undefined;
  /** The options of the format, by name. */
  readonly options?: FormatOptions | undefined;
  /**
   * How each table is divided among several files of a folder: so many rows or bytes (before compression) each, or a folder for each value of
   * a column, as Hive has them. See docs/files.md.
   */
  readonly split?: Split | undefined;
  /** Whether files that are there are replaced; else they are an error. */
  readonly overwrite?: boolean | undefined;
  /** Paths of files that the run reads, such as its schema: they are never replaced (`call/usage`). */
  readonly inputs?: readonly string[] | undefined;
  /**
   * Where the manifest goes, or whether there is one; if absent, there is one where the tables go into a folder. See docs/manifest.md.
   */
  readonly manifest?: boolean | string | undefined;
  /** How many threads may make rows, this one counted; as many as the machine can run at once if absent. */
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called some dozen times a second. */
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}
