import type { Known } from './proposal/known.ts';
import type { ReadTable } from './tables/read-table.ts';

/** A file of rows, or the begin of one. */
export interface RowsSource {
  /** The text, decoded, without a byte order mark. */
  readonly text: string;
  /** What was given: its text or its bytes. */
  readonly given: string | Uint8Array;
  readonly fileName: string | undefined;
  /** The bytes (or characters) of the whole, as many as `given` has where it is the whole. */
  readonly size: number;
  /** Whether the first line of a file of cells has the names of the columns; found out if absent. */
  readonly header: boolean | undefined;
}

/** A format of files that an importer reads. */
export interface RowFormat {
  /** The name of the format, such as `TSV`. */
  readonly name: string;
  /** The content types of its files. */
  readonly contentTypes: readonly string[];
  /** The extensions of its files without dots, the usual one first. */
  readonly extensions: readonly string[];
}

/** A reader of tables from files of other programs. */
export interface Importer {
  /** The folder's name, such as `csv`. */
  readonly id: string;
  /** The format in a sentence, such as "Cells in lines, with or without a header.". */
  readonly summary: string;
  /** The formats of the files that it reads. */
  readonly formats: readonly RowFormat[];
  /** Whether it is asked after all others, since it takes what none of them does. */
  readonly isLast?: boolean;
  /**
   * Returns the tables of a source, or `undefined` where the source is in another format.
   * @throws CodedError `import/empty` where there are no rows, `import/not-text`, `import/not-rows` where the source is broken.
   */
  readonly read: (source: RowsSource, known: Known) => readonly ReadTable[] | undefined;
}

/** Defines an importer. */
export function defineImporter(importer: Importer): Importer {
  return importer;
}

/** Whether all of a source is there, and not its begin alone. */
export function isWhole({ given, size }: RowsSource): boolean {
  return size <= given.length;
}
