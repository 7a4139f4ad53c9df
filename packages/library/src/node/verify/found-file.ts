import { countWords } from '@populace/recipes';
import type { Notebook, TableFile } from '@populace/verify';
import type { ManifestTable } from '../manifest/manifest.ts';
import type { Compression } from '../targets/compression.ts';
import { readContent } from './read-content.ts';

/** One file of a table, and where its rows are in the table. */
export interface FoundFile {
  readonly table: string;
  readonly path: string;
  readonly format: string;
  readonly compression: Compression;
  readonly options: Readonly<Record<string, unknown>>;
  readonly from: number;
  /** How many rows it is to have; undefined where nobody says. */
  readonly take: number | undefined;
  /** What the manifest says of it. */
  readonly record: ManifestTable | undefined;
}

/** The file as it is read: what its manifest says of it is compared when it was read to its end. */
export function tableFile(
  { table, path, format, compression, options, take, record }: FoundFile,
  notebook: Notebook,
): TableFile {
  const changed = (message: string): void =>
    notebook.table(table).add(
      'verify/changed',
      '',
      () => ({ file: path, line: null, row: null }),
      () => message,
    );
  return {
    label: path,
    format,
    options,
    take: record === undefined ? undefined : take,
    open: () =>
      readContent(path, {
        compression,
        onEnd({ bytes, sha256 }) {
          if (record === undefined || sha256 === record.sha256) return;
          if (bytes === record.bytes)
            changed('the file is not what was written: its SHA-256 is not that of the manifest');
          else changed(`the file has ${countWords(bytes)} bytes, but its manifest says ${countWords(record.bytes)}`);
        },
      }),
  };
}
