import { CodedError } from '@populace/core';
import {
  contentOfTable,
  type FileToOpen,
  hereSource,
  type ListMaker,
  planParts,
  type SplitFile,
} from '@populace/output';
import { fileNamesOf } from '@populace/sinks';
import type { OpenedSchema } from '../../open-schema.ts';
import type { FileAbout, RunFileOptions } from '../plans/run-files.ts';
import type { TablePlan } from '../plans/table-plans.ts';
import { endingOf } from '../targets/compression.ts';
import { folderOf } from '../targets/target-paths.ts';
import { findPartitions, type Partition, requireColumn, valuesOf } from './partitions.ts';

/** How a table is split by the values of a column. */
export interface SplitFileOptions extends RunFileOptions {
  readonly out: string;
  readonly by: string;
}

/**
 * Returns the files of a table for each value of a column, in a folder of its own within the table's (Hive). The column is not in the
 * files, as its value is in the folder's name. It is made first, to know its values, then the rows. `open` throws `call/usage` and
 * `run/cancelled`.
 * @throws CodedError `call/usage` for a column that the table lacks, `format/cannot-hold` for columns that the format cannot hold.
 */
export function splitFileOf(schema: OpenedSchema, plan: TablePlan, options: SplitFileOptions): SplitFile<FileAbout> {
  const { opened, window, format, compression } = plan;
  const { by, out, signal } = options;
  const extension = `${format.extensions[0] ?? format.id}${endingOf(compression)}`;
  const folder = `${folderOf(out)}${folderName(schema, opened.name)}/`;
  const makerFor = createMakerFor(plan, options);
  makerFor(0);
  requireColumn(opened, by);
  const members = [{ table: opened.name, rows: { by }, parts: planParts(plan.cuts) }];
  return {
    kind: 'split',
    table: opened.name,
    rowCount: window.take,
    plan: { path: `${folder}${by}=*/part-*.${extension}`, format: format.id, compression, members },
    async open() {
      const partitions = await findPartitions(plan, by, { signal, extension });
      const maker = makerFor(Math.max(0, ...[...partitions.values()].map(({ rows }) => rows)));
      const files = new Map(
        [...partitions].map(([value, partition]) => [value, fileOfPartition(partition, { plan, by, folder, maker })]),
      );
      return { files, maker, from: window.from, values: () => valuesOf(plan, by, signal) };
    },
  };
}

/** Returns what opens the table without the column, for files of so many rows at most. */
function createMakerFor(
  { opened, window, format }: TablePlan,
  { by, options }: SplitFileOptions,
): (take: number) => ListMaker {
  const columns = opened.columns.filter(({ name, hidden }) => name !== by && !hidden).map(({ name }) => name);
  if (columns.length === 0) {
    const message = `${opened.name} has no other column than ${by}, which stands in the names of folders alone: split it by rows, or leave the split out.`;
    throw new CodedError('call/usage', message);
  }
  return (take) => opened.listed(format.id, { options, from: window.from, take, columns });
}

function folderName(schema: OpenedSchema, table: string): string {
  const all = schema.tables.map(({ name }) => name);
  return fileNamesOf(all, '').get(table) ?? '';
}

interface PartitionFile {
  readonly plan: TablePlan;
  readonly by: string;
  readonly folder: string;
  readonly maker: ListMaker;
}

function fileOfPartition(partition: Partition, { plan, by, folder, maker }: PartitionFile): FileToOpen<FileAbout> {
  const { opened, window, format, compression } = plan;
  const { value, rows, file } = partition;
  return {
    path: folder + file,
    tables: [opened.name],
    about: { format: format.id, compression, plan, partition: { column: by, value } },
    content: () => contentOfTable(opened.name, { from: window.from, take: rows }, maker),
    source: () => hereSource,
  };
}
