import type { WrittenFile } from '@populace/output';
import type { FileAbout } from './plans/run-files.ts';
import type { WrittenTable } from './plans/written-table.ts';
import { shareOut } from './share-out.ts';

/** Returns the tables of a file as they were written; the sink is that of the whole file, after compression. */
export function writtenTables(
  { file, ...outcome }: WrittenFile<FileAbout>,
  { path, bytesWritten: bytes }: { readonly path: string; readonly bytesWritten: number },
): readonly WrittenTable[] {
  const { tables, about } = file;
  const { rows, workers, isUnread: unread, shares } = outcome;
  const same = { path, format: about.format, unread, workers };
  const [only, ...others] = tables;
  if (only !== undefined && others.length === 0) return [{ table: only, ...same, rows, bytes }];
  const owns = tables.map((name) => shares.get(name) ?? { rows: 0, bytes: 0 });
  const weights = owns.map((own) => own.bytes);
  // Bytes after compression are shared out by what they were before.
  const parts = shareOut(bytes, weights);
  return tables.map((table, at) => ({ table, ...same, rows: owns[at]?.rows ?? 0, bytes: parts[at] ?? 0 }));
}
