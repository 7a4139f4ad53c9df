import { type FileOptions, openFileSink, openStdoutSink } from '@populace/sinks';

/**
 * Prints text on standard output and waits until it is passed on. Where nobody reads any more, it is dropped.
 * @throws CodedError `target/io`.
 */
export async function printText(text: string): Promise<void> {
  const sink = openStdoutSink();
  await sink.write(new TextEncoder().encode(text));
  await sink.commit();
}

/** How a text file is written. */
export type WriteTextOptions = Pick<FileOptions, 'overwrite' | 'inputs'>;

/**
 * Writes a text file, which has its name only when it is whole.
 * @throws CodedError `target/exists` unless `overwrite` is set, `target/io`, `call/usage` for one of `inputs`.
 */
export async function writeTextFile(path: string, text: string, options: WriteTextOptions = {}): Promise<void> {
  const sink = await openFileSink(path, options);
  await sink.write(new TextEncoder().encode(text));
  await sink.commit();
}
