import { basename, dirname, relative, resolve, sep } from 'node:path';
import { CodedError } from '@populace/core';
import type { Shard } from '@populace/engine';
import { folderOf, isFolder, shardMark } from '../targets/target-paths.ts';

/** What says where the manifest of a run goes. */
export interface ManifestPathOptions {
  /** Where the tables go: a file, a folder, or a path with `{table}`. */
  readonly out: string;
  /** A path, whether there is one, or by default: with a folder, and else not. */
  readonly manifest?: boolean | string | undefined;
  readonly shard?: Shard | undefined;
}

/** The path of a run's manifest; undefined where there is none. */
export function manifestPath({ out, manifest, shard }: ManifestPathOptions): string | undefined {
  if (typeof manifest === 'string') {
    if (manifest !== '') return isFolder(manifest) ? folderOf(manifest) + manifestName(shard) : manifest;
    throw new CodedError('call/usage', 'The path of the manifest is empty.');
  }
  if (manifest === false) return undefined;
  if (isFolder(out)) return folderOf(out) + manifestName(shard);
  if (manifest !== true) return undefined;
  const word = out.indexOf('{table}');
  return word < 0 ? `${out}.manifest.json` : out.slice(0, lastSlash(out.slice(0, word)) + 1) + manifestName(shard);
}

/** `manifest.json`, or `manifest.shard-02-of-13.json`. */
export function manifestName(shard: Shard | undefined): string {
  return shard === undefined ? 'manifest.json' : `manifest.${shardMark(shard)}.json`;
}

/**
 * Refuses a manifest where a table goes; `wayOut` says what else can be done than to go without it.
 * @throws CodedError `call/usage`.
 */
export function refuseSamePlace(
  path: string,
  targets: readonly { readonly table: string; readonly path: string }[],
  wayOut = 'choose another path with {table} in it',
): void {
  const place = (of: string): string => `${resolve(dirname(of))}${sep}${basename(of).toUpperCase()}`;
  const same = targets.find((target) => place(target.path) === place(path));
  if (same === undefined) return;
  const message = `The table ${same.table} and the manifest would both be ${path}: ${wayOut}, or go without the manifest (--no-manifest).`;
  throw new CodedError('call/usage', message);
}

/** A file as its manifest names it: from the manifest's folder, with `/` between folders. */
export function fileFrom(manifest: string, path: string): string {
  return relative(dirname(resolve(manifest)), resolve(path))
    .split(sep)
    .join('/');
}

function lastSlash(path: string): number {
  return Math.max(path.lastIndexOf('/'), process.platform === 'win32' ? path.lastIndexOf('\\') : -1);
}
