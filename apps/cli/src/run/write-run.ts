import { CodedError } from '@populace/core';
import { listFormats, type OpenedSchema, type Shard } from '@populace/library';
import {
  chosenTables,
  describeOutput,
  holdsSeveralTables,
  isReadable,
  type OutputPlan,
  type Split,
  type WriteProgress,
  type WrittenRun,
  writeStdout,
  writeStdoutScript,
  writeTables,
} from '@populace/library/node';
import { formatOptions, type GivenOption } from '../call/parse-format-options.ts';
import { askedWorkers } from '../call/parse-workers.ts';
import { usageError } from '../problems/usage.ts';

/** What a call says of a run. */
export interface RunFlags {
  readonly table?: readonly string[];
  readonly from?: number;
  readonly take?: number;
  readonly format?: string;
  readonly set?: readonly GivenOption[];
  /** A file, a folder, a path with `{table}`; standard output where absent or `-`. */
  readonly out?: string;
  readonly split?: Split;
  readonly overwrite?: true;
  /** Paths of the files that the run reads. */
  readonly inputs?: readonly string[];
  readonly workers?: number;
  readonly shard?: Shard;
  /** A path; true for the usual place, false for none. */
  readonly manifest?: string | boolean;
  readonly signal: AbortSignal;
  readonly onProgress: ((progress: WriteProgress) => void) | undefined;
}

/** Writes what a call asks for, to files or to standard output. */
export async function writeRun(opened: OpenedSchema, flags: RunFlags): Promise<WrittenRun> {
  const { table, from, take, shard, format, out, split, overwrite, inputs, manifest, signal, onProgress } = flags;
  const pages = listFormats().flatMap((page) => page.options);
  const window = { from, take, shard };
  const options = formatOptions(flags.set ?? [], pages);
  const shared = { ...window, format, options, workers: askedWorkers(flags.workers), signal, onProgress };
  try {
    if (out !== undefined && out !== '-') {
      return await writeTables(opened, { ...shared, out, tables: table, split, overwrite, inputs, manifest });
    }
    if (split !== undefined)
      throw usageError('Files are split in a folder: name one with --out FOLDER/, or leave --split out.');
    if (manifest !== undefined && manifest !== false) {
      throw usageError('A manifest is of files: name one with --out, or leave --manifest out.');
    }
    refuseOnTerminal(format);
    const tables = chosenTables(opened, table);
    if (tables.length > 1 && holdsSeveralTables(format)) {
      return { tables: await writeStdoutScript(opened, tables, shared), manifest: undefined };
    }
    return { tables: [await writeStdout(onlyTable(opened, table), shared)], manifest: undefined };
  } catch (error) {
    throw withOptionPlaces(error);
  }
}

/** Plans the files that a call names; undefined where it names none. No row of them is made. */
export async function planRun(
  opened: OpenedSchema,
  flags: Omit<RunFlags, 'signal' | 'onProgress'>,
): Promise<OutputPlan | undefined> {
  const { table: tables, from, take, shard, format, out, split, manifest } = flags;
  if (out === undefined || out === '-') return undefined;
  const options = formatOptions(
    flags.set ?? [],
    listFormats().flatMap((page) => page.options),
  );
  try {
    return await describeOutput(opened, { out, tables, from, take, shard, format, options, split, manifest });
  } catch (error) {
    throw withOptionPlaces(error);
  }
}

/** Bytes that are no text would do strange things to a terminal. */
function refuseOnTerminal(format: string | undefined): void {
  if (format === undefined || process.stdout.isTTY !== true || isReadable(format)) return;
  throw usageError(`${format} is no text for a terminal: name a file with --out, or send it on with > or |.`);
}

/** Standard output takes one table: two would run into each other. */
function onlyTable(opened: OpenedSchema, names: readonly string[] | undefined): OpenedSchema['tables'][number] {
  const [only, ...others] = chosenTables(opened, names);
  if (only === undefined) throw usageError('All tables of the schema are hidden: name one with --table.');
  if (others.length === 0) return only;
  const all = [only, ...others].map(({ name }) => name).join(', ');
  throw usageError(
    `Standard output takes one table, but there are ${others.length + 1} (${all}): choose one with --table, or write them all with --out FOLDER/.`,
  );
}

/** The library names an option of a format by a pointer; here it came from `--set`. */
function withOptionPlaces(error: unknown): unknown {
  if (!(error instanceof CodedError) || error.code !== 'format/invalid-option') return error;
  const problems = error.problems.map((problem) => ({ ...problem, place: { pointer: '--set' } }));
  return new CodedError(error.code, error.message, { problems, cause: error });
}
