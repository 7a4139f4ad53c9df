import { CodedError } from '@populace/core';
import type { FileSet, FileSink } from '@populace/sinks';
import { manifestText } from './make-manifest.ts';
import type { Manifest } from './manifest.ts';

/**
 * Opens the manifest's file among those of the run.
 * @throws CodedError `target/exists`, `target/io`.
 */
export async function openManifest(set: FileSet, path: string): Promise<FileSink> {
  try {
    return await set.open(path);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'target/exists') throw error;
    const message = `${path}, the manifest of an earlier run, is there already; say --overwrite to replace it, --no-manifest to write none, or choose another place.`;
    throw new CodedError('target/exists', message, { cause: error });
  }
}

/** Writes a manifest whole. */
export async function writeManifest(sink: FileSink, manifest: Manifest): Promise<void> {
  await sink.write(new TextEncoder().encode(manifestText(manifest)));
  await sink.commit();
}
