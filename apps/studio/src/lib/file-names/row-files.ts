/** A kind of file that holds rows of which a schema can be made. */
interface RowFile {
  readonly name: string;
  readonly contentTypes: readonly string[];
  /** How their names end; a text may hold a table, too. */
  readonly extensions: readonly string[];
}

/** The files of rows that are read. A test compares them with the formats of the importers, which screens do not load. */
export const rowFiles: readonly RowFile[] = [
  { name: 'CSV', contentTypes: ['text/csv'], extensions: ['csv', 'txt'] },
  { name: 'TSV', contentTypes: ['text/tab-separated-values'], extensions: ['tsv'] },
  { name: 'JSON', contentTypes: ['application/json'], extensions: ['json'] },
  { name: 'NDJSON', contentTypes: ['application/x-ndjson'], extensions: ['ndjson', 'jsonl'] },
];

/** The names of the kinds, for a sentence. */
export const ROW_FILE_NAMES = rowFiles.map(({ name }) => name).join(', ');

/** The ends of their names, with dots. */
export const ROW_FILE_EXTENSIONS: readonly string[] = rowFiles.flatMap(({ extensions }) =>
  extensions.map((extension) => `.${extension}`),
);

/** Says whether rows are read of files of a content type. */
export function holdsRows(type: string): boolean {
  return rowFiles.some(({ contentTypes }) => contentTypes.includes(type));
}
