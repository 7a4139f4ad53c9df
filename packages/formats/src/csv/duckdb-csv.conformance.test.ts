import { batchOf, bytesCells, codesCells, type EncodeSettings, encodeToBytes, nastyTexts } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { duckdbRows } from '../duckdb-rows-for-tests.ts';
import { csvEncoder } from './csv-encoder.ts';

// DuckDB ends a text at NUL.
const texts = nastyTexts.filter((text) => !text.includes('\0'));
// Of UTF-16 it reads units alone, no pairs of surrogates; of ISO 8859-1 all but the controls above 0x7F.
const ofUnits = texts.filter((text) => !/[\ud800-\udfff]/.test(text));
const western = texts.filter((text) => !/[^\0-\x7f\xa0-\xff]/.test(text));

interface Policy {
  readonly options: NonNullable<EncodeSettings['options']>;
  /** Settings of read_csv beside those of every case. */
  readonly reader: string;
  readonly texts: readonly string[];
}

const policies: readonly Policy[] = [
  { options: {}, reader: `delim = ',', escape = '"'`, texts },
  { options: { quote: 'always', delimiter: '||' }, reader: `delim = '||', escape = '"'`, texts },
  { options: { escape: 'backslash', delimiter: '|' }, reader: `delim = '|', escape = '\\'`, texts },
  { options: { encoding: 'utf-16le' }, reader: `delim = ',', escape = '"', encoding = 'utf-16'`, texts: ofUnits },
  {
    options: { encoding: 'iso-8859-1' },
    reader: `delim = ',', escape = '"', encoding = 'latin-1'`,
    texts: western,
  },
];

describe('csv read by DuckDB', () => {
  it.each(policies)('is read back with $options', async ({ options, reader, texts: cells }) => {
    const batch = batchOf({ words: codesCells([...cells, null]), notes: bytesCells([...cells, 'last']) });
    const bytes = encodeToBytes(csvEncoder, batch, { options: { ...options, nullText: 'NULL' } });
    const settings = `header = true, auto_detect = false, quote = '"', nullstr = 'NULL', new_line = '\\n'`;
    const columns = `columns = {'words': 'VARCHAR', 'notes': 'VARCHAR'}, allow_quoted_nulls = false, max_line_size = 4000000`;

    const rows = await duckdbRows(bytes, `SELECT * FROM read_csv($file, ${settings}, ${columns}, ${reader})`);

    expect(rows).toEqual([...cells.map((cell) => [cell, cell]), [null, 'last']]);
  });
});
