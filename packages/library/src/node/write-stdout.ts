import { createGzipSink, openStdoutSink } from '@populace/sinks';
import type { FormatOptions } from '../formats.ts';
import type { OpenedTable } from '../opened-table.ts';
import { parseTargetFormat } from './target-format.ts';
import { writeTable } from './write-table.ts';
import { rowsWanted } from './write-tables.ts';
import type { WriteProgress, WrittenTable } from './written-table.ts';

/** How a table goes to standard output. */
export interface WriteStdoutOptions {
  /** An id, extension or content type, with `.gz` behind it for gzip; CSV if absent. */
  readonly format?: string | undefined;
  readonly options?: FormatOptions | undefined;
  readonly from?: number | undefined;
  readonly take?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}

/**
 * Writes a table to standard output.
 * @throws CodedError `target/io`, `run/cancelled`, `format/…`.
 */
export async function writeStdout(table: OpenedTable, options: WriteStdoutOptions = {}): Promise<WrittenTable> {
  const { from, take, onProgress } = options;
  const { format, gzip } = parseTargetFormat(options.format ?? 'csv');
  const stdout = openStdoutSink();
  const out = gzip ? createGzipSink(stdout) : stdout;
  const rowsTotal = rowsWanted(table.rowCount, from, take);
  const rows = await writeTable(table, out, {
    format: format.id,
    options: options.options,
    from,
    take,
    signal: options.signal,
    isUnread: () => stdout.closed,
    onRows: (done) => onProgress?.({ table: table.name, rows: done, rowsTotal, bytes: stdout.bytesWritten }),
  });
  await out.commit();
  const { path, bytesWritten: bytes, closed: unread } = stdout;
  return { table: table.name, path, format: format.id, rows, bytes, unread };
}
