import { type ByteSink, CodedError, quote } from '@populace/core';
import { type ArchiveWriter, createTarWriter, createZipWriter, type FileSink } from '@populace/sinks';
import type { OpenedSchema } from '../open-schema.ts';
import type { ArchiveKind } from './archive-kind.ts';
import { createCompressedSink } from './compression.ts';
import { makeManifest, manifestText } from './manifest/make-manifest.ts';
import { manifestName, refuseSamePlace } from './manifest/manifest-path.ts';
import { openFileSet } from './open-file-set.ts';
import { shareOut } from './share-out.ts';
import { planTables, type TablePlan } from './table-plans.ts';
import { parseTargetFormat } from './target-format.ts';
import {
  createProgress,
  type DoneTable,
  type RunningOptions,
  recordOfDone,
  type WorkingOptions,
  writeFile,
} from './write-file.ts';
import { writeTable } from './write-table.ts';
import type { WriteTablesOptions } from './write-tables-options.ts';
import type { WrittenRun } from './written-table.ts';

/** The folder that members are planned in; their names have none. */
const FOLDER = './';

/**
 * Writes each table as a member of one file, and the manifest as its last; the file has its name only when it is whole.
 * @throws CodedError as `writeTables` does.
 */
export async function writeArchive(
  schema: OpenedSchema,
  archive: ArchiveKind,
  options: WorkingOptions,
): Promise<WrittenRun> {
  const { out, signal } = options;
  refuseInArchive(options);
  const plans = await planTables(schema, { ...options, out: FOLDER });
  const manifest = memberOfManifest(options);
  if (manifest !== undefined) refuseSamePlace(manifest, plans, 'choose another format');
  const [first] = plans;
  if (first !== undefined) schema.checkSeparate(first.format.id, { tables: options.tables, options: options.options });
  let unread = false;
  const onClosed = (): void => {
    unread = true;
  };
  const set = openFileSet(options, onClosed);
  try {
    const file = await set.open(out);
    const progress = createProgress(plans, options);
    const running = { ...options, isUnread: () => unread, progress };
    const done = await writeMembers(schema, { plans, archive, file, running });
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    await set.commit();
    return { tables: writtenTables(done, file), manifest: undefined };
  } catch (error) {
    await set.abort();
    if (!(error instanceof CodedError) || error.code !== 'run/cancelled') throw error;
    throw new CodedError('run/cancelled', 'The run was cancelled; it left no file.', { cause: error });
  }
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

function memberOfManifest({ manifest, shard }: Pick<WriteTablesOptions, 'manifest' | 'shard'>): string | undefined {
  return manifest === false ? undefined : manifestName(shard);
}

interface Members {
  readonly plans: readonly TablePlan[];
  readonly archive: ArchiveKind;
  readonly file: FileSink;
  readonly running: RunningOptions;
}

async function writeMembers(schema: OpenedSchema, members: Members): Promise<readonly DoneTable[]> {
  const { plans, archive, file, running } = members;
  const target = createCompressedSink(file, archive.compression);
  const writer = archive.kind === 'zip' ? createZipWriter(target) : createTarWriter(target);
  const manifest = memberOfManifest(running);
  try {
    const done: DoneTable[] = [];
    for (const plan of plans) {
      const path = plan.path.slice(FOLDER.length);
      const size = archive.kind === 'tar' ? await exactBytes(plan, running) : guessedBytes(plan, running);
      const sink = countedSink(path, await writer.member(path, size));
      done.push(await writeFile({ ...plan, path, sink }, running, manifest));
    }
    if (manifest !== undefined) {
      const text = manifestText(makeManifest(schema, done.map(recordOfDone), running.shard));
      await writeMember(writer, manifest, new TextEncoder().encode(text));
    }
    await writer.commit();
    return done;
  } catch (error) {
    await writer.abort();
    throw error;
  }
}

/** Rows are made twice: their bytes are the same, and no place for all of them is needed in between. */
async function exactBytes({ opened, format, window }: TablePlan, running: RunningOptions): Promise<number> {
  const counter = countedSink('', {
    write: () => undefined,
    commit: async () => undefined,
    abort: async () => undefined,
  });
  const { options, signal, workers } = running;
  await writeTable(opened, counter, { format: format.id, options, signal, workers, window });
  return counter.bytesWritten;
}

function guessedBytes({ opened, format, window }: TablePlan, { options }: RunningOptions): number {
  return opened.estimate(format.id, { options, ...window }).bytes;
}

function countedSink(path: string, target: ByteSink): FileSink {
  let bytesWritten = 0;
  return {
    path,
    get bytesWritten() {
      return bytesWritten;
    },
    write(bytes) {
      bytesWritten += bytes.length;
      return target.write(bytes);
    },
    commit: () => target.commit(),
    abort: () => target.abort(),
  };
}

async function writeMember(writer: ArchiveWriter, name: string, bytes: Uint8Array): Promise<void> {
  const member = await writer.member(name, bytes.length);
  await member.write(bytes);
  await member.commit();
}

/** The bytes of the file are shared out by what its members have before compression. */
function writtenTables(done: readonly DoneTable[], { path, bytesWritten }: FileSink): WrittenRun['tables'] {
  const shares = shareOut(
    bytesWritten,
    done.map(({ written }) => written.bytes),
  );
  return done.map(({ written }, at) => ({ ...written, path, bytes: shares[at] ?? 0 }));
}
