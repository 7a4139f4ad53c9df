import { CodedError } from '@populace/core';
import { createFileSet } from '@populace/sinks';
import { settleParameters } from '../content-types/parse-format.ts';
import type { FormatOptions } from '../formats.ts';
import type { OpenedSchema } from '../open-schema.ts';
import { archiveOf } from './archive-kind.ts';
import { makeManifest } from './manifest/make-manifest.ts';
import { openManifest, writeManifest } from './manifest/manifest-file.ts';
import { manifestPath, refuseSamePlace } from './manifest/manifest-path.ts';
import { chosenTables, planTables } from './table-plans.ts';
import type { RunWindow } from './table-window.ts';
import { createRunWorkers } from './workers/run-workers.ts';
import { writeArchive } from './write-archive.ts';
import { createProgress, type DoneTable, type OpenFile, recordOfDone, writeFile } from './write-file.ts';
import { isScript, writeScript } from './write-script.ts';
import type { WriteProgress, WrittenRun } from './written-table.ts';

/** What is written where. */
export interface WriteTablesOptions extends RunWindow {
  /**
   * A file for one table, or for several in a format that holds them (`sql`) or an archive (`.zip`, `.tar`, `.tar.gz`, `.tar.zst`); a folder
   * (ending with a slash, or one that is there) or a path with `{table}` in it for several. Folders that are missing are made. Names of tables are escaped so that every system takes them.
   */
  readonly out: string;
  /** Names of tables; all that are not hidden if absent. */
  readonly tables?: readonly string[] | undefined;
  /**
   * An id, extension or content type (parameters are options: `text/csv; header=absent`), with `.gz` or `.zst` behind it for gzip or Zstandard;
   * what the path's extension says if absent, else CSV.
   */
  readonly format?: string | undefined;
  /** The options of the format, by name. */
  readonly options?: FormatOptions | undefined;
  /** Whether files that are there are replaced; else they are an error. */
  readonly overwrite?: boolean | undefined;
  /**
   * Where the manifest goes, or whether there is one; if absent, there is one where the tables go into a folder. See docs/manifest.md.
   */
  readonly manifest?: boolean | string | undefined;
  /** How many threads may make rows, this one counted; as many as the machine can run at once if absent. */
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called some dozen times a second. */
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}

/**
 * Writes tables to files. All files get their final names together at the end, the manifest last; after a failure there is none of them.
 * @throws CodedError `target/exists`, `target/io`, `run/cancelled`, `call/usage`, `format/…`, `schema/unknown-table`.
 */
export async function writeTables(schema: OpenedSchema, asked: WriteTablesOptions): Promise<WrittenRun> {
  const options = settleParameters(asked);
  const { overwrite = false, signal, shard } = options;
  const tables = chosenTables(schema, options.tables);
  const archive = archiveOf(options.out);
  if (archive !== undefined) return writeArchive(schema, archive, options);
  if (isScript(tables, options)) return { tables: await writeScript(schema, tables, options), manifest: undefined };
  const plans = planTables(schema, options);
  const [first] = plans;
  if (first !== undefined) schema.checkSeparate(first.format.id, { tables: options.tables, options: options.options });
  const manifest = manifestPath(options);
  if (manifest !== undefined) refuseSamePlace(manifest, plans);
  const workers = createRunWorkers(schema.origin, options);
  let isUnread = false;
  const onClosed = (): void => {
    isUnread = true;
  };
  const set = createFileSet({ overwrite, makeFolders: true, onClosed, ...(signal === undefined ? {} : { signal }) });
  try {
    // All files are opened at once, so that what is in the way is known before the first row.
    const files: OpenFile[] = [];
    for (const plan of plans) files.push({ ...plan, sink: await set.open(plan.path) });
    const manifestSink = manifest === undefined ? undefined : await openManifest(set, manifest);
    const done: DoneTable[] = [];
    const running = { ...options, isUnread: () => isUnread, progress: createProgress(plans, options), workers };
    for (const file of files) {
      isUnread = false;
      done.push(await writeFile(file, running, manifest));
    }
    if (manifestSink !== undefined) {
      await writeManifest(manifestSink, makeManifest(schema, done.map(recordOfDone), shard));
    }
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    await set.commit();
    return { tables: done.map(({ written }) => written), manifest };
  } catch (error) {
    await set.abort();
    if (!(error instanceof CodedError) || error.code !== 'run/cancelled') throw error;
    throw new CodedError('run/cancelled', 'The run was cancelled; it left no file.', { cause: error });
  } finally {
    await workers.close();
  }
}
