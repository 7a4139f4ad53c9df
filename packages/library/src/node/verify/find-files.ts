import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CodedError, quote } from '@populace/core';
import { shardWindow } from '@populace/engine';
import { fileNamesOf } from '@populace/sinks';
import { type Notebook, readerOf } from '@populace/verify';
import type { OpenedSchema } from '../../open-schema.ts';
import type { FormatOptions } from '../../registry/formats.ts';
import { chosenTables } from '../plans/table-plans.ts';
import { type RunWindow, tableWindow } from '../plans/table-window.ts';
import { refuseArchive } from '../targets/archive-kind.ts';
import { formatOfPath } from '../targets/target-format.ts';
import { folderOf } from '../targets/target-paths.ts';
import { unreadableFile } from '../unreadable-file.ts';
import type { FoundFile } from './found-file.ts';
import { filesOfManifests, MANIFEST_NAME } from './read-manifests.ts';
import { refuseSeveralTables } from './refuse-several-tables.ts';

/** Where written tables are: a folder, the file of one table, or a list of files with their manifest, if there is one. */
export type VerifySource = string | WrittenFiles;

export interface WrittenFiles {
  readonly files: readonly { readonly table: string; readonly path: string }[];
  readonly manifest?: string | undefined;
  /** Which rows they hold, where not all. */
  readonly window?: RunWindow | undefined;
}

/** What says which files are meant, and how they were written. */
export interface FindOptions {
  /** Names of tables; all that are not hidden if absent. */
  readonly tables?: readonly string[] | undefined;
  /** The format, where the extensions do not say it. */
  readonly format?: string | undefined;
  /** Options of the format that files without a manifest were written with. */
  readonly options?: FormatOptions | undefined;
}

/** A file that has rows by its name: of which table, which shard, in which format. */
const ROWS_NAME =
  /^(?<base>.+?)(?:\.shard-(?<index>\d+)-of-(?<of>\d+))?\.(?<extension>csv|tsv|tab|ndjson|jsonl|json|sql)(?:\.gz|\.zst)?$/i;

/**
 * Finds the files of a schema's tables, by their manifests where there are some, else by their names.
 * @throws CodedError `call/no-such-file`, `call/usage` where it cannot be known what is meant, or it is SQL.
 */
export function findFiles(
  schema: OpenedSchema,
  source: VerifySource,
  options: FindOptions,
  notebook: Notebook,
): readonly FoundFile[] {
  if (typeof source !== 'string') return listedFiles(schema, source, options, notebook);
  const found = statOf(source);
  if (!found.isDirectory()) refuseArchive(source, 'verify');
  if (!found.isDirectory()) return [fileOfOneTable(schema, source, options)];
  return filesInFolder(schema, source, options, notebook);
}

function statOf(path: string) {
  try {
    return statSync(path);
  } catch (error) {
    throw unreadableFile(path, 'folder', error);
  }
}

function listedFiles(
  schema: OpenedSchema,
  { files, manifest, window = {} }: WrittenFiles,
  options: FindOptions,
  notebook: Notebook,
): readonly FoundFile[] {
  const recorded = manifest === undefined ? [] : filesOfManifests([manifest], schema, notebook);
  return files.flatMap(({ table, path }): readonly FoundFile[] => {
    const known = recorded.filter((file) => file.table === table);
    const { from, take } = tableWindow(schema.table(table).rowCount, window);
    return known.length > 0 ? known : [{ ...plainFile(schema, table, path, options), from, take }];
  });
}

/** A file that no manifest tells about: all rows of its table. */
function plainFile(
  schema: OpenedSchema,
  table: string,
  path: string,
  { format, options = {} }: FindOptions,
): FoundFile {
  refuseSql(path, format);
  const target = formatOfPath(path, format);
  const take = schema.table(table).rowCount;
  return {
    table,
    path,
    format: target.format.id,
    compression: target.compression,
    options,
    from: 0,
    take,
    record: undefined,
  };
}

/**
 * Checks that files of a format can be verified, before they are written. The format is that of the path where none is named.
 * @throws CodedError `call/usage` where they cannot, `format/unknown`.
 */
export function checkVerifiable(path: string, format: string | undefined): void {
  refuseSql(path, format);
  readerOf(formatOfPath(path, format).format.id, path);
}

function refuseSql(path: string, format: string | undefined): void {
  if (!/\.sql(\.gz|\.zst)?$/i.test(path) && !/^sql(\.gz|\.zst)?$/i.test(format ?? '')) return;
  const way =
    'load it into a database and look there, or write csv beside it (--format csv --out FOLDER/) and verify that';
  throw new CodedError('call/usage', `${path} is an SQL script, which verify does not read: ${way}.`);
}

function fileOfOneTable(schema: OpenedSchema, path: string, options: FindOptions): FoundFile {
  checkVerifiable(path, options.format);
  const { format, compression } = formatOfPath(path, options.format);
  const named = schema.tables.map(({ name }) => name);
  if (format.id === 'json') refuseSeveralTables(path, compression, named);
  const tables = chosenTables(schema, options.tables);
  const names = baseNames(schema);
  const { base = '' } = ROWS_NAME.exec(basename(path))?.groups ?? {};
  const table = tables.find(({ name }) => names.get(name) === base) ?? (tables.length === 1 ? tables[0] : undefined);
  if (table !== undefined) return plainFile(schema, table.name, path, options);
  const all = tables.map(({ name }) => name).join(', ');
  throw new CodedError(
    'call/usage',
    `${path} is one file, but there are ${tables.length} tables (${all}): say with --table which it is, or name the folder.`,
  );
}

function baseNames(schema: OpenedSchema): ReadonlyMap<string, string> {
  return fileNamesOf(
    schema.tables.map(({ name }) => name),
    '',
  );
}

function filesInFolder(
  schema: OpenedSchema,
  folder: string,
  options: FindOptions,
  notebook: Notebook,
): readonly FoundFile[] {
  const inFolder = (name: string): string => join(folderOf(folder), name);
  const names = readdirSync(folder).sort();
  const manifests = names.filter((name) => MANIFEST_NAME.test(name)).map(inFolder);
  const recorded = recordedFiles(manifests, schema, notebook);
  const known = new Set([...manifests, ...recorded.all.map(({ path }) => path)]);
  const named = filesByName(
    schema,
    names.map(inFolder).filter((path) => !known.has(path)),
    { ...options, isRecorded: recorded.all.length > 0 },
    notebook,
  );
  reportStale(named, recorded.current, notebook);
  const tables = chosenTables(schema, options.tables);
  return tables.flatMap(({ name, rowCount }) => {
    const own = recorded.current.filter(({ table }) => table === name);
    const files = own.length > 0 ? own : named.filter(({ table }) => table === name);
    refuseSeveral(name, files);
    return presentFiles(name, files, rowCount, { folder, notebook });
  });
}

/**
 * The files that manifests name: all of them, and those that have the rows of their tables. Where `manifest.json` has a table, its files do:
 * the shards that these were joined from may still be there.
 */
function recordedFiles(
  manifests: readonly string[],
  schema: OpenedSchema,
  notebook: Notebook,
): { readonly all: readonly FoundFile[]; readonly current: readonly FoundFile[] } {
  const isOfFolder = (path: string): boolean => basename(path) === 'manifest.json';
  const main = filesOfManifests(manifests.filter(isOfFolder), schema, notebook);
  const others = filesOfManifests(
    manifests.filter((path) => !isOfFolder(path)),
    schema,
    notebook,
  );
  const inMain = new Set(main.map(({ table }) => table));
  return { all: [...main, ...others], current: [...main, ...others.filter(({ table }) => !inMain.has(table))] };
}

/** Files without a manifest, by what they are called; whose name is that of no table is written down. */
function filesByName(
  schema: OpenedSchema,
  paths: readonly string[],
  { isRecorded, ...options }: FindOptions & { readonly isRecorded: boolean },
  notebook: Notebook,
): readonly FoundFile[] {
  const bases = new Map([...baseNames(schema)].map(([table, base]) => [base, table]));
  const found: FoundFile[] = [];
  const scripts: string[] = [];
  for (const path of paths) {
    const { base = '', index, of, extension } = ROWS_NAME.exec(basename(path))?.groups ?? {};
    if (base === '') continue;
    const table = bases.get(base);
    if (extension?.toLowerCase() === 'sql') scripts.push(path);
    else if (table === undefined) reportUnknown(path, 'the file is of no table of the schema', notebook);
    else {
      const file = plainFile(schema, table, path, options);
      const shard = index === undefined ? undefined : { index: Number(index), of: Number(of) };
      const { from, take } = shard === undefined ? file : shardWindow(schema.table(table).rowCount, shard);
      found.push({ ...file, from, take });
    }
  }
  if (found.length === 0 && !isRecorded && scripts[0] !== undefined) refuseSql(scripts[0], undefined);
  return found;
}

function reportUnknown(path: string, message: string, notebook: Notebook): void {
  notebook.table('').add(
    'verify/unknown-file',
    '',
    () => ({ file: path, line: null, row: null }),
    () => message,
  );
}

/** Writes down files of tables whose rows are in others by a manifest, as an earlier run in another format leaves them behind. */
function reportStale(named: readonly FoundFile[], recorded: readonly FoundFile[], notebook: Notebook): void {
  for (const { table, path } of named) {
    const [own] = recorded.filter((file) => file.table === table);
    if (own === undefined) continue;
    const message = `the file is of ${quote(table)}, but by its manifest the rows of that are in ${basename(own.path)}`;
    reportUnknown(path, message, notebook);
  }
}

/** Two formats of one table are two answers to one question. */
function refuseSeveral(table: string, files: readonly FoundFile[]): void {
  const [first, second] = files.toSorted((a, b) => a.from - b.from);
  if (
    first === undefined ||
    second === undefined ||
    first.from !== second.from ||
    second.take === 0 ||
    first.take === 0
  )
    return;
  const message = `${first.path} and ${second.path} are both of ${quote(table)}: move one of them elsewhere, or name one file.`;
  throw new CodedError('call/usage', message);
}

interface FolderNotes {
  readonly folder: string;
  readonly notebook: Notebook;
}

/** The files of a table that are there, in the order of their rows; missing ones are written down. */
function presentFiles(
  table: string,
  files: readonly FoundFile[],
  rowCount: number,
  { folder, notebook }: FolderNotes,
): readonly FoundFile[] {
  const missing = (file: string, message: string): void =>
    notebook.table(table).add(
      'verify/missing',
      '',
      () => ({ file, line: null, row: null }),
      () => message,
    );
  if (files.length === 0) missing(folder, `there is no file of ${quote(table)}`);
  const sorted = files.toSorted((a, b) => a.from - b.from);
  const present = sorted.filter(({ path }) => existsSync(path));
  for (const { path } of sorted) if (!existsSync(path)) missing(path, `the file of ${quote(table)} is not there`);
  reportGaps(present, rowCount, (at) =>
    missing(folder, `no file has the row ${at} of ${quote(table)}: a shard is not there`),
  );
  return present;
}

/** Rows between shards that no file has. Where a window begins and ends is not a gap. */
function reportGaps(files: readonly FoundFile[], rowCount: number, report: (row: number) => void): void {
  const isOfShards = files.some(({ path }) => /\.shard-\d+-of-\d+\./.test(path));
  if (!isOfShards) return;
  let next = 0;
  for (const { from, take = 0 } of files) {
    if (from > next) report(next);
    next = from + take;
  }
  if (next < rowCount) report(next);
}
