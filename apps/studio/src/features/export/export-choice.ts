import type { FormatOptions } from '@populace/library';

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
export function fileNameOf(choice: ExportChoice, schema: string, extension: string): string {
  const { packing } = choice;
  const base = packing === 'table' ? (choice.tables[0]?.table ?? schema) : schema;
  if (packing === 'zip') return `${safeName(base)}.zip`;
  return `${safeName(base)}.${extension}${choice.compression === 'gzip' ? '.gz' : ''}`;
}

/** Returns a name that every file system takes; nothing of it can lead to another folder. */
export function safeName(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, '-')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  // Windows keeps these names for devices.
  const isDevice = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i.test(plain);
  const cut = [...plain].slice(0, 80).join('');
  return cut === '' || isDevice ? `table-${cut}`.replace(/-$/, '') : cut;
}

/** Returns the names of the files in an archive: as the tables are called, made safe, no two the same. */
export function archiveNames(
  { tables, compression }: Pick<ExportChoice, 'tables' | 'compression'>,
  extension: string,
): readonly string[] {
  const taken = new Set<string>();
  return tables.map(({ table }) => {
    const base = safeName(table);
    let name = base;
    // File systems that do not tell case apart would make one file of two.
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${base}-${number}`;
    taken.add(name.toLowerCase());
    return `${name}.${extension}${compression === 'gzip' ? '.gz' : ''}`;
  });
}
