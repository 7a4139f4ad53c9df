import type { OutputFile } from '@populace/output';
import { createTargetCheck } from '@populace/sinks';
import { checkManifest } from './manifest/manifest-file.ts';
import type { FileAbout } from './plans/run-files.ts';
import type { WriteTablesOptions } from './plans/write-tables-options.ts';

/** The files of a run, as far as they are known before its rows. */
interface RunTargets {
  /** Whether all files are members of one. */
  readonly isArchive: boolean;
  readonly files: readonly OutputFile<FileAbout>[];
  /** The path of the manifest, if there is one beside the files. */
  readonly manifest: string | undefined;
}

/**
 * Checks that nothing is in the way of the files of a run. It changes nothing. Files whose names depend on values of rows are left to the run.
 * @throws CodedError `target/exists`, `target/io`, `call/usage` for two files at one path, or a file that the run reads.
 */
export function checkTargets(
  { isArchive, files, manifest }: RunTargets,
  { out, overwrite = false, inputs }: Pick<WriteTablesOptions, 'out' | 'overwrite' | 'inputs'>,
): void {
  const check = createTargetCheck({ overwrite, inputs });
  if (isArchive) {
    check(out);
    return;
  }
  for (const file of files) if (file.kind === 'whole') check(file.path);
  if (manifest !== undefined) checkManifest(check, manifest);
}
