import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CodedError, type ProblemList } from '@populace/core';
import { readManifest } from '../manifest/read-manifest.ts';
import { isOfShard, NOWHERE, type ShardManifest } from './shard-manifest.ts';

/** The manifest of a thousand tables has less than a tenth of this. */
const MOST_BYTES = 16 * 2 ** 20;

/**
 * Reads the manifests of all shards in a folder, by name. Those that cannot be read become problems.
 * @throws CodedError `call/no-such-file` where the folder cannot be read.
 */
export function findShards(folder: string, problems: ProblemList): readonly ShardManifest[] {
  const names = namesIn(folder).filter((name) => /^manifest\.shard-\d+-of-\d+.*\.json$/.test(name));
  return names.sort().flatMap((name) => {
    const path = join(folder, name);
    try {
      const manifest = readManifest(textOf(path));
      if (isOfShard(manifest)) return [{ path, manifest }];
      throw new Error('it is of no shard');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const way = 'copy it once more, or make its shard again';
      problems.add('shard/damaged', NOWHERE, `${path} is not a manifest as it was written (${reason}); ${way}.`);
      return [];
    }
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : undefined;
    const sentence = reason === 'ENOENT' ? 'does not exist; check the path' : `cannot be read (${reason})`;
    throw new CodedError('call/no-such-file', `The folder ${folder} ${sentence}.`, { cause: error });
  }
}

function textOf(path: string): string {
  if (statSync(path).size > MOST_BYTES) throw new Error('it has more than 16 MiB');
  return readFileSync(path, 'utf8');
}
