import { type ByteSink, CodedError } from '@populace/core';
import type { Shard } from '@populace/engine';
import type { ScriptChunk } from '@populace/output';
import { openStdoutSink } from '@populace/sinks';
import { settleParameters } from '../content-types/parse-format.ts';
import type { FormatOptions } from '../formats.ts';
import type { OpenedSchema } from '../open-schema.ts';
import type { OpenedTable } from '../opened-table.ts';
import { loadFormat } from '../settle-format.ts';
import { createCompressedSink } from './compression.ts';
import { countTables } from './count-tables.ts';
import { loadNodeCompressors } from './load-node-compressors.ts';
import { openFileSet } from './open-file-set.ts';
import { shareOut } from './share-out.ts';
import { formatOfPath, parseTargetFormat, type TargetFormat } from './target-format.ts';
import { isOneFile } from './target-paths.ts';
import { createRunWorkers } from './workers/run-workers.ts';
import { writeChunks } from './write-here.ts';
import type { WriteProgress, WrittenTable } from './written-table.ts';

/** How several tables go to standard output; `writeStdout` says what is what. */
export interface ScriptStdoutOptions {
  readonly format?: string | undefined;
  readonly options?: FormatOptions | undefined;
  readonly from?: number | undefined;
  readonly take?: number | undefined;
  readonly shard?: Shard | undefined;
  /** How many threads may add up what rows need; as many as the machine can run at once if absent. Rows are made by one. */
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}

/** How several tables go to one file; `writeTables` says what is what. */
interface ScriptFileOptions extends ScriptStdoutOptions {
  readonly out: string;
  readonly overwrite?: boolean | undefined;
  readonly inputs?: readonly string[] | undefined;
  readonly manifest?: boolean | string | undefined;
}

type ScriptRun = Omit<ScriptStdoutOptions, 'format'> & TargetFormat & { readonly frontLast?: boolean };

/** Whether the first bytes of the file can be written last. */
function hasFront(file: ByteSink, { compression }: ScriptRun): boolean {
  return compression === null && file.writeFront !== undefined;
}

/** Whether several tables go to one file, because the path is that of one and its format holds several. */
export function isScript(tables: readonly OpenedTable[], { out, format }: ScriptFileOptions): boolean {
  return tables.length > 1 && isOneFile(out) && formatOfPath(out, format).format.script !== undefined;
}

/** Whether standard output takes several tables in a format. */
export function holdsSeveralTables(format: string | undefined): boolean {
  return format !== undefined && parseTargetFormat(format).format.script !== undefined;
}

/**
 * Writes tables to one file, which has its name only when it is whole.
 * @throws CodedError as `writeTables` does.
 */
export async function writeScript(
  schema: OpenedSchema,
  tables: readonly OpenedTable[],
  options: ScriptFileOptions,
): Promise<readonly WrittenTable[]> {
  const { out: path, signal, manifest = false } = options;
  if (manifest !== false) {
    const message = 'A manifest is of files of one table each; write them into a folder, or leave the manifest out.';
    throw new CodedError('call/usage', message);
  }
  const run = { ...options, ...formatOfPath(path, options.format) };
  await loadFormat(run.format.id, run.options, loadNodeCompressors);
  // What is refused is refused before the file is opened.
  const chunks = planChunks(schema, tables, run);
  const chunksFor = (file: ByteSink): Iterable<ScriptChunk> =>
    hasFront(file, run) ? planChunks(schema, tables, { ...run, frontLast: true }) : chunks;
  let unread = false;
  const onClosed = (): void => {
    unread = true;
  };
  const set = openFileSet(options, onClosed);
  try {
    const file = await set.open(path);
    const walked = chunksFor(file);
    const tally = await writeTallied(walked, { file, isUnread: () => unread, tables, run });
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    await set.commit();
    return writtenTables(tables, tally, { path, format: run.format.id, bytes: file.bytesWritten, unread });
  } catch (error) {
    await set.abort();
    if (!(error instanceof CodedError) || error.code !== 'run/cancelled') throw error;
    throw new CodedError('run/cancelled', 'The run was cancelled; it left no file.', { cause: error });
  }
}

/**
 * Writes tables to standard output in a format that holds several.
 * @throws CodedError as `writeStdout` does.
 */
export async function writeStdoutScript(
  schema: OpenedSchema,
  tables: readonly OpenedTable[],
  asked: ScriptStdoutOptions,
): Promise<readonly WrittenTable[]> {
  const options = settleParameters(asked);
  const run = { ...options, ...parseTargetFormat(options.format ?? '') };
  await loadFormat(run.format.id, run.options, loadNodeCompressors);
  const workers = createRunWorkers(schema.origin, options);
  try {
    await countTables(tables, workers, run);
  } finally {
    await workers.close();
  }
  const chunks = planChunks(schema, tables, run);
  const file = openStdoutSink();
  const tally = await writeTallied(chunks, { file, isUnread: () => file.closed, tables, run });
  const { path, bytesWritten: bytes, closed: unread } = file;
  return writtenTables(tables, tally, { path, format: run.format.id, bytes, unread });
}

function planChunks(
  schema: OpenedSchema,
  tables: readonly OpenedTable[],
  { from, take, shard, format, options, frontLast, signal }: ScriptRun,
): Iterable<ScriptChunk> {
  if (from !== undefined || take !== undefined || shard !== undefined) {
    const message =
      'A window of rows (from, take, shard) would leave references without their rows; choose one table for it, or a folder.';
    throw new CodedError('call/usage', message);
  }
  return schema.chunks(format.id, { tables: tables.map(({ name }) => name), options, frontLast, signal });
}

/** By table, its rows and bytes before compression. */
type Tally = Map<string, { rows: number; bytes: number }>;

interface TalliedRun {
  readonly file: ByteSink & { readonly bytesWritten: number };
  readonly isUnread: () => boolean;
  readonly tables: readonly OpenedTable[];
  readonly run: ScriptRun;
}

async function writeTallied(
  chunks: Iterable<ScriptChunk>,
  { file, isUnread, tables, run }: TalliedRun,
): Promise<Tally> {
  const { signal, onProgress, compression } = run;
  const out = createCompressedSink(file, compression);
  const rowsTotal = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const tally: Tally = new Map(tables.map(({ name }) => [name, { rows: 0, bytes: 0 }]));
  let table = tables[0]?.name ?? '';
  const tallied = function* (): Generator<ScriptChunk> {
    for (const chunk of chunks) {
      table = chunk.table ?? table;
      const bytes = chunk.isFront === true ? 0 : chunk.bytes.length;
      for (const [name, share] of chunk.shares ?? [[table, { rows: chunk.rows, bytes }] as const]) {
        const own = tally.get(name);
        if (own === undefined) continue;
        own.rows += share.rows;
        own.bytes += share.bytes;
      }
      yield chunk;
    }
  };
  try {
    await writeChunks(tallied(), out, {
      signal,
      isUnread,
      onRows: (rows) => onProgress?.({ table, rows, rowsTotal, bytes: file.bytesWritten }),
    });
    await out.commit();
    return tally;
  } catch (error) {
    await out.abort();
    throw error;
  }
}

/** Bytes after compression are shared out by what they were before. */
function writtenTables(
  tables: readonly OpenedTable[],
  tally: Tally,
  { bytes, ...file }: Omit<WrittenTable, 'table' | 'rows' | 'workers'>,
): readonly WrittenTable[] {
  const owns = tables.map(({ name }) => tally.get(name) ?? { rows: 0, bytes: 0 });
  const shares = shareOut(
    bytes,
    owns.map((own) => own.bytes),
  );
  return tables.map(({ name }, at) => {
    return { ...file, table: name, rows: owns[at]?.rows ?? 0, bytes: shares[at] ?? 0, workers: 1 };
  });
}
