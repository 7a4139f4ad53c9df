import { decodeBytes, withoutMark } from '../csv/decode-bytes.ts';
import { readCsv } from '../csv/read-csv.ts';
import { looksLikeJsonRows, readJson, readJsonTables } from '../json/read-json.ts';
import { refuseBrokenJson } from '../json/refuse-broken-json.ts';
import type { Known } from '../proposal/known.ts';
import type { SchemaProposal } from '../proposal/proposal.ts';
import { inferTables } from './infer-tables.ts';
import type { ReadTable } from './read-table.ts';

/** A file of rows. */
export interface RowsFile {
  /** Its text or bytes, or the begin of them. */
  readonly source: string | Uint8Array;
  readonly fileName?: string | undefined;
  /** The bytes (or characters) of the whole, where only its begin is given. */
  readonly size?: number | undefined;
  /** Whether the first line of a CSV file has the names of the columns; found out if absent. */
  readonly header?: boolean | undefined;
}

/**
 * Proposes a schema with a table for each file, CSV or rows in JSON, or for each list of rows in an object in JSON.
 * @throws CodedError `import/empty`, `import/not-text`, `import/not-rows`.
 */
export function inferFiles(files: readonly RowsFile[], known: Known): SchemaProposal {
  return inferTables(
    files.flatMap((file) => readFile(file, known)),
    known,
  );
}

function readFile({ source, ...options }: RowsFile, known: Known): readonly ReadTable[] {
  const text = typeof source === 'string' ? withoutMark(source) : decodeBytes(source).text;
  // Of a file of which only the begin is there, the end is always missing.
  const isWhole = (options.size ?? 0) <= source.length;
  if (isWhole) refuseBrokenJson(text, options.fileName);
  const json = { ...options, size: isWhole ? text.length : charactersOf(options.size, source, text) };
  if (looksLikeJsonRows(text)) return [readJson(text, json)];
  return readJsonTables(text, json) ?? [readCsv(source, options, known)];
}

/** The characters of a whole text of so many bytes, by those of its begin: letters beyond ASCII have several bytes. */
function charactersOf(size: number | undefined, { length }: RowsFile['source'], text: string): number {
  return Math.round(((size ?? 0) * text.length) / Math.max(1, length));
}
