import type { ByteSink } from '@populace/core';
import type { OpenedTable } from '../opened-table.ts';
import { partChunks } from '../parts/part-chunks.ts';
import { breathe } from './cancellable.ts';
import { writeChunks, writeHere } from './write-here.ts';
import type { WriteTableOptions } from './write-table-options.ts';

/** What became of a table. */
export interface TableOutcome {
  readonly rows: number;
  /** How many threads made the rows, this one counted. */
  readonly workers: number;
}

/**
 * Writes the rows of a table to a sink, without committing it. It waits where the sink is slow, so memory does not grow with the rows.
 * @throws CodedError `run/cancelled` when the signal is aborted; what the sink throws; what a thread throws.
 */
export async function writeTable(
  table: OpenedTable,
  sink: ByteSink,
  options: WriteTableOptions,
): Promise<TableOutcome> {
  const columns = table.columns.filter(({ hidden }) => !hidden).length;
  const pool = options.workers?.poolFor(options.window.take * columns);
  if (pool === undefined) return { rows: await writeHere(table, sink, options), workers: 1 };
  const { format, window } = options;
  const threads = pool.take({ table: table.name, format, options: options.options ?? {}, window });
  const frontLast = sink.writeFront !== undefined;
  const chunks = partChunks(table, { format, options: options.options, window, threads, breathe, frontLast });
  return { rows: await writeChunks(chunks, sink, options), workers: pool.size + 1 };
}
