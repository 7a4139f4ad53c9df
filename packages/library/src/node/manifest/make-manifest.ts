import { createHash } from 'node:crypto';
import type { Shard } from '@populace/engine';
import type { OpenedSchema } from '../../open-schema.ts';
import { version } from '../../version.ts';
import { type Manifest, type ManifestTable, STATEMENT } from './manifest.ts';
import { digestOfSchema } from './schema-digest.ts';

/** Puts the manifest of a run together. It knows no time and no machine: the same run has the same manifest. */
export function makeManifest(
  schema: OpenedSchema,
  tables: readonly ManifestTable[],
  shard: Shard | undefined,
): Manifest {
  const { name, seed, values, now, origin } = schema;
  return withChecksum({
    manifest: 1,
    product: 'populace',
    version,
    synthetic: true,
    statement: STATEMENT,
    schema: { name, digest: digestOfSchema(schema) },
    seed,
    values,
    now,
    locale: origin.options.locale ?? null,
    shard: shard === undefined ? null : { index: shard.index, of: shard.of },
    tables,
  });
}

/** Adds the checksum to what a manifest says. */
export function withChecksum(said: Omit<Manifest, 'checksum'>): Manifest {
  return { ...said, checksum: checksumOf(said) };
}

/** SHA-256 of what a manifest says, its checksum apart, as JSON without spaces. */
export function checksumOf(said: object): string {
  const { checksum: _, ...rest } = said as { readonly checksum?: unknown }; // Every object may have the property.
  return createHash('sha256').update(JSON.stringify(rest)).digest('hex');
}

/** The text of a manifest's file. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
