import { demandGoing } from '../cancel/demand-going.ts';
import { writeContent } from '../write/write-content.ts';
import type { OutputFile, WholeFile } from './output-file.ts';
import type { OutputTarget, WrittenFile } from './output-target.ts';
import type { FileOptions, RunOptions } from './run-options.ts';
import { writeSplit } from './write-split.ts';

/**
 * Writes the files of a run, one after another, and commits the target; after a failure, or where the run is cancelled, it is aborted.
 * @throws CodedError `run/cancelled`; what a sink or a source throws.
 */
export async function writeRun<About>(
  files: readonly OutputFile<About>[],
  target: OutputTarget<About>,
  options: RunOptions,
): Promise<readonly WrittenFile<About>[]> {
  const rowsTotal = files.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const written: WrittenFile<About>[] = [];
  let before = 0;
  const onRows = (done: number, table: string): void =>
    options.onProgress?.({ table, rows: before + done, rowsTotal, bytes: target.bytesWritten() });
  try {
    for (const file of files) {
      const running = { ...options, onRows };
      const more = await (file.kind === 'split'
        ? writeSplit(file, target, running)
        : writeWhole(file, target, running));
      written.push(...more);
      before += more.reduce((sum, { rows }) => sum + rows, 0);
    }
    demandGoing(options.signal);
    await target.commit(written);
    return written;
  } catch (error) {
    await target.abort();
    throw error;
  }
}

async function writeWhole<About>(
  file: WholeFile<About>,
  target: OutputTarget<About>,
  options: FileOptions,
): Promise<readonly WrittenFile<About>[]> {
  const { tables } = file;
  const sink = await target.open(file);
  const isUnread = (): boolean => target.isUnread?.() === true;
  const outcome = await writeContent(file.content(), sink, { ...options, tables, source: file.source(), isUnread });
  return [{ ...outcome, file }];
}
