import { CodedError } from '@populace/core';
import type { WrittenFile } from '@populace/output';
import type { LayerDigests } from './layers.ts';
import type { ManifestTable } from './manifest/manifest.ts';
import type { FileAbout } from './plans/run-files.ts';

/**
 * What a manifest says of a file of one table.
 * @throws CodedError `target/io` where nobody read it to its end.
 */
export function recordOfFile(
  { file, rows, isUnread }: WrittenFile<FileAbout>,
  name: string,
  digests: LayerDigests | undefined,
): ManifestTable {
  const { plan, partition } = file.about;
  if (isUnread || plan === undefined || digests === undefined) {
    const message = `The reader of ${file.path} went away before its end, so there is no manifest of it.`;
    throw new CodedError('target/io', message);
  }
  const { opened, window, format, settled, compression, wholeName, join } = plan;
  const { name: table, rowCount } = opened;
  // Rows with a value are not those of a window: their number is all that is said of them.
  const written = partition === undefined ? window : { from: window.from, take: rows };
  const said = { table, rowCount, ...written, format: format.id, options: settled };
  const { stored, content } = digests;
  return { ...said, file: name, wholeName, ...stored, compression, content, join, ...(partition && { partition }) };
}
