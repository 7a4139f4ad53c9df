import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CodedError } from '@populace/core';
import type { Notebook } from '@populace/verify';
import type { OpenedSchema } from '../../open-schema.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { readManifest } from '../manifest/read-manifest.ts';
import { digestOfSchema } from '../manifest/schema-digest.ts';
import type { FoundFile } from './found-file.ts';

/** Names that manifests have (docs/manifest.md). */
export const MANIFEST_NAME: RegExp = /^(manifest(\.shard-\d+-of-\d+)?|.+\.manifest)\.json$/;

/** The manifest of a thousand tables has less than a tenth of this. */
const MOST_BYTES = 16 * 2 ** 20;

/** The files that manifests name. What is wrong with the manifests themselves is written down. */
export function filesOfManifests(
  paths: readonly string[],
  schema: OpenedSchema,
  notebook: Notebook,
): readonly FoundFile[] {
  const wanted = digestOfSchema(schema);
  return paths.flatMap((path) => {
    const changed = (message: string): void =>
      notebook.table('').add(
        'verify/changed',
        '',
        () => ({ file: path, line: null, row: null }),
        () => message,
      );
    const manifest = parse(path, changed);
    if (manifest === undefined) return [];
    if (manifest.schema.digest !== wanted) changed('the manifest is of another schema, seed or number of rows');
    refusePartitions(path, manifest);
    return manifest.tables
      .filter(({ table }) => schema.tables.some(({ name }) => name === table))
      .map(
        (record): FoundFile => ({
          ...record,
          path: join(dirname(path), record.file),
          record,
        }),
      );
  });
}

/** Which rows are in which file depends on their values, so nobody can say which number a row has. */
function refusePartitions(path: string, { tables }: Manifest): void {
  const divided = tables.find(({ partition }) => partition !== undefined);
  if (divided === undefined) return;
  const message = `${path} is of files divided by ${divided.partition?.column}, which verify does not read: write them with --split rows=N, or without --split, and verify that.`;
  throw new CodedError('call/usage', message);
}

function parse(path: string, changed: (message: string) => void): Manifest | undefined {
  try {
    if (statSync(path).size > MOST_BYTES) throw new Error('it has more than 16 MiB');
    return readManifest(readFileSync(path, 'utf8'));
  } catch (error) {
    changed(`the manifest is not as it was written: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
