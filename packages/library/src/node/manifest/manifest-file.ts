import { CodedError } from '@populace/core';
import type { FileSet, FileSink, TargetCheck } from '@populace/sinks';
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
    throw withEarlierRun(path, error);
  }
}

/**
 * Checks the manifest's path among those of the run.
 * @throws CodedError as `openManifest` does.
 */
export function checkManifest(check: TargetCheck, path: string): void {
  try {
    check(path);
  } catch (error) {
    throw withEarlierRun(path, error);
  }
}

function withEarlierRun(path: string, error: unknown): unknown {
  if (!(error instanceof CodedError) || error.code !== 'target/exists') return error;
  const message = `${path}, the manifest of an earlier run, is there already; say --overwrite to replace it, --no-manifest to write none, or choose another place.`;
  return new CodedError('target/exists', message, { cause: error });
}

/** Writes a manifest whole. */
export async function writeManifest(sink: FileSink, manifest: Manifest): Promise<void> {
  await sink.write(new TextEncoder().encode(manifestText(manifest)));
  await sink.commit();
}
