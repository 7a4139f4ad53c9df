import { openFileSink, openStdoutSink } from '@populace/sinks';

/**
 * Prints text on standard output and waits until it is passed on. Where nobody reads any more, it is dropped.
 * @throws CodedError `target/io`.
 */
export async function printText(text: string): Promise<void> {
  const sink = openStdoutSink();
  await sink.write(new TextEncoder().encode(text));
  await sink.commit();
}

/**
 * Writes a text file, which has its name only when it is whole.
 * @throws CodedError `target/exists` unless `overwrite` is set, `target/io`.
 */
export async function writeTextFile(path: string, text: string, options: { overwrite?: boolean } = {}): Promise<void> {
  const sink = await openFileSink(path, { overwrite: options.overwrite === true });
  await sink.write(new TextEncoder().encode(text));
  await sink.commit();
}
