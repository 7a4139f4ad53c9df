import { loadFormat, type OpenedTable } from '@populace/library';
import { partChunks } from '@populace/library/parts';
import type { ExportChoice } from '../export-choice.ts';
import { breathe } from './breathe.ts';
import type { ExportThreads } from './part-threads.ts';

/** Bytes of a table in their order, with the number of rows that they end. */
export interface TableChunk {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rows: number;
}

/** Makes the bytes of rows of a table as the library does for files, with the threads of the export. Each chunk belongs to the caller. */
export async function* tableBytes(
  table: OpenedTable,
  { format, options }: Pick<ExportChoice, 'format' | 'options'>,
  window: { readonly from: number; readonly take: number },
  threads: Pick<ExportThreads, 'take'>,
): AsyncGenerator<TableChunk> {
  await loadFormat(format, options);
  const columns = table.columns.filter(({ hidden }) => !hidden).length;
  const helpers = threads.take({ table: table.name, format, options, window }, window.take * columns);
  const chunks = partChunks(table, { format, options, window, threads: helpers, breathe, frontLast: false });
  for await (const { bytes, rows } of chunks) if (bytes.length > 0 || rows > 0) yield { bytes: bytes.slice(), rows };
}
