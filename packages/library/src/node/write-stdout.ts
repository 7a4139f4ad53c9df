import { CodedError } from '@populace/core';
import type { Shard } from '@populace/engine';
import { type WholeFile, writeRun } from '@populace/output';
import { settleParameters } from '../content-types/parse-format.ts';
import type { OpenedSchema } from '../open-schema.ts';
import type { OpenedTable } from '../opened-table.ts';
import { fileOfRows, fileOfTables } from '../parts/output-files.ts';
import type { FormatOptions } from '../registry/formats.ts';
import type { SchemaOrigin } from '../schema-origin.ts';
import { loadFormat } from '../settle-format.ts';
import { countTables } from './count-tables.ts';
import { refuseWindow } from './plan-run.ts';
import { aboutOf, type FileAbout } from './plans/run-files.ts';
import { type RunWindow, tableWindow } from './plans/table-window.ts';
import type { WriteProgress, WrittenTable } from './plans/written-table.ts';
import { openStdoutTarget } from './stdout-target.ts';
import { parseTargetFormat } from './targets/target-format.ts';
import { breathe } from './workers/breathe.ts';
import { loadNodeCompressors } from './workers/load-node-compressors.ts';
import { createRunWorkers, type RunWorkers } from './workers/run-workers.ts';

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

/** How several tables go to standard output; their rows are made by one thread, and only whole tables are written. */
export interface ScriptStdoutOptions extends WriteStdoutOptions {
  readonly from?: number | undefined;
  readonly take?: number | undefined;
  readonly shard?: Shard | undefined;
}

/** Whether standard output takes several tables in a format. */
export function holdsSeveralTables(format: string | undefined): boolean {
  return format !== undefined && parseTargetFormat(format).format.script !== undefined;
}

/**
 * Writes a table to standard output.
 * @throws CodedError `target/io`, `run/cancelled`, `format/…`.
 */
export async function writeStdout(table: OpenedTable, asked: WriteStdoutOptions = {}): Promise<WrittenTable> {
  const { name, origin } = table;
  const named = { ...asked, format: asked.format ?? 'csv' };
  const [written] = await writeOne([table], origin, named, rowsOf(table));
  if (written === undefined) throw new CodedError('internal', `${name} was not written.`);
  return written;
}

/**
 * Writes tables to standard output in a format that holds several.
 * @throws CodedError as `writeStdout` does; `call/usage` for a window of rows.
 */
export function writeStdoutScript(
  schema: OpenedSchema,
  tables: readonly OpenedTable[],
  asked: ScriptStdoutOptions,
): Promise<readonly WrittenTable[]> {
  return writeOne(tables, schema.origin, asked, scriptOf(schema, tables));
}

/**
 * Checks tables for standard output as writing them does, and makes no row of a file.
 * @throws CodedError as `writeStdout` and `writeStdoutScript` do before their first row.
 */
export async function checkStdout(
  schema: OpenedSchema,
  tables: readonly OpenedTable[],
  asked: ScriptStdoutOptions,
): Promise<void> {
  const [only, ...others] = tables;
  const fileFor = only !== undefined && others.length === 0 ? rowsOf(only) : scriptOf(schema, tables);
  const options = settleParameters({ ...asked, format: asked.format ?? 'csv' });
  const about = await openFormat(options);
  fileFor(about, createRunWorkers(schema.origin, { workers: 1 }), options);
}

/** Makes the one file of standard output, once its format is loaded and its tables are counted. */
type FileFor = (about: FileAbout, workers: RunWorkers, options: WriteStdoutOptions) => WholeFile<FileAbout>;

function rowsOf(table: OpenedTable): FileFor {
  return (about, { sourceFor }, options) => {
    const window = tableWindow(table.rowCount, options);
    const maker = table.parts(about.format, { options: options.options, ...window });
    const rows = { opened: table, window, path: table.name, cuts: maker, open: () => maker };
    return fileOfRows({ ...about, about, options: options.options, sourceFor, ...rows });
  };
}

function scriptOf(schema: OpenedSchema, tables: readonly OpenedTable[]): FileFor {
  return (about, _, options) => {
    refuseWindow(options);
    return fileOfTables({ ...options, ...about, about, schema, tables, path: schema.name });
  };
}

async function openFormat({ format = '', options }: WriteStdoutOptions): Promise<FileAbout> {
  const about = aboutOf(parseTargetFormat(format));
  await loadFormat(about.format, options, loadNodeCompressors);
  return about;
}

async function writeOne(
  tables: readonly OpenedTable[],
  origin: SchemaOrigin,
  asked: WriteStdoutOptions,
  fileFor: FileFor,
): Promise<readonly WrittenTable[]> {
  const options = settleParameters(asked);
  const { signal, onProgress } = options;
  const about = await openFormat(options);
  const workers = createRunWorkers(origin, options);
  try {
    await countTables(tables, workers, options);
    const file = fileFor(about, workers, options);
    const stdout = openStdoutTarget();
    return stdout.tables(await writeRun([file], stdout, { breathe, signal, onProgress }));
  } finally {
    await workers.close();
  }
}
