import { CodedError } from '@populace/core';
import { manifestName } from '../manifest/manifest-path.ts';
import { archiveOf } from '../targets/archive-kind.ts';
import { type Compression, cutCompression } from '../targets/compression.ts';
import { folderOf, isFolder } from '../targets/target-paths.ts';
import type { ShardFile } from './shard-manifest.ts';

/** A table, the files of its shards, and where the whole goes. */
export interface Target {
  readonly table: string;
  readonly files: readonly ShardFile[];
  readonly path: string;
  readonly compression: Compression;
}

/** Where everything goes. */
export interface Targets {
  readonly targets: readonly Target[];
  readonly manifest: string | undefined;
}

/**
 * Settles where the tables go.
 * @throws CodedError `call/usage`.
 */
export function planTargets(files: readonly ShardFile[], out: string): Targets {
  const tables = [...new Set(files.map(({ record }) => record.table))];
  const all = tables.map((table) => ({ table, files: files.filter(({ record }) => record.table === table) }));
  if (out === '') throw new CodedError('call/usage', 'The path to write to is empty.');
  if (archiveOf(out) !== undefined) {
    const message = `${out} is an archive, which assemble does not write: name a folder, with a slash at its end.`;
    throw new CodedError('call/usage', message);
  }
  if (!isFolder(out)) {
    if (all.length === 1) {
      return {
        targets: all.map((one) => ({ ...one, path: out, compression: cutCompression(out).compression })),
        manifest: undefined,
      };
    }
    const message = `${all.length} tables cannot go to ${out} together: name a folder, with a slash at its end.`;
    throw new CodedError('call/usage', message);
  }
  const targets = all.map((one) => {
    const { wholeName = '', compression = null } = one.files[0]?.record ?? {};
    return { ...one, path: folderOf(out) + wholeName, compression };
  });
  return { targets, manifest: folderOf(out) + manifestName(undefined) };
}
