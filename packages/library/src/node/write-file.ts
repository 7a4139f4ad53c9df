import { CodedError } from '@populace/core';
import type { FileSink } from '@populace/sinks';
import { createLayers } from './layers.ts';
import type { ManifestTable } from './manifest/manifest.ts';
import { fileFrom } from './manifest/manifest-path.ts';
import type { TablePlan } from './table-plans.ts';
import { recordOfTable } from './table-record.ts';
import type { RunWorkers } from './workers/run-workers.ts';
import { writeTable } from './write-table.ts';
import type { WriteTablesOptions } from './write-tables-options.ts';
import type { WrittenTable } from './written-table.ts';

/** A table, and the open file that it goes to. */
export interface OpenFile extends TablePlan {
  readonly sink: FileSink;
}

/** A written table, and what the manifest says of it where there is one. */
export interface DoneTable {
  readonly written: WrittenTable;
  readonly record: ManifestTable | undefined;
}

/**
 * What the manifest says of a table.
 * @throws CodedError `target/io` where nobody read it to its end.
 */
export function recordOfDone({ written, record }: DoneTable): ManifestTable {
  if (record !== undefined) return record;
  const message = `The reader of ${written.path} went away before its end, so there is no manifest of it.`;
  throw new CodedError('target/io', message);
}

/** What is asked of a run, with its threads. */
export interface WorkingOptions extends Omit<WriteTablesOptions, 'workers'> {
  readonly workers: RunWorkers;
}

/** What a run knows while it writes its files. */
export interface RunningOptions extends WorkingOptions {
  readonly isUnread: () => boolean;
  readonly progress: Progress;
}

/** Writes one table to its file, and commits it. `manifest` is where the manifest will be, if there is one. */
export async function writeFile(
  file: OpenFile,
  options: RunningOptions,
  manifest: string | undefined,
): Promise<DoneTable> {
  const { format, path, sink, opened, window } = file;
  const { progress, isUnread } = options;
  const layers = createLayers(sink, file.compression, manifest !== undefined);
  try {
    const outcome = await writeTable(opened, layers.top, {
      ...options,
      format: format.id,
      window,
      onRows: (done) => progress.tell(opened.name, done, sink.bytesWritten),
    });
    await layers.top.commit();
    progress.end(outcome.rows, sink.bytesWritten);
    const written = { table: opened.name, path, format: format.id, bytes: sink.bytesWritten, unread: isUnread() };
    const digests = isUnread() ? undefined : layers.digests();
    return {
      written: { ...written, ...outcome },
      record:
        manifest === undefined || digests === undefined
          ? undefined
          : recordOfTable(file, fileFrom(manifest, path), digests),
    };
  } catch (error) {
    await layers.top.abort();
    throw error;
  }
}

/** How far all files together are. */
interface Progress {
  tell(table: string, rows: number, bytes: number): void;
  end(rows: number, bytes: number): void;
}

/** Adds up what is told file by file. */
export function createProgress(plans: readonly TablePlan[], { onProgress }: WorkingOptions): Progress {
  let [rowsBefore, bytesBefore] = [0, 0];
  const rowsTotal = plans.reduce((sum, { window }) => sum + window.take, 0);
  return {
    tell: (table, rows, bytes) =>
      onProgress?.({ table, rows: rowsBefore + rows, rowsTotal, bytes: bytesBefore + bytes }),
    end(rows, bytes) {
      rowsBefore += rows;
      bytesBefore += bytes;
    },
  };
}
