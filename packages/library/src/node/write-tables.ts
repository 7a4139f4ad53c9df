import { CodedError } from '@populace/core';
import type { FileSet, FileSink } from '@populace/sinks';
import { settleParameters } from '../content-types/parse-format.ts';
import type { OpenedSchema } from '../open-schema.ts';
import { archiveOf } from './archive-kind.ts';
import { countTables } from './count-tables.ts';
import { makeManifest } from './manifest/make-manifest.ts';
import { openManifest, writeManifest } from './manifest/manifest-file.ts';
import { manifestPath, refuseSamePlace } from './manifest/manifest-path.ts';
import { openFileSet } from './open-file-set.ts';
import { joinWritten, refuseSplit, splitPlans } from './split/split-plans.ts';
import { writePartitions } from './split/write-partitions.ts';
import { chosenTables, planTables, type TablePlan } from './table-plans.ts';
import { createRunWorkers } from './workers/run-workers.ts';
import { writeArchive } from './write-archive.ts';
import {
  createProgress,
  type DoneTable,
  type RunningOptions,
  recordOfDone,
  type WorkingOptions,
  writeFile,
} from './write-file.ts';
import { isScript, writeScript } from './write-script.ts';
import type { WriteTablesOptions } from './write-tables-options.ts';
import type { WrittenRun } from './written-table.ts';

/**
 * Writes tables to files. All files get their final names together at the end, the manifest last; after a failure there is none of them.
 * @throws CodedError `target/exists`, `target/io`, `run/cancelled`, `call/usage`, `format/…`, `schema/unknown-table`.
 */
export async function writeTables(schema: OpenedSchema, asked: WriteTablesOptions): Promise<WrittenRun> {
  const options = settleParameters(asked);
  const tables = chosenTables(schema, options.tables);
  const workers = createRunWorkers(schema.origin, options);
  try {
    await countTables(tables, workers, options);
    if (options.split !== undefined) refuseSplit(options, options.split);
    const archive = archiveOf(options.out);
    if (archive !== undefined) return await writeArchive(schema, archive, { ...options, workers });
    if (isScript(tables, options)) return { tables: await writeScript(schema, tables, options), manifest: undefined };
    return await writeFiles(schema, { ...options, workers });
  } finally {
    await workers.close();
  }
}

async function writeFiles(schema: OpenedSchema, options: WorkingOptions): Promise<WrittenRun> {
  const { signal, shard } = options;
  const plans = await planFiles(schema, options);
  const manifest = manifestPath(options);
  if (manifest !== undefined) refuseSamePlace(manifest, plans);
  const reader = { isUnread: false };
  const onClosed = (): void => {
    reader.isUnread = true;
  };
  const set = openFileSet(options, onClosed);
  try {
    const sinks = await openFirst(set, plans, options);
    const manifestSink = manifest === undefined ? undefined : await openManifest(set, manifest);
    const progress = createProgress(plans, options);
    const running = { ...options, isUnread: () => reader.isUnread, progress };
    const done: DoneTable[] = [];
    for (const [at, plan] of plans.entries()) {
      reader.isUnread = false;
      done.push(...(await writePlan(schema, plan, { running, manifest, set, sink: sinks[at] })));
    }
    if (manifestSink !== undefined) {
      await writeManifest(manifestSink, makeManifest(schema, done.map(recordOfDone), shard));
    }
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    await set.commit();
    const written = done.map((one) => one.written);
    return { tables: options.split === undefined ? written : joinWritten(written), manifest };
  } catch (error) {
    await set.abort();
    if (!(error instanceof CodedError) || error.code !== 'run/cancelled') throw error;
    throw new CodedError('run/cancelled', 'The run was cancelled; it left no file.', { cause: error });
  }
}

/** A plan for each file; where tables are divided by a column, for each table. */
async function planFiles(schema: OpenedSchema, options: WorkingOptions): Promise<readonly TablePlan[]> {
  const { split } = options;
  const plans = await planTables(schema, options);
  const [first] = plans;
  if (first !== undefined) schema.checkSeparate(first.format.id, { tables: options.tables, options: options.options });
  return split === undefined || 'by' in split ? plans : splitPlans(schema, plans, split, options);
}

/** So many files are open at once; of more, each is opened when it is written. */
const MOST_OPEN = 256;

/** Opens files before the first row, as far as it goes, so that what is in the way is known. */
async function openFirst(
  set: FileSet,
  plans: readonly TablePlan[],
  { split }: WorkingOptions,
): Promise<readonly FileSink[]> {
  if (split !== undefined && 'by' in split) return [];
  const sinks: FileSink[] = [];
  for (const { path } of plans.slice(0, MOST_OPEN)) sinks.push(await set.open(path));
  return sinks;
}

/** What writing a plan needs beside it. */
interface PlanTarget {
  readonly running: RunningOptions;
  readonly manifest: string | undefined;
  readonly set: FileSet;
  /** Where the plan's file is open already. */
  readonly sink: FileSink | undefined;
}

async function writePlan(
  schema: OpenedSchema,
  plan: TablePlan,
  { running, manifest, set, sink }: PlanTarget,
): Promise<readonly DoneTable[]> {
  const { split, progress } = running;
  if (split === undefined || !('by' in split)) {
    return [await writeFile({ ...plan, sink: sink ?? (await set.open(plan.path)) }, running, manifest)];
  }
  const onRows = (rows: number, bytes: number): void => progress.tell(plan.table, rows, bytes);
  const options = { ...running, by: split.by, set, manifestPath: manifest, onRows };
  const files = await writePartitions(schema, plan, options);
  for (const { written } of files) progress.end(written.rows, written.bytes);
  return files;
}
