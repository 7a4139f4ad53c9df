import { CodedError } from '@populace/core';
import { listFormats, type OpenedSchema, type Shard } from '@populace/library';
import {
  checkStdout,
  chosenTables,
  describeOutput,
  holdsSeveralTables,
  isReadable,
  type OutputPlan,
  type Split,
  type WriteProgress,
  type WriteTablesOptions,
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

/** What a call says of a run that is only planned. */
export type PlanFlags = Omit<RunFlags, 'signal' | 'onProgress'>;

/** Writes what a call asks for, to files or to standard output. */
export async function writeRun(opened: OpenedSchema, flags: RunFlags): Promise<WrittenRun> {
  const { format, signal, onProgress } = flags;
  try {
    const { files, stdout, shared } = outputOf(opened, flags);
    const working = { ...shared, signal, onProgress };
    if (files !== undefined) return await writeTables(opened, { ...working, ...files });
    refuseOnTerminal(format);
    const [only, ...others] = stdout;
    if (only !== undefined && others.length === 0) {
      return { tables: [await writeStdout(only, working)], manifest: undefined };
    }
    return { tables: await writeStdoutScript(opened, stdout, working), manifest: undefined };
  } catch (error) {
    throw withOptionPlaces(error);
  }
}

/**
 * Plans what a call names, files or standard output, and refuses it where the run would be refused before its first row. The plan of files
 * is returned; undefined where the call names none. No row of them is made.
 */
export async function planRun(opened: OpenedSchema, flags: PlanFlags): Promise<OutputPlan | undefined> {
  if (!namesOutput(flags)) return undefined;
  try {
    const { files, stdout, shared } = outputOf(opened, flags);
    if (files !== undefined) return await describeOutput(opened, { ...shared, ...files });
    await checkStdout(opened, stdout, shared);
    return undefined;
  } catch (error) {
    throw withOptionPlaces(error);
  }
}

/** Whether a call says anything of where its rows go, which, or how; else its plan is of columns alone, and those of all tables. */
function namesOutput({ out, format, set, split, from, take, shard, manifest = false }: PlanFlags): boolean {
  return manifest !== false || [out, format, set, split, from, take, shard].some((given) => given !== undefined);
}

/** Where the rows of a call go: to files, or to standard output. */
interface RunOutput {
  readonly files:
    | Pick<WriteTablesOptions, 'out' | 'tables' | 'split' | 'overwrite' | 'inputs' | 'manifest'>
    | undefined;
  /** The tables of standard output: one, or several in a format that holds them. */
  readonly stdout: readonly OpenedSchema['tables'][number][];
  readonly shared: Pick<WriteTablesOptions, 'from' | 'take' | 'shard' | 'format' | 'options' | 'workers'>;
}

/** Finds what a call asks for, be it written or only planned, and refuses what does not go together. */
function outputOf(opened: OpenedSchema, flags: PlanFlags): RunOutput {
  const { table: tables, from, take, shard, format, out, split, overwrite, inputs, manifest } = flags;
  const pages = listFormats().flatMap((page) => page.options);
  const options = formatOptions(flags.set ?? [], pages);
  const shared = { from, take, shard, format, options, workers: askedWorkers(flags.workers) };
  if (out !== undefined && out !== '-') {
    return { files: { out, tables, split, overwrite, inputs, manifest }, stdout: [], shared };
  }
  if (split !== undefined)
    throw usageError('Files are split in a folder: name one with --out FOLDER/, or leave --split out.');
  if (manifest !== undefined && manifest !== false) {
    throw usageError('A manifest is of files: name one with --out, or leave --manifest out.');
  }
  const chosen = chosenTables(opened, tables);
  const stdout = chosen.length > 1 && holdsSeveralTables(format) ? chosen : [onlyTable(chosen)];
  return { files: undefined, stdout, shared };
}

/** Bytes that are no text would do strange things to a terminal. */
function refuseOnTerminal(format: string | undefined): void {
  if (format === undefined || process.stdout.isTTY !== true || isReadable(format)) return;
  throw usageError(`${format} is no text for a terminal: name a file with --out, or send it on with > or |.`);
}

/** Standard output takes one table: two would run into each other. */
function onlyTable(chosen: OpenedSchema['tables']): OpenedSchema['tables'][number] {
  const [only, ...others] = chosen;
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
