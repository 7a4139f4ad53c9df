import { CodedError, errorOfProblems, type ProblemList } from '@populace/core';
import type { FileSink } from '@populace/sinks';
import { createLayers } from '../layers.ts';
import { withChecksum } from '../manifest/make-manifest.ts';
import type { Manifest, ManifestTable } from '../manifest/manifest.ts';
import { writeManifest } from '../manifest/manifest-file.ts';
import { fileFrom } from '../manifest/manifest-path.ts';
import { openFileSet } from '../open-file-set.ts';
import type { WriteProgress, WrittenTable } from '../plans/written-table.ts';
import { folderOf } from '../targets/target-paths.ts';
import { type JoinContext, joiningOfWhole, joinTable } from './join-table.ts';
import { planTargets, type Target } from './plan-targets.ts';
import type { ShardFile, ShardManifest } from './shard-manifest.ts';

/** How shards are joined. */
export interface AssembleOptions {
  /** A folder, or a file where there is one table; the folder of the shards if absent. */
  readonly out?: string | undefined;
  /** Whether files that are there are replaced; else they are an error. */
  readonly overwrite?: boolean | undefined;
  /** Whether the shards and their manifests are removed when all is done. */
  readonly deleteParts?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}

/** What was joined. */
export interface AssembledRun {
  /** How many shards. */
  readonly shards: number;
  readonly tables: readonly WrittenTable[];
  /** Where the manifest is; there is none of a single file. */
  readonly manifest: string | undefined;
}

/** What joining needs beside shards and files that were looked at. */
export interface JoinOptions extends AssembleOptions {
  /** Where the shards are. */
  readonly folder: string;
  readonly problems: ProblemList;
}

/**
 * Joins the files of all tables, and writes the manifest of the whole; they get their names together when every byte was checked.
 * @throws CodedError with all problems of files; `target/…`, `call/usage`, `run/cancelled`.
 */
export async function joinTables(
  shards: readonly ShardManifest[],
  files: readonly ShardFile[],
  options: JoinOptions,
): Promise<AssembledRun> {
  const { problems, signal } = options;
  const { targets, manifest } = planTargets(files, options.out ?? folderOf(options.folder));
  const set = openFileSet(options);
  try {
    const open: OpenTarget[] = [];
    for (const target of targets) open.push({ ...target, sink: await set.open(target.path) });
    const manifestSink = manifest === undefined ? undefined : await set.open(manifest);
    const context = { problems, signal, onFile: createTell(files, options) };
    const records: ManifestTable[] = [];
    for (const target of open) records.push(await writeTarget(target, context, manifest ?? target.path));
    if (problems.hasErrors()) throw errorOfProblems(problems.problems);
    if (manifestSink !== undefined) await writeManifest(manifestSink, manifestOfWhole(shards, records));
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    await set.commit();
    const tables = open.map((target, at) => writtenOf(target, records[at]));
    return { shards: shards.length, tables, manifest };
  } catch (error) {
    await set.abort();
    throw error;
  }
}

interface OpenTarget extends Target {
  readonly sink: FileSink;
}

async function writeTarget(target: OpenTarget, context: JoinContext, manifest: string): Promise<ManifestTable> {
  const layers = createLayers(target.sink, target.compression, true);
  try {
    await joinTable(target.files, layers.top, context);
    await layers.top.commit();
  } catch (error) {
    await layers.top.abort();
    throw error;
  }
  const [first] = target.files;
  const digests = layers.digests();
  if (first === undefined || digests === undefined)
    throw new CodedError('internal', 'A table without files was joined.');
  const { table, rowCount, format, options, wholeName } = first.record;
  const { compression } = target;
  const rows = { table, rowCount, from: 0, take: rowCount, format, options };
  const file = { file: fileFrom(manifest, target.path), wholeName, ...digests.stored, compression } as const;
  return { ...rows, ...file, content: digests.content, join: joiningOfWhole(target.files) };
}

/** The manifest of a run that was never divided. */
function manifestOfWhole([first]: readonly ShardManifest[], tables: readonly ManifestTable[]): Manifest {
  if (first === undefined) throw new CodedError('internal', 'A manifest of no shard was asked for.');
  const { checksum: _, ...said } = first.manifest;
  return withChecksum({ ...said, shard: null, tables });
}

function writtenOf({ table, path, sink }: OpenTarget, record: ManifestTable | undefined): WrittenTable {
  const { format = '', take: rows = 0 } = record ?? {};
  return { table, path, format, rows, bytes: sink.bytesWritten, unread: false, workers: 1 };
}

/** Tells how many rows are joined, file by file. */
function createTell(files: readonly ShardFile[], { onProgress }: AssembleOptions): (file: ShardFile) => void {
  const rowsTotal = files.reduce((sum, { record }) => sum + record.take, 0);
  let [rows, bytes] = [0, 0];
  return ({ record }) => {
    rows += record.take;
    bytes += record.bytes;
    onProgress?.({ table: record.table, rows, rowsTotal, bytes });
  };
}
