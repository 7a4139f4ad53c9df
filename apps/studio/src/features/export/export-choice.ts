import type { FormatOptions } from '@populace/library';
import { distinctNames, schemaBaseName, tableBaseName } from '../../lib/file-names/file-names.ts';

/** Rows of a table that are to be written. */
export interface TableChoice {
  readonly table: string;
  readonly take: number;
}

/** How bytes are packed: `gzip` adds `.gz` to the names. */
export type Compression = 'none' | 'gzip';

/** What is to be written, and how. */
export interface ExportChoice {
  /** The text of the schema. */
  readonly text: string;
  readonly tables: readonly TableChoice[];
  /** The first row of each table. */
  readonly from: number;
  readonly format: string;
  readonly options: FormatOptions;
  readonly compression: Compression;
  readonly packing: Packing;
}

/** How the files of a choice are packed: a file of one table, one file of all, or a ZIP archive of files. */
export type Packing = 'table' | 'script' | 'zip';

/** Returns how the files of so many tables are packed, of which one file can hold all or not. */
export function packingOf(tableCount: number, isTogether: boolean): Packing {
  if (isTogether) return 'script';
  return tableCount === 1 ? 'table' : 'zip';
}

/** Returns the name of the file that a person gets. */
export function exportFileName(choice: ExportChoice, schema: string, extension: string): string {
  const { packing, tables } = choice;
  if (packing === 'zip') return `${schemaBaseName(schema)}.zip`;
  const [only] = tables;
  const base = packing === 'table' && only !== undefined ? tableBaseName(only.table) : schemaBaseName(schema);
  return `${base}.${extension}${endOf(choice)}`;
}

/** Returns the names of the files in an archive: as the tables are called, no two the same. */
export function archiveNames(
  choice: Pick<ExportChoice, 'tables' | 'compression'>,
  extension: string,
): readonly string[] {
  const names = distinctNames(choice.tables.map(({ table }) => tableBaseName(table)));
  return names.map((name) => `${name}.${extension}${endOf(choice)}`);
}

/** What compression adds to the name of a file. */
export function endOf({ compression }: Pick<ExportChoice, 'compression'>): string {
  return compression === 'gzip' ? '.gz' : '';
}
