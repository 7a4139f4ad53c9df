import { openStdoutSink } from '@populace/sinks';
import { settleParameters } from '../content-types/parse-format.ts';
import type { FormatOptions } from '../formats.ts';
import type { OpenedTable } from '../opened-table.ts';
import { loadFormat } from '../settle-format.ts';
import { createCompressedSink } from './compression.ts';
import { countTables } from './count-tables.ts';
import { loadNodeCompressors } from './load-node-compressors.ts';
import { type RunWindow, tableWindow } from './table-window.ts';
import { parseTargetFormat } from './target-format.ts';
import { createRunWorkers } from './workers/run-workers.ts';
import { writeTable } from './write-table.ts';
import type { WriteProgress, WrittenTable } from './written-table.ts';

/** How a table goes to standard output. */
export interface WriteStdoutOptions extends RunWindow {
  /** An id, extension or content type (parameters are options), with `.gz` or `.zst` behind it where it is compressed; CSV if absent. */
  readonly format?: string | undefined;
  readonly options?: FormatOptions | undefined;
  /** How many threads may make rows, this one counted; as many as the machine can run at once if absent. */
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}

/**
 * Writes a table to standard output.
 * @throws CodedError `target/io`, `run/cancelled`, `format/…`.
 */
export async function writeStdout(table: OpenedTable, asked: WriteStdoutOptions = {}): Promise<WrittenTable> {
  const options = settleParameters(asked);
  const { signal, onProgress } = options;
  const { format, compression } = parseTargetFormat(options.format ?? 'csv');
  await loadFormat(format.id, options.options, loadNodeCompressors);
  const shared = createRunWorkers(table.origin, { workers: options.workers, signal });
  try {
    await countTables([table], shared, options);
    const window = tableWindow(table.rowCount, options);
    const stdout = openStdoutSink();
    const out = createCompressedSink(stdout, compression);
    const { rows, workers } = await writeTable(table, out, {
      format: format.id,
      options: options.options,
      window,
      signal,
      isUnread: () => stdout.closed,
      onRows: (done) =>
        onProgress?.({ table: table.name, rows: done, rowsTotal: window.take, bytes: stdout.bytesWritten }),
      workers: shared,
    });
    await out.commit();
    const { path, bytesWritten: bytes, closed: unread } = stdout;
    return { table: table.name, path, format: format.id, rows, bytes, unread, workers };
  } finally {
    await shared.close();
  }
}
