import { CodedError } from '@populace/core';
import type { SampleTable } from '../shared/columns/propose-table.ts';
import { createNameIndex } from '../shared/names/name-index.ts';
import { type Evidence, evidenceOf } from '../shared/proposal/evidence.ts';
import type { Known } from '../shared/proposal/known.ts';
import { countRows } from '../shared/tables/count-rows.ts';
import { decodeBytes, withoutMark } from '../shared/tables/decode-bytes.ts';
import {
  type HeaderName,
  headerNames,
  looksLikeHeader,
  numberedNames,
  tableName,
} from '../shared/tables/read-header.ts';
import type { ReadTable } from '../shared/tables/read-table.ts';
import { isFullName } from '../shared/values/people-names.ts';
import { readRows } from './read-rows.ts';
import { refuseOtherFormats } from './refuse-other-formats.ts';

/** What is known of a CSV file beside its bytes. */
export interface CsvOptions {
  /** Its name, of which the table's is made. */
  readonly fileName?: string | undefined;
  /** Whether the first line has the names of the columns; found out if absent. */
  readonly header?: boolean | undefined;
  /** The bytes (or characters) of the whole, where only its begin is given. */
  readonly size?: number | undefined;
}

/** The most characters that are looked at. */
const MOST_CHARACTERS = 1_000_000;

const MOST_COLUMNS = 2_000;

/**
 * Reads the table of a CSV file, or of the begin of one.
 * @throws CodedError `import/empty` where there is nothing to read, `import/not-text` where the bytes are not text, `import/not-rows`
 * where the text is in another format.
 */
export function readCsv(source: string | Uint8Array, options: CsvOptions, known: Known): ReadTable {
  const { text, evidence } = readText(source, options.fileName);
  const size = Math.max(options.size ?? 0, source.length);
  const part = text.slice(0, MOST_CHARACTERS);
  const read = readRows(part, size > source.length || text.length > part.length);
  const { before, rows } = withoutPreamble(read.rows);
  if (rows.length === 0) throw emptyFile(options.fileName);
  const index = createNameIndex(known.generators);
  const hasHeader =
    options.header ??
    looksLikeHeader(rows, {
      isKnown: (cell) => (index.find(cell, '')?.strength ?? 0) >= 0.9,
      isPerson: (cell) => isFullName(cell, known.names),
    });
  const body = hasHeader ? rows.slice(1) : rows;
  const width = widthOf(rows, hasHeader);
  const names = hasHeader ? headerNames(rows[0] ?? [], width) : numberedNames(width);
  const isWhole = read.whole && size <= source.length;
  const share = isWhole ? 1 : (read.share * (part.length / text.length) * source.length) / size;
  const problems = [
    ...evidence,
    ...read.evidence,
    ...(before > 0 ? [evidenceOf('lines-before', { count: before })] : []),
    ...(hasHeader ? [] : [evidenceOf(options.header === false ? 'header-told' : 'header-missing')]),
    ...widthProblems(rows, width),
    ...names.flatMap((header) => header.evidence),
  ];
  return {
    name: tableName(options.fileName),
    columns: columnsOf(names, body),
    ...countRows(body.length, share),
    isWhole: share === 1,
    problems,
  };
}

function readText(
  source: string | Uint8Array,
  fileName: string | undefined,
): { readonly text: string; readonly evidence: readonly Evidence[] } {
  const decoded =
    typeof source === 'string' ? { text: withoutMark(source), evidence: [], binary: false } : decodeBytes(source);
  if (decoded.text.trim() === '') throw emptyFile(fileName);
  refuseOtherFormats(source, decoded.text, fileName);
  if (decoded.binary)
    throw new CodedError('import/not-text', `${fileName ?? 'The file'} is not text. Save its rows as CSV.`);
  return decoded;
}

function emptyFile(fileName = 'The text'): CodedError {
  const message = `${fileName} has no rows; take a CSV file with a line of column names, and best some rows below it.`;
  return new CodedError('import/empty', message);
}

type Rows = readonly (readonly string[])[];

/** Drops titles above the table: single cells before rows of many. */
function withoutPreamble(rows: Rows): { readonly before: number; readonly rows: Rows } {
  const usual = usualWidth(rows.slice(0, 100));
  const first = rows
    .slice(0, 10)
    .findIndex((row) => row.filter((cell) => cell !== '').length > 1 || row.length >= usual);
  if (usual < 3 || first <= 0) return { before: 0, rows };
  return { before: first, rows: rows.slice(first) };
}

/** The cells that most rows have. */
function usualWidth(rows: Rows): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || b - a)[0]?.[0] ?? 1;
}

function widthOf(rows: Rows, hasHeader: boolean): number {
  const width = Math.max(usualWidth(rows), hasHeader ? (rows[0]?.length ?? 0) : 0);
  return Math.min(MOST_COLUMNS, width);
}

function widthProblems(rows: Rows, width: number): readonly Evidence[] {
  const ragged = rows.filter(({ length }) => length !== width).length;
  const wider = rows.some(({ length }) => length > MOST_COLUMNS);
  return [
    ...(ragged > 0 ? [evidenceOf('ragged-rows', { count: ragged, width })] : []),
    ...(wider ? [evidenceOf('columns-left-out', { count: MOST_COLUMNS })] : []),
  ];
}

function columnsOf(names: readonly HeaderName[], body: Rows): SampleTable['columns'] {
  return names.map(({ name, evidence }, at) => ({ name, evidence, cells: body.map((row) => row[at] ?? '') }));
}
