import { type ByteSink, CodedError, type ProblemList } from '@populace/core';
import type { Joining, ManifestTable } from '../manifest/manifest.ts';
import { copyContent } from './copy-content.ts';
import { reportDamaged, type ShardFile } from './shard-manifest.ts';

/** What joining a table needs beside its files. */
export interface JoinContext {
  readonly problems: ProblemList;
  readonly signal: AbortSignal | undefined;
  /** Called when a file is done. */
  readonly onFile: (file: ShardFile) => void;
}

/**
 * Writes the files of a table's shards, in their order, as one: the first one's head, the rows of each, the last one's tail. A file
 * that is not what was written becomes a problem, and what it has is not to be kept.
 */
export async function joinTable(files: readonly ShardFile[], sink: ByteSink, context: JoinContext): Promise<void> {
  const { problems, signal, onFile } = context;
  const ranges = rangesOf(files);
  for (const file of files) {
    const { from = 0, to = 0, before } = ranges.get(file) ?? {};
    if (before !== undefined && before.length > 0) await sink.write(before);
    const isRight = await copyContent(file, { from, to, take: (bytes) => sink.write(bytes), signal });
    if (!isRight) reportDamaged(file, problems);
    onFile(file);
  }
}

/** Which bytes of a file's content go into the whole, and what stands before them. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly before?: Uint8Array;
}

/** Files without rows give nothing, unless there is no other. */
function rangesOf(files: readonly ShardFile[]): ReadonlyMap<ShardFile, Range> {
  const used = usedOf(files);
  return new Map(
    used.map((file, place) => {
      const { content } = file.record;
      const { head, tail, between } = joiningOf(file.record);
      const from = place === 0 ? 0 : head;
      const to = place === used.length - 1 ? content.bytes : content.bytes - tail;
      return [file, place === 0 ? { from, to } : { from, to, before: new TextEncoder().encode(between) }];
    }),
  );
}

/** The files whose bytes the whole is made of. */
function usedOf(files: readonly ShardFile[]): readonly ShardFile[] {
  const withRows = files.filter(({ record }) => record.take > 0);
  return withRows.length > 0 ? withRows : files.slice(-1);
}

/** How the whole of a table can be joined on: its head is that of its first file, its tail that of its last. */
export function joiningOfWhole(files: readonly ShardFile[]): Joining | null {
  return usedOf(files).at(-1)?.record.join ?? null;
}

/**
 * How a file is joined with others.
 * @throws CodedError `format/cannot-hold` where its format cannot.
 */
function joiningOf({ join, table, format }: ManifestTable): Joining {
  if (join !== null) return join;
  const message = `Files of the format ${format} cannot be joined: keep the shards of ${table} as they are, or write them as csv or ndjson.`;
  throw new CodedError('format/cannot-hold', message);
}
