import { createFileSet, type FileOptions, type FileSet, type FileSink } from './file-set.ts';

/**
 * Opens one file. It is written under a temporary name beside its place (`.<name>.<pid>-<digits>.part`) and has its final
 * name, whole and on the disk, only after `commit`.
 * @throws CodedError `target/exists` or `target/io`; so do `write` and `commit`, and nothing is left behind then.
 */
export async function openFileSink(path: string, options: FileOptions = {}): Promise<FileSink> {
  const set = createFileSet(options);
  const file = await orAbort(set, set.open(path));
  return {
    path,
    get bytesWritten() {
      return file.bytesWritten;
    },
    write: (bytes) => file.write(bytes),
    ...(file.writeFront && { writeFront: (bytes: Uint8Array) => file.writeFront?.(bytes) }),
    async commit() {
      await orAbort(set, file.commit());
      await set.commit();
    },
    abort: () => set.abort(),
  };
}

async function orAbort<T>(set: FileSet, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await set.abort();
    throw error;
  }
}
