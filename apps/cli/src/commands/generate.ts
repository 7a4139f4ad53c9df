import type { OpenedSchema, Shard } from '@populace/library';
import {
  archiveOf,
  checkVerifiable,
  chosenTables,
  printText,
  type Split,
  type WriteProgress,
} from '@populace/library/node';
import type { Command } from 'commander';
import { collectText } from '../call/collect-text.ts';
import { collectOption, type GivenOption } from '../call/parse-format-options.ts';
import { wholeReader } from '../call/parse-numbers.ts';
import { readShard } from '../call/parse-shard.ts';
import { readSplit } from '../call/parse-split.ts';
import { readWorkers } from '../call/parse-workers.ts';
import { addSchemaOptions, openOptions, type SchemaFlags } from '../call/schema-options.ts';
import { jsonLine, jsonText } from '../output/json-text.ts';
import { writeError } from '../output/stderr.ts';
import { renderOutput } from '../plan/render-output.ts';
import { renderPlan } from '../plan/render-plan.ts';
import { usageError } from '../problems/usage.ts';
import { createProgressLine, type ProgressLine } from '../run/progress-line.ts';
import { renderReport, runReport } from '../run/run-report.ts';
import type { Cancellation } from '../run/signals.ts';
import { planRun, writeRun } from '../run/write-run.ts';
import { readSource } from '../schema-source/schema-source.ts';
import { verifyRun } from '../verified/verify-run.ts';

interface GenerateFlags extends SchemaFlags {
  readonly table?: readonly string[];
  readonly from?: number;
  readonly take?: number;
  readonly format?: string;
  readonly set?: readonly GivenOption[];
  readonly out?: string;
  readonly split?: Split;
  readonly overwrite?: true;
  readonly workers?: number;
  readonly shard?: Shard;
  readonly manifest?: string | boolean;
  readonly verify?: true;
  readonly explain?: true;
  readonly json?: true;
  readonly quiet?: true;
}

const EXAMPLES = `
Examples:
  populace generate shop.yaml --out out/                    one file a table: out/customers.csv, …
  populace generate shop.yaml --table orders > orders.csv   one table to standard output
  populace generate shop.yaml --out 'out/{table}.ndjson.gz' another format, compressed
  populace generate shop.yaml --rows customers=1_000_000 --table customers --from 999_990 --take 10
  populace generate --columns "id:sequence,tier:choice{values: [a, b]}" --rows 10
  populace generate shop.yaml --out out/ --set delimiter=';' --set header=false
  populace generate shop.yaml --out out/ --workers 4        with four threads; the bytes are the same
  populace generate shop.yaml --out out/ --shard 2/13       the second of 13 parts, on any machine; then populace assemble
  populace generate shop.yaml --out shop.zip                all tables in one archive
  populace generate shop.yaml --out out/ --split rows=10_000   orders.part-0001.csv, …
  populace generate shop.yaml --table orders --out orders.csv --manifest
  populace generate shop.yaml --out out/ --verify           then check what was written, as populace verify does
  populace generate shop.yaml --out shop.sql --set createTable=true   all tables in one file`;

/** Adds `generate`. */
export function addGenerate(
  program: Command,
  createCancellation: () => Cancellation,
  setExit: (code: number) => void,
): void {
  const command = program
    .command('generate')
    .summary('make the rows of a schema')
    .description('Makes the rows of a schema: files with --out, else one table (as sql: all) on standard output.');
  addSchemaOptions(command)
    .option('--table <table>', 'only this table; may be given several times', collectText)
    .option('--from <row>', 'the first row that is written, from 0; changes no value', wholeReader('--from'))
    .option('--take <rows>', 'how many rows are written', wholeReader('--take'))
    .option(
      '--format <format>',
      'csv, ndjson, …, with .gz or .zst behind it to compress; else what the extension of --out says',
    )
    .option('--set <option=value>', 'an option of the format; `populace list formats` shows them', collectOption)
    .option(
      '--out <path>',
      'a file, a folder (ending with /), an archive (.zip, .tar, .tar.gz, .tar.zst), or a path with {table} in it',
    )
    .option(
      '--split <what>',
      'several files a table in a folder: rows=100_000 or bytes=50MB each, or by=COLUMN for a folder a value',
      readSplit,
    )
    .option('--overwrite', 'replace files that are there')
    .option('--workers <n>', 'how many threads; else POPULACE_WORKERS, else what the machine has', (text) =>
      readWorkers(text),
    )
    .option('--shard <i/n>', 'only the rows of shard i of n (from 1); `populace assemble` joins them', readShard)
    .option('--manifest [file]', 'write a manifest of the files; a folder gets its manifest.json without being asked')
    .option('--no-manifest', 'write no manifest')
    .option('--verify', 'check the files when they are written, as populace verify does; changes no byte of them')
    .option('--explain', 'print the plan, and make nothing')
    .option('--json', 'report and errors on standard error as JSON, the plan as JSON')
    .option('--quiet', 'no progress and no report; only the seed where it is drawn')
    .addHelpText('after', EXAMPLES)
    .action((schema: string | undefined, flags: GenerateFlags) =>
      generate(schema, flags, { ...createCancellation(), setExit }),
    );
}

/** What a run needs of the process around it. */
interface RunSurroundings extends Pick<Cancellation, 'signal'> {
  readonly setExit: (code: number) => void;
}

async function generate(
  schema: string | undefined,
  flags: GenerateFlags,
  { signal, setExit }: RunSurroundings,
): Promise<void> {
  const begin = performance.now();
  refuseVerify(flags);
  const source = await readSource({ schema, columns: flags.columns, signal });
  const opened = await source.open(openOptions(flags));
  if (flags.explain === true) return explain(opened, { ...flags, inputs: source.files() });
  // Without its seed, nobody could ever make these rows again.
  if (flags.quiet === true && flags.seed === 'random') writeSeed(opened, flags);
  const line = progressFor(flags);
  try {
    const onProgress = line && ((progress: WriteProgress): void => line.show(progress));
    const inputs = source.files();
    const run = await writeRun(opened, { ...flags, inputs, signal, onProgress });
    line?.clear();
    // Who has stopped reading wants to hear no more.
    if (flags.quiet !== true && !run.tables.every(({ unread }) => unread)) {
      const seconds = (performance.now() - begin) / 1000;
      const { from, shard } = flags;
      const report = runReport(opened, run, { seconds, file: source.label, from, shard });
      writeError(flags.json === true ? jsonLine(report) : renderReport(report));
    }
    if (flags.verify === true) setExit(await verifyRun(opened, run, flags));
  } finally {
    line?.clear();
  }
}

/** Files can be read again; what went to standard output cannot. */
function refuseVerify({ verify, out, format, split, manifest }: GenerateFlags): void {
  if (verify !== true) return;
  if (split !== undefined && ('by' in split || manifest === false))
    throw usageError('--verify reads files that are split by rows or bytes, and finds them by their manifest.');
  if (out !== undefined && archiveOf(out) !== undefined)
    throw usageError('--verify does not open archives: write into a folder, or leave --verify out.');
  if (out === undefined || out === '-')
    throw usageError('--verify reads the files again: name them with --out, or leave --verify out.');
  checkVerifiable(out, format);
}

function writeSeed({ seed }: OpenedSchema, { json }: GenerateFlags): void {
  writeError(json === true ? jsonLine({ seed }) : `seed ${seed}\n`);
}

async function explain(
  opened: OpenedSchema,
  flags: GenerateFlags & { readonly inputs: readonly string[] },
): Promise<void> {
  const { table, json } = flags;
  const plan = opened.plan();
  const chosen = new Set(chosenTables(opened, table ?? opened.tables.map(({ name }) => name)).map(({ name }) => name));
  const shown = { ...plan, tables: plan.tables.filter(({ name }) => chosen.has(name)) };
  const output = await planRun(opened, flags);
  if (json === true) return printText(jsonText({ ...shown, output }));
  const written = output === undefined ? '' : `\n${renderOutput(output, flags.split)}`;
  await printText(renderPlan(shown) + written);
}

/** Progress is for people who do not see the data itself go by. */
function progressFor({ out, quiet, json }: GenerateFlags): ProgressLine | undefined {
  if (quiet === true || json === true || process.stderr.isTTY !== true) return undefined;
  return out === undefined && process.stdout.isTTY ? undefined : createProgressLine();
}
