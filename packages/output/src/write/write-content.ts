import type { ByteSink } from '@populace/core';
import { chunksOf } from '../assemble/chunks-of.ts';
import type { FileContent } from '../assemble/file-content.ts';
import type { TableShare } from '../chunk.ts';
import { hereSource, type PartSource } from '../parts/part-source.ts';
import { createTally } from './tally.ts';
import { type WriteOptions, writeChunks } from './write-chunks.ts';

/** How the content of a file is written. */
export interface WriteContentOptions extends WriteOptions {
  /** Whose rows are counted, in the order of the file. */
  readonly tables: readonly string[];
  /** Who makes the parts; this thread if absent. */
  readonly source?: PartSource | undefined;
  /** Called now and then with the rows that are done, and the table that is being written. */
  readonly onRows?: ((rows: number, table: string) => void) | undefined;
}

/** What became of a file. */
export interface ContentOutcome {
  readonly rows: number;
  /** What each table has of it, in bytes before compression. */
  readonly shares: ReadonlyMap<string, TableShare>;
  /** How many threads made the rows, the caller's counted. */
  readonly workers: number;
  /** Whether its reader went away before the end. */
  readonly isUnread: boolean;
}

/**
 * Writes the content of a file through a sink, and commits it; after a failure it is aborted. What is behind the sink is its business:
 * digests, compression, a member of an archive, a file, or standard output.
 * @throws CodedError `run/cancelled`; what the sink or the source throws.
 */
export async function writeContent(
  content: FileContent,
  sink: ByteSink,
  options: WriteContentOptions,
): Promise<ContentOutcome> {
  const { source = hereSource, tables, signal, onRows } = options;
  const tally = createTally(tables);
  const counter = { count: tally.count, tell: () => onRows?.(tally.rows, tally.table) };
  try {
    const frontLast = sink.writeFront !== undefined;
    await writeChunks(chunksOf(content, source, { frontLast, signal }), sink, counter, options);
    await sink.commit();
    return { rows: tally.rows, shares: tally.shares, workers: source.threads, isUnread: options.isUnread?.() === true };
  } catch (error) {
    await sink.abort();
    throw error;
  }
}
