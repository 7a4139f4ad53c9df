import { CodedError } from '@populace/core';
import type { Window } from '@populace/engine';
import { fileNamesOf } from '@populace/sinks';
import type { OpenedSchema } from '../../open-schema.ts';
import type { RunFileOptions } from '../plans/run-files.ts';
import { demandSplit, type Split } from '../plans/split.ts';
import type { TablePlan } from '../plans/table-plans.ts';
import type { WriteTablesOptions } from '../plans/write-tables-options.ts';
import type { WrittenTable } from '../plans/written-table.ts';
import { archiveOf } from '../targets/archive-kind.ts';
import { endingOf } from '../targets/compression.ts';
import { folderAdvice } from '../targets/folder-advice.ts';
import { folderOf, isFolder } from '../targets/target-paths.ts';
import { type CutBytes, frameOf, windowsOfRows } from './split-windows.ts';

/** So many digits the number of a file has at least, so that names sort as rows do. */
const DIGITS = 4;

/**
 * Refuses a split that does not go with the rest of the call.
 * @throws CodedError `call/usage`.
 */
export function refuseSplit({ out, shard }: Pick<WriteTablesOptions, 'out' | 'shard'>, split: Split): void {
  demandSplit(split);
  const message = splitFault(out, shard !== undefined);
  if (message !== undefined) throw new CodedError('call/usage', message);
}

function splitFault(out: string, isShard: boolean): string | undefined {
  if (isShard) return 'A shard is one file a table: say either --shard, or --split.';
  if (isFolder(out)) return undefined;
  return `${whyNoSplit(out)} ${folderAdvice(out)}, or leave --split out.`;
}

function whyNoSplit(out: string): string {
  if (archiveOf(out) !== undefined) return `The archive ${out} takes one file per table, but --split writes several.`;
  if (out.includes('{table}')) return `${out} is the path of one file per table, but --split writes several.`;
  return '--split writes several files per table, which go into a folder.';
}

interface SplitOptions extends RunFileOptions {
  readonly cutBytes: CutBytes;
}

/** A plan for each file of each table: `people.part-0001.csv` and so on. */
export async function splitPlans(
  schema: OpenedSchema,
  plans: readonly TablePlan[],
  split: Exclude<Split, { readonly by: string }>,
  options: SplitOptions & Pick<WriteTablesOptions, 'out'>,
): Promise<readonly TablePlan[]> {
  const all: TablePlan[] = [];
  for (const plan of plans) {
    const windows = await windowsOf(plan, split, options);
    const digits = Math.max(DIGITS, `${windows.length}`.length);
    for (const [at, window] of windows.entries()) {
      const name = partName(schema, plan, `part-${`${at + 1}`.padStart(digits, '0')}`);
      all.push({ ...plan, window, path: folderOf(options.out) + name });
    }
  }
  return all;
}

async function windowsOf(
  { opened, format, window }: TablePlan,
  split: Exclude<Split, { readonly by: string }>,
  { options, signal, cutBytes }: SplitOptions,
): Promise<readonly Window[]> {
  if ('rows' in split) return windowsOfRows(opened.name, window, split.rows);
  const maker = opened.parts(format.id, { options, ...window });
  const frame = frameOf(maker, format.id);
  return cutBytes({ table: opened.name, window, maker, frame, most: split.bytes, signal });
}

function partName(schema: OpenedSchema, { table, format, compression }: TablePlan, mark: string): string {
  const extension = `${format.extensions[0] ?? format.id}${endingOf(compression)}`;
  const all = schema.tables.map(({ name }) => name);
  return fileNamesOf(all, `${mark}.${extension}`).get(table) ?? '';
}

/** The path of files of a table, with a `*` in the place of their numbers. */
export function starred(path: string): string {
  return path
    .replace(/([^/\\]+=)[^/\\]*([/\\])part-\d+\./, '$1*$2part-*.')
    .replace(/\.part-\d+(\.[^/\\]*)$/, '.part-*$1');
}

/** The files of a table as one, whose path has a `*` in the place of their numbers. */
export function joinWritten(written: readonly WrittenTable[]): readonly WrittenTable[] {
  const tables = new Map<string, WrittenTable>();
  for (const one of written) {
    const before = tables.get(one.table);
    if (before === undefined) tables.set(one.table, one);
    else {
      const path = starred(one.path);
      const [rows, bytes] = [before.rows + one.rows, before.bytes + one.bytes];
      const workers = Math.max(before.workers, one.workers);
      tables.set(one.table, { ...one, path, rows, bytes, workers, unread: before.unread || one.unread });
    }
  }
  return [...tables.values()];
}
