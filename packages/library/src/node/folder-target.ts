import type { OutputFile } from '@populace/output';
import type { FileSink } from '@populace/sinks';
import type { OpenedSchema } from '../open-schema.ts';
import { makeManifest } from './manifest/make-manifest.ts';
import { openManifest, writeManifest } from './manifest/manifest-file.ts';
import type { NodeTarget, TargetOptions } from './node-target.ts';
import { openFileSet } from './open-file-set.ts';
import type { FileAbout } from './plans/run-files.ts';
import { createStackedFiles } from './stacked-files.ts';

/** So many files are open at once; of more, each is opened when it is written. */
const MOST_OPEN = 256;

/**
 * Opens the target of files that stand by themselves. Files are opened before the first row, as far as it goes, so that what is in the way
 * is known. `manifest` is where the manifest goes, if there is one.
 */
export async function openFolderTarget(
  schema: OpenedSchema,
  files: readonly OutputFile<FileAbout>[],
  { manifest, ...options }: TargetOptions,
): Promise<NodeTarget> {
  let unread = false;
  const set = openFileSet(options, () => {
    unread = true;
  });
  const stacked = createStackedFiles(manifest !== undefined);
  const sinks = new Map<string, FileSink>();
  let manifestSink: FileSink | undefined;
  const prepare = async (): Promise<void> => {
    for (const file of files.slice(0, MOST_OPEN))
      if (file.kind === 'whole') sinks.set(file.path, await set.open(file.path));
    if (manifest !== undefined) manifestSink = await openManifest(set, manifest);
  };
  try {
    await prepare();
  } catch (error) {
    await set.abort();
    throw error;
  }
  return {
    async open(file) {
      unread = false;
      return stacked.add(file, sinks.get(file.path) ?? (await set.open(file.path)));
    },
    bytesWritten: stacked.bytesWritten,
    isUnread: () => unread,
    async commit(written) {
      if (manifestSink !== undefined && manifest !== undefined) {
        await writeManifest(manifestSink, makeManifest(schema, stacked.records(written, manifest), options.shard));
      }
      await set.commit();
    },
    abort: () => set.abort(),
    tables: stacked.tables,
  };
}
