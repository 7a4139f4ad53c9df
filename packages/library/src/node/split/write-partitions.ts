import type { WrittenBlock } from '@populace/cells';
import { CodedError } from '@populace/core';
import type { RowsMaker } from '@populace/output';
import { type FileSet, type FileSink, fileNamesOf } from '@populace/sinks';
import type { OpenedSchema } from '../../open-schema.ts';
import { unlessAborted } from '../cancellable.ts';
import { endingOf } from '../compression.ts';
import { createLayers, type Layers } from '../layers.ts';
import { fileFrom } from '../manifest/manifest-path.ts';
import type { TablePlan } from '../table-plans.ts';
import { recordOfTable } from '../table-record.ts';
import { folderOf } from '../target-paths.ts';
import type { DoneTable } from '../write-file.ts';
import type { WriteTablesOptions } from '../write-tables-options.ts';
import { findPartitions, type Partition, valuesOf } from './partitions.ts';

/** What writing a table by the values of a column needs beside the table. */
export interface PartitionsOptions extends Pick<WriteTablesOptions, 'out' | 'options' | 'signal'> {
  readonly by: string;
  readonly set: FileSet;
  /** Where the manifest will be, if there is one. */
  readonly manifestPath: string | undefined;
  readonly onRows: (rows: number, bytes: number) => void;
}

/** The open file of a value, and its rows that are not written yet. */
interface OpenPartition extends Partition {
  readonly path: string;
  readonly sink: FileSink;
  readonly layers: Layers;
  readonly waiting: number[];
  readonly blocks: WrittenBlock[];
  written: number;
}

/**
 * Writes a file for each value of a column, in a folder of its own within the table's (Hive). The column is not in the files, as its
 * value is in the folder's name. This thread does all the work: the column is made first, to know its values, then the rows.
 * @throws CodedError `call/usage`, `format/cannot-hold`, `run/cancelled`, `target/…`.
 */
export async function writePartitions(
  schema: OpenedSchema,
  plan: TablePlan,
  options: PartitionsOptions,
): Promise<readonly DoneTable[]> {
  const { opened, window, format, compression } = plan;
  const { by, signal, onRows } = options;
  const columns = opened.columns.filter(({ name, hidden }) => name !== by && !hidden).map(({ name }) => name);
  if (columns.length === 0) {
    const message = `${opened.name} has no other column than ${by}, which stands in the names of folders alone: split it by rows, or leave the split out.`;
    throw new CodedError('call/usage', message);
  }
  const extension = `${format.extensions[0] ?? format.id}${endingOf(compression)}`;
  const makerOf = (take: number): RowsMaker =>
    opened.listed(format.id, { options: options.options, from: window.from, take, columns });
  // What the format cannot hold at all is told before rows are looked at.
  makerOf(0);
  const partitions = await findPartitions(plan, by, { signal, extension });
  const maker = makerOf(Math.max(0, ...[...partitions.values()].map(({ rows }) => rows)));
  const folder = `${folderOf(options.out)}${folderName(schema, opened.name)}/`;
  const open = await openPartitions(partitions, plan, folder, options);
  try {
    let [row, bytes] = [window.from, 0];
    for await (const value of valuesOf(plan, by, signal)) {
      const partition = open.get(value);
      partition?.waiting.push(row);
      row++;
      if (partition?.waiting.length !== (maker.blockRows ?? maker.batchRows)) continue;
      bytes += await writeRows(partition, maker, signal);
      onRows(row - window.from, bytes);
    }
    const done: DoneTable[] = [];
    for (const partition of open.values()) done.push(await endPartition(partition, maker, plan, options));
    return done;
  } catch (error) {
    for (const { layers } of open.values()) await layers.top.abort();
    throw error;
  }
}

function folderName(schema: OpenedSchema, table: string): string {
  const all = schema.tables.map(({ name }) => name);
  return fileNamesOf(all, '').get(table) ?? '';
}

async function openPartitions(
  partitions: ReadonlyMap<string | null, Partition>,
  { compression }: TablePlan,
  folder: string,
  { set, manifestPath }: PartitionsOptions,
): Promise<ReadonlyMap<string | null, OpenPartition>> {
  const open = new Map<string | null, OpenPartition>();
  for (const [value, partition] of partitions) {
    const path = folder + partition.file;
    const sink = await set.open(path);
    const layers = createLayers(sink, compression, manifestPath !== undefined);
    open.set(value, { ...partition, path, sink, layers, waiting: [], blocks: [], written: 0 });
  }
  return open;
}

/** Writes the waiting rows, a block of them where the format has such. Returns how many bytes they have. */
async function writeRows(partition: OpenPartition, maker: RowsMaker, signal: AbortSignal | undefined): Promise<number> {
  const { layers, waiting, blocks } = partition;
  let bytes = 0;
  const write = async (more: Uint8Array): Promise<void> => {
    bytes += more.length;
    if (more.length > 0) await unlessAborted(layers.top.write(more), signal);
  };
  if (partition.written === 0) await unlessAborted(layers.top.write(maker.head()), signal);
  for (let at = 0; at < waiting.length; at += maker.batchRows) {
    await write(maker.rows(waiting.slice(at, at + maker.batchRows), partition.written + at === 0));
  }
  if (maker.blockRows !== undefined) {
    const closed = maker.closeBlock();
    await write(closed.bytes);
    blocks.push({ rows: waiting.length, bytes, summary: closed.summary });
  }
  partition.written += waiting.length;
  waiting.length = 0;
  return bytes;
}

async function endPartition(
  partition: OpenPartition,
  maker: RowsMaker,
  plan: TablePlan,
  { by, signal, manifestPath }: PartitionsOptions,
): Promise<DoneTable> {
  const { layers, path, sink, value, rows, blocks } = partition;
  if (partition.waiting.length > 0) await writeRows(partition, maker, signal);
  await layers.top.write(maker.tail(blocks));
  await layers.top.commit();
  const digests = layers.digests();
  const { opened, format, window } = plan;
  const record =
    manifestPath === undefined || digests === undefined
      ? undefined
      : {
          ...recordOfTable(
            { ...plan, window: { from: window.from, take: rows } },
            fileFrom(manifestPath, path),
            digests,
          ),
          partition: { column: by, value },
        };
  const written = { table: opened.name, path, format: format.id, rows, bytes: sink.bytesWritten, unread: false };
  return { written: { ...written, workers: 1 }, record };
}
