import { batchOf, bytesCells, codesCells, encodeToBytes, int32Cells, nastyTexts } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { duckdbRows } from '../../duckdb-rows-for-tests.ts';
import { jsonEncoder } from '../../json/json-encoder.ts';
import { ndjsonEncoder } from '../../ndjson/ndjson-encoder.ts';

// DuckDB ends a text at NUL.
const texts = nastyTexts.filter((text) => !text.includes('\0'));
const batch = batchOf({
  id: int32Cells(texts.map((_, row) => row)),
  'texts.words': codesCells(texts),
  'texts.more.notes': bytesCells(texts),
});
const rows = texts.map((text, row) => [`${row}`, text, text]);

const columns = `columns = {id: 'INTEGER', texts: 'STRUCT(words VARCHAR, more STRUCT(notes VARCHAR))'}`;
const select = 'SELECT id, texts.words, texts.more.notes FROM';

describe('JSON read by DuckDB', () => {
  it.each([
    ['an array', jsonEncoder, {}, 'array'],
    ['an array, indented', jsonEncoder, { pretty: true }, 'array'],
    ['lines', ndjsonEncoder, { lineEnd: 'crlf' }, 'newline_delimited'],
  ])('is read back from %s with nested objects', async (_, encoder, options, format) => {
    const bytes = encodeToBytes(encoder, batch, { options: { nested: true, ...options } });

    expect(await duckdbRows(bytes, `${select} read_json($file, format = '${format}', ${columns})`)).toEqual(rows);
  });
});
