import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProblemList } from '@populace/core';
import { NOWHERE, type ShardFile, type ShardManifest, shardFlag } from './shard-manifest.ts';

/** Lists the files of shards, and reports those that are not there, have another size, or have a name that leads elsewhere. */
export function checkFiles(shards: readonly ShardManifest[], problems: ProblemList): readonly ShardFile[] {
  return shards.flatMap(({ path: manifestPath, manifest: { shard, tables } }) =>
    tables.flatMap((record): ShardFile[] => {
      const way = `make the shard again with ${shardFlag(shard)}, or copy the file once more`;
      if (!isPlainName(record.file) || !isPlainName(record.wholeName)) {
        const message = `${manifestPath} names a file that is not beside it (${JSON.stringify(record.file)}); ${way}.`;
        problems.add('shard/damaged', NOWHERE, message);
        return [];
      }
      const path = join(dirname(manifestPath), record.file);
      const size = sizeOf(path);
      if (size === record.bytes) return [{ path, shard, record }];
      if (size === undefined) problems.add('shard/missing', NOWHERE, `${path} is not there; ${way}.`);
      else problems.add('shard/damaged', NOWHERE, `${path} has ${size} bytes, not ${record.bytes}; ${way}.`);
      return [];
    }),
  );
}

/** A manifest may come from anywhere: it must not lead out of its folder. */
function isPlainName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/.test(name);
}

/** The size of a file; undefined where there is none. */
function sizeOf(path: string): number | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() === true ? found.size : undefined;
  } catch {
    // What cannot be looked at cannot be joined: it is told as missing.
    return undefined;
  }
}
