import type { Place, ProblemList } from '@populace/core';
import type { Shard } from '@populace/engine';
import type { Manifest, ManifestTable } from '../manifest/manifest.ts';

/** The manifest of a shard, and where it stands. */
export interface ShardManifest {
  readonly path: string;
  readonly manifest: Manifest & { readonly shard: Shard };
}

/** One table of one shard: a file, and what its manifest says of it. */
export interface ShardFile {
  readonly path: string;
  readonly shard: Shard;
  readonly record: ManifestTable;
}

/** Whether a manifest is of a shard. */
export function isOfShard(manifest: Manifest): manifest is Manifest & { readonly shard: Shard } {
  return manifest.shard !== null;
}

/** What a person types to make a shard. */
export function shardFlag({ index, of }: Shard): string {
  return `--shard ${index}/${of}`;
}

/** Problems of shards are in no document. */
export const NOWHERE: Place = { pointer: '' };

/** Says of a file that it is not what was written. */
export function reportDamaged({ path, shard }: ShardFile, problems: ProblemList): void {
  const way = `make the shard again with ${shardFlag(shard)}, or copy the file once more`;
  problems.add('shard/damaged', NOWHERE, `${path} is not what was written: its SHA-256 is another; ${way}.`);
}
