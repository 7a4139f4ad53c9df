import papa from 'papaparse/papaparse.min.js';
import { decodeBytes } from '../shared/tables/decode-bytes.ts';
import { findSeparator } from './read-rows.ts';

/** The different values of a file, or why it has none: the end of a sentence that begins with the file. */
export type ReadValues = { readonly values: readonly string[] } | { readonly fault: string };

/**
 * Reads the values of a column of a file of cells with a header, or, without a column, a value a line. Empty ones are left out. Text is
 * UTF-8, UTF-16 with a byte order mark, or windows-1252.
 */
export function readValues(bytes: Uint8Array, column: string | undefined): ReadValues {
  const { text, binary } = decodeBytes(bytes);
  if (binary) return { fault: 'is no text; name a file of text or CSV' };
  if (column === undefined) return { values: different(text.split(/\r?\n|\r/)) };
  const { data, errors } = papa.parse(text, { delimiter: findSeparator(text), skipEmptyLines: 'greedy' });
  if (errors.some(({ code }) => code === 'MissingQuotes')) {
    return { fault: 'has a quotation mark that opens and is not closed; mend it' };
  }
  const [header = [], ...rows] = data;
  const at = header.indexOf(column);
  const names = header.slice(0, MOST_NAMES).map((name) => JSON.stringify(name));
  const more = header.length > MOST_NAMES ? ', …' : '';
  if (at < 0) return { fault: `has no column ${JSON.stringify(column)}; name one of ${names.join(', ')}${more}` };
  return { values: different(rows.map((row) => row[at] ?? '')) };
}

/** So many names of a header are told. */
const MOST_NAMES = 8;

function different(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== '');
}
