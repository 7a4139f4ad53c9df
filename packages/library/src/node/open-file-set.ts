import { createFileSet, type FileSet } from '@populace/sinks';

/** What of a run's options its files depend on. */
interface FileSetOptions {
  readonly overwrite?: boolean | undefined;
  readonly inputs?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Creates the set of a run's files, which all get their names at its end. Missing folders are made. */
export function openFileSet({ overwrite = false, inputs, signal }: FileSetOptions, onClosed?: () => void): FileSet {
  return createFileSet({
    overwrite,
    inputs,
    makeFolders: true,
    ...(onClosed && { onClosed }),
    ...(signal && { signal }),
  });
}
