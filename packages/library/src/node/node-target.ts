import type { OutputTarget, WrittenFile } from '@populace/output';
import type { FileAbout } from './plans/run-files.ts';
import type { WriteTablesOptions } from './plans/write-tables-options.ts';
import type { WrittenTable } from './plans/written-table.ts';

/** What of a run its target depends on. */
export interface TargetOptions extends Omit<WriteTablesOptions, 'manifest' | 'workers'> {
  /** The path of the manifest, or its name in the archive; undefined where there is none. */
  readonly manifest: string | undefined;
}

/** Where the files of a run go, and what it knows of them in the end. */
export interface NodeTarget extends OutputTarget<FileAbout> {
  /** The tables as they stand in it. */
  tables(written: readonly WrittenFile<FileAbout>[]): readonly WrittenTable[];
}
