import { CodedError } from '@populace/core';
import { createFileSet, createGzipSink, type FileSet, type FileSink } from '@populace/sinks';
import { type FormatOptions, formatOptionsOf } from '../formats.ts';
import type { OpenedSchema } from '../open-schema.ts';
import type { OpenedTable } from '../opened-table.ts';
import { type TablePath, targetPaths } from './target-paths.ts';
import { writeTable } from './write-table.ts';
import type { WriteProgress, WrittenTable } from './written-table.ts';

/** What is written where. */
export interface WriteTablesOptions {
  /**
   * A file for one table; a folder (ending with a slash, or one that is there) or a path with `{table}` in it for several. Folders that
   * are missing are made. Names of tables are escaped so that every system takes them.
   */
  readonly out: string;
  /** Names of tables; all that are not hidden if absent. */
  readonly tables?: readonly string[] | undefined;
  /** An id, extension or content type, with `.gz` behind it for gzip; what the path's extension says if absent, else CSV. */
  readonly format?: string | undefined;
  /** The options of the format, by name. */
  readonly options?: FormatOptions | undefined;
  readonly from?: number | undefined;
  readonly take?: number | undefined;
  /** Whether files that are there are replaced; else they are an error. */
  readonly overwrite?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called some dozen times a second. */
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}

/**
 * Writes tables to files. All files get their final names together at the end; after a failure there is none of them.
 * @throws CodedError `target/exists`, `target/io`, `run/cancelled`, `call/usage`, `format/…`, `schema/unknown-table`.
 */
export async function writeTables(schema: OpenedSchema, options: WriteTablesOptions): Promise<readonly WrittenTable[]> {
  const tables = chosenTables(schema, options.tables);
  const targets = targetPaths({
    tables: tables.map(({ name }) => name),
    allTables: schema.tables.map(({ name }) => name),
    out: options.out,
    format: options.format,
  });
  for (const [at, table] of tables.entries()) checkTarget(table, targets[at], options);
  let isUnread = false;
  const onClosed = (): void => {
    isUnread = true;
  };
  const { overwrite = false, signal } = options;
  const set = createFileSet({ overwrite, makeFolders: true, onClosed, ...(signal === undefined ? {} : { signal }) });
  try {
    const files = await openAll(set, targets);
    const written: WrittenTable[] = [];
    const progress = createProgress(tables, options);
    for (const file of files) {
      isUnread = false;
      written.push(await writeFile(schema.table(file.table), file, { ...options, isUnread: () => isUnread, progress }));
    }
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    await set.commit();
    return written;
  } catch (error) {
    await set.abort();
    if (!(error instanceof CodedError) || error.code !== 'run/cancelled') throw error;
    throw new CodedError('run/cancelled', 'The run was cancelled; it left no file.', { cause: error });
  }
}

/** The tables that are meant: those named, each once and in their order, else all that are not hidden. */
export function chosenTables(schema: OpenedSchema, names: readonly string[] | undefined): readonly OpenedTable[] {
  if (names === undefined) return schema.tables.filter(({ hidden }) => !hidden);
  return [...new Set(names)].map((name) => schema.table(name));
}

/** Finds what a format refuses in any of the tables before the first row is made. */
function checkTarget(table: OpenedTable, target: TablePath | undefined, { options, from }: WriteTablesOptions): void {
  if (target === undefined) return;
  formatOptionsOf(target.format, options ?? {});
  for (const _ of table.chunks(target.format.id, { options, from, take: 0 })) return;
}

interface OpenFile extends TablePath {
  readonly sink: FileSink;
}

/** Opens all files at once, so that what is in the way is known before the first row. */
async function openAll(set: FileSet, targets: readonly TablePath[]): Promise<readonly OpenFile[]> {
  const files: OpenFile[] = [];
  for (const target of targets) files.push({ ...target, sink: await set.open(target.path) });
  return files;
}

interface RunningOptions extends WriteTablesOptions {
  readonly isUnread: () => boolean;
  readonly progress: Progress;
}

async function writeFile(table: OpenedTable, file: OpenFile, options: RunningOptions): Promise<WrittenTable> {
  const { format, sink, path } = file;
  const { progress, from, take, signal, isUnread } = options;
  const out = file.gzip ? createGzipSink(sink) : sink;
  try {
    const rows = await writeTable(table, out, {
      format: format.id,
      options: options.options,
      from,
      take,
      signal,
      isUnread,
      onRows: (done) => progress.tell(table.name, done, sink.bytesWritten),
    });
    await out.commit();
    progress.end(rows, sink.bytesWritten);
    return { table: table.name, path, format: format.id, rows, bytes: sink.bytesWritten, unread: isUnread() };
  } catch (error) {
    await out.abort();
    throw error;
  }
}

interface Progress {
  tell(table: string, rows: number, bytes: number): void;
  end(rows: number, bytes: number): void;
}

function createProgress(tables: readonly OpenedTable[], { from, take, onProgress }: WriteTablesOptions): Progress {
  let [rowsBefore, bytesBefore] = [0, 0];
  const rowsTotal = tables.reduce((sum, table) => sum + rowsWanted(table.rowCount, from, take), 0);
  return {
    tell: (table, rows, bytes) =>
      onProgress?.({ table, rows: rowsBefore + rows, rowsTotal, bytes: bytesBefore + bytes }),
    end(rows, bytes) {
      rowsBefore += rows;
      bytesBefore += bytes;
    },
  };
}

/** How many rows of a table a window has. */
export function rowsWanted(rowCount: number, from = 0, take: number = rowCount): number {
  return Math.max(0, Math.min(take, rowCount - from));
}
