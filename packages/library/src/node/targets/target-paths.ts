import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { CodedError, nearestNames } from '@populace/core';
import type { Shard } from '@populace/engine';
import { fileNamesOf } from '@populace/sinks';
import { formatsOfSeveralTables } from '../../registry/formats.ts';
import { endingOf } from './compression.ts';
import { folderAdvice } from './folder-advice.ts';
import { formatOfPath, type TargetFormat } from './target-format.ts';

/** Where one table goes. */
export interface TablePath extends TargetFormat {
  readonly table: string;
  readonly path: string;
  /** The file's name in a run that is no shard. */
  readonly wholeName: string;
}

/** What says where tables go. */
export interface TargetPathOptions {
  /** The names of the tables that are written. */
  readonly tables: readonly string[];
  /** The names of all tables of the schema in its order, so that a file's name does not depend on which are written. */
  readonly allTables: readonly string[];
  /** A file, a folder (with a slash at its end, or one that is there), or a path with `{table}` in it. */
  readonly out: string;
  readonly format?: string | undefined;
  /** Stands before the extension of files in a folder. */
  readonly shard?: Shard | undefined;
}

/** What tells the files of a shard from others, such as `shard-02-of-13`. */
export function shardMark({ index, of }: Shard): string {
  return `shard-${`${index}`.padStart(`${of}`.length, '0')}-of-${of}`;
}

/**
 * Settles path and format of every table.
 * @throws CodedError `call/usage` where several tables would go to one file or the path has an unknown `{word}`, `format/unknown`.
 */
export function targetPaths({ tables, allTables, out, format, shard }: TargetPathOptions): readonly TablePath[] {
  if (out === '') throw new CodedError('call/usage', 'The path to write to is empty.');
  refuseUnknownWords(out);
  if (isFolder(out)) return folderPaths({ tables, allTables, out, format, shard });
  if (!out.includes('{table}')) {
    if (tables.length > 1) throw severalTables(out, tables.length);
    return tables.map((table) => ({ table, path: out, wholeName: basename(out), ...formatOfPath(out, format) }));
  }
  const names = fileNamesOf(allTables, '');
  return tables.map((table) => {
    // The extension is that of the pattern: a table called `a.gz` compresses nothing.
    const target = formatOfPath(out.replaceAll('{table}', '_'), format, out);
    const path = out.replaceAll('{table}', () => names.get(table) ?? '');
    return { table, path, wholeName: basename(path), ...target };
  });
}

function folderPaths({ tables, allTables, out, format, shard }: TargetPathOptions): readonly TablePath[] {
  const target = formatOfPath('', format);
  const extension = `${target.format.extensions[0] ?? target.format.id}${endingOf(target.compression)}`;
  const wholeNames = fileNamesOf(allTables, extension);
  const names = shard === undefined ? wholeNames : fileNamesOf(allTables, `${shardMark(shard)}.${extension}`);
  const folder = folderOf(out);
  return tables.map((table) => ({
    table,
    path: `${folder}${names.get(table) ?? ''}`,
    wholeName: wholeNames.get(table) ?? '',
    ...target,
  }));
}

/** Words in braces other than `{table}` are slips, unless a folder that is there has them in its name. */
function refuseUnknownWords(out: string): void {
  for (const { 0: word, 1: name = '', index } of out.matchAll(/\{(\w+)\}/g)) {
    if (word === '{table}') continue;
    const rest = out.slice(index).search(/[/\\]/);
    if (isFolderThere(rest < 0 ? out : out.slice(0, index + rest))) continue;
    const isNear = nearestNames(name, ['table']).length > 0;
    const offer = isNear ? 'did you mean {table}?' : 'only {table} stands for something.';
    throw new CodedError('call/usage', `There is no ${word} in a path; ${offer}`);
  }
}

/** Whether a path is that of one file, whatever the tables. */
export function isOneFile(out: string): boolean {
  return out !== '' && !out.includes('{table}') && !isFolder(out);
}

function severalTables(out: string, count: number): CodedError {
  const formats = formatsOfSeveralTables().join(', ');
  const message = `${count} tables cannot go to ${out} together. ${folderAdvice(out)}, put {table} into the path, choose one table, or use a format for several tables (${formats}).`;
  return new CodedError('call/usage', message);
}

/** The path of a folder with its slash. */
export function folderOf(out: string): string {
  return /[/\\]$/.test(out) ? out : `${out}/`;
}

/** Whether a path means a folder: it ends with a slash, or a folder is there. */
export function isFolder(out: string): boolean {
  if (out.endsWith('/') || (process.platform === 'win32' && out.endsWith('\\'))) return true;
  return isFolderThere(out);
}

function isFolderThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // What is wrong with the path is said when it is opened.
    return false;
  }
}
