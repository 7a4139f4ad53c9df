import { CodedError, quote } from '@populace/core';
import type { OutputFile } from '@populace/output';
import type { OpenedSchema } from '../open-schema.ts';
import type { OpenedTable } from '../opened-table.ts';
import { fileOfTables } from '../parts/output-files.ts';
import { loadFormat } from '../settle-format.ts';
import { checkTargets } from './check-targets.ts';
import { manifestName, manifestPath, refuseSamePlace } from './manifest/manifest-path.ts';
import { aboutOf, type FileAbout, fileOfTable } from './plans/run-files.ts';
import { planTables } from './plans/table-plans.ts';
import type { WriteTablesOptions } from './plans/write-tables-options.ts';
import { splitFileOf } from './split/split-file.ts';
import { refuseSplit, splitPlans } from './split/split-plans.ts';
import type { CutBytes } from './split/split-windows.ts';
import { type ArchiveKind, archiveOf } from './targets/archive-kind.ts';
import { folderAdvice } from './targets/folder-advice.ts';
import { formatOfPath, parseTargetFormat } from './targets/target-format.ts';
import { isFolder, isOneFile } from './targets/target-paths.ts';
import { loadNodeCompressors } from './workers/load-node-compressors.ts';
import type { RunWorkers } from './workers/run-workers.ts';

/** What is asked of a run, with its threads. */
export interface WorkingOptions extends Omit<WriteTablesOptions, 'workers'> {
  readonly workers: RunWorkers;
}

/** What is asked of a plan; `cutBytes` finds the files of a table that is split by bytes. */
export interface PlanOptions extends WorkingOptions {
  readonly cutBytes: CutBytes;
}

/** A run that is ready to be written: everything that can be refused was refused. */
export interface PlannedRun {
  readonly archive: ArchiveKind | undefined;
  readonly files: readonly OutputFile<FileAbout>[];
  /** The path of the manifest, or its name in the archive. */
  readonly manifest: string | undefined;
}

/**
 * Settles which files a run writes, and what stands in each. A run and its description both come from here, so that whatever a run refuses
 * before its first row is refused where it is only described.
 */
export async function planRun(
  schema: OpenedSchema,
  tables: readonly OpenedTable[],
  options: PlanOptions,
): Promise<PlannedRun> {
  const run = await planFiles(schema, tables, options);
  checkTargets({ ...run, isArchive: run.archive !== undefined }, options);
  return run;
}

function planFiles(schema: OpenedSchema, tables: readonly OpenedTable[], options: PlanOptions): Promise<PlannedRun> {
  if (options.split !== undefined) refuseSplit(options, options.split);
  const archive = archiveOf(options.out);
  if (archive !== undefined) return planArchive(schema, archive, options);
  return isTogether(tables, options) ? planTogether(schema, tables, options) : planFolder(schema, options);
}

/** The folder that members are planned in; their names have none. */
const FOLDER = './';

/** Each table is a member of one file, and the manifest the last. */
async function planArchive(schema: OpenedSchema, archive: ArchiveKind, options: WorkingOptions): Promise<PlannedRun> {
  refuseInArchive(options);
  const plans = await planTables(schema, { ...options, out: FOLDER });
  const manifest = options.manifest === false ? undefined : manifestName(options.shard);
  if (manifest !== undefined) refuseSamePlace(manifest, plans, 'choose another format');
  const [first] = plans;
  if (first !== undefined) schema.checkSeparate(first.format.id, { tables: options.tables, options: options.options });
  const members = plans.map((plan) => ({ ...plan, path: plan.path.slice(FOLDER.length) }));
  return { archive, files: members.map((plan) => fileOfTable(plan, options.workers, options)), manifest };
}

function refuseInArchive({ out, format, manifest }: WorkingOptions): void {
  if (typeof manifest === 'string') {
    const message = `The manifest of ${out} stands in it as ${manifestName(undefined)}: say --manifest without a path, or --no-manifest.`;
    throw new CodedError('call/usage', message);
  }
  if (format === undefined || parseTargetFormat(format).compression === null) return;
  const message = `${out} is compressed as a whole or by itself, so the format ${quote(format)} would compress twice: leave the compression out of it, or end the path with .tar.gz or .tar.zst.`;
  throw new CodedError('call/usage', message);
}

/** Whether several tables go to one file, because the path is that of one and its format holds several. */
function isTogether(tables: readonly OpenedTable[], { out, format }: WorkingOptions): boolean {
  return tables.length > 1 && isOneFile(out) && formatOfPath(out, format).format.script !== undefined;
}

/** All tables are members of one file of a format. */
async function planTogether(
  schema: OpenedSchema,
  tables: readonly OpenedTable[],
  options: WorkingOptions,
): Promise<PlannedRun> {
  const { out: path, manifest = false } = options;
  if (manifest !== false) {
    const message = 'A manifest is of files of one table each; write them into a folder, or leave the manifest out.';
    throw new CodedError('call/usage', message);
  }
  const about = aboutOf(formatOfPath(path, options.format));
  await loadFormat(about.format, options.options, loadNodeCompressors);
  refuseWindow(options);
  const file = fileOfTables<FileAbout>({ ...options, ...about, about, schema, tables, path });
  return { archive: undefined, files: [file], manifest: undefined };
}

/**
 * Refuses a window of rows where several tables go to one file.
 * @throws CodedError `call/usage`.
 */
export function refuseWindow({ from, take, shard }: Pick<WriteTablesOptions, 'from' | 'take' | 'shard'>): void {
  if (from === undefined && take === undefined && shard === undefined) return;
  const message =
    'A window of rows (from, take, shard) would leave references without their rows; choose one table for it, or a folder.';
  throw new CodedError('call/usage', message);
}

/** Files that stand by themselves: one for each table, or several of a table that is split. */
async function planFolder(schema: OpenedSchema, options: PlanOptions): Promise<PlannedRun> {
  const { split, workers } = options;
  refuseShardOfFile(options);
  const whole = await planTables(schema, options);
  const [first] = whole;
  if (first !== undefined) schema.checkSeparate(first.format.id, { tables: options.tables, options: options.options });
  const isByValue = split !== undefined && 'by' in split;
  const plans = split === undefined || isByValue ? whole : await splitPlans(schema, whole, split, options);
  const manifest = manifestPath(options);
  if (manifest !== undefined) refuseSamePlace(manifest, plans);
  const files = plans.map(
    (plan): OutputFile<FileAbout> =>
      isByValue ? splitFileOf(schema, plan, { ...options, by: split.by }) : fileOfTable(plan, workers, options),
  );
  return { archive: undefined, files, manifest };
}

/**
 * Refuses a shard that does not go into a folder. Only there do names have the number of the shard; else each shard would replace the last.
 * @throws CodedError `call/usage`.
 */
function refuseShardOfFile({ out, shard }: Pick<WriteTablesOptions, 'out' | 'shard'>): void {
  if (shard === undefined || out === '' || isFolder(out)) return;
  const message = `Shards go into a folder, where each file is named after its shard. ${folderAdvice(out)}.`;
  throw new CodedError('call/usage', message);
}
