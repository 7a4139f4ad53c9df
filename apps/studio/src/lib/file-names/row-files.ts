/** A kind of file that holds rows of which a schema can be made. */
interface RowFile {
  readonly name: string;
  readonly types: readonly string[];
  /** How their names end; a text may hold a table, too. */
  readonly extensions: readonly string[];
}

/** The files of rows that are read, wherever the Studio takes them or tells of them. */
const rowFiles: readonly RowFile[] = [
  { name: 'CSV', types: ['text/csv'], extensions: ['csv', 'txt'] },
  { name: 'TSV', types: ['text/tab-separated-values'], extensions: ['tsv'] },
  { name: 'JSON', types: ['application/json'], extensions: ['json'] },
  { name: 'NDJSON', types: ['application/x-ndjson'], extensions: ['ndjson', 'jsonl'] },
];

/** The names of the kinds, for a sentence. */
export const ROW_FILE_NAMES = rowFiles.map(({ name }) => name).join(', ');

/** The ends of their names, with dots. */
export const ROW_FILE_EXTENSIONS: readonly string[] = rowFiles.flatMap(({ extensions }) =>
  extensions.map((extension) => `.${extension}`),
);

/** Says whether rows are read of files of a content type. */
export function holdsRows(type: string): boolean {
  return rowFiles.some(({ types }) => types.includes(type));
}
