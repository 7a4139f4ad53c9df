import type { ByteSink } from '@populace/core';
import type { ListMaker } from '../encode/list-maker.ts';
import { type FedFile, openFedFile } from '../write/fed-file.ts';
import type { FileToOpen, OpenSplit, SplitFile } from './output-file.ts';
import type { OutputTarget, WrittenFile } from './output-target.ts';
import type { FileOptions } from './run-options.ts';

/** The open file of a value, and its rows that are not written yet. */
interface OpenFile<About> {
  readonly file: FileToOpen<About>;
  readonly sink: ByteSink;
  readonly fed: FedFile;
  readonly waiting: number[];
  written: number;
}

/**
 * Writes the files of a table that is split by the values of a column. Rows wait for their file until there are as many as it takes at
 * once. This thread does all the work.
 */
export async function writeSplit<About>(
  split: SplitFile<About>,
  target: OutputTarget<About>,
  options: FileOptions,
): Promise<readonly WrittenFile<About>[]> {
  const opened = await split.open();
  const open = await openFiles(opened, target, options);
  try {
    let row = opened.from;
    for await (const value of opened.values()) {
      const file = open.get(value);
      file?.waiting.push(row);
      row++;
      if (file?.waiting.length !== opened.maker.listRows) continue;
      await writeWaiting(file, opened.maker);
      options.onRows(row - opened.from, split.table);
    }
    const written: WrittenFile<About>[] = [];
    for (const file of open.values()) written.push(await endFile(file, opened.maker));
    return written;
  } catch (error) {
    for (const { sink } of open.values()) await sink.abort();
    throw error;
  }
}

async function openFiles<About>(
  { files }: OpenSplit<About>,
  target: OutputTarget<About>,
  { signal }: FileOptions,
): Promise<ReadonlyMap<string | null, OpenFile<About>>> {
  const open = new Map<string | null, OpenFile<About>>();
  for (const [value, file] of files) {
    const sink = await target.open(file);
    open.set(value, { file, sink, fed: openFedFile(file.content(), sink, signal), waiting: [], written: 0 });
  }
  return open;
}

/** Writes the waiting rows: a block of them where the format has such. */
async function writeWaiting<About>(file: OpenFile<About>, maker: ListMaker): Promise<void> {
  await file.fed.add(maker.list(file.waiting, file.written === 0));
  file.written += file.waiting.length;
  file.waiting.length = 0;
}

async function endFile<About>(open: OpenFile<About>, maker: ListMaker): Promise<WrittenFile<About>> {
  const { file, fed } = open;
  if (open.waiting.length > 0) await writeWaiting(open, maker);
  await fed.end();
  return { file, rows: open.written, shares: new Map(), workers: 1, isUnread: false };
}
