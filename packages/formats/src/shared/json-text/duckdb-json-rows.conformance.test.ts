import { testRowCounts } from '@populace/testkit';
import { ndjsonEncoder } from '../../ndjson/ndjson-encoder.ts';
import { duckdbColumns } from '../columnar/duckdb-types-for-tests.ts';
import { toMicroseconds } from '../columnar/value-texts-for-tests.ts';
import { readWithDuckdb } from '../readers/parquet-readers-for-tests.ts';

// Neither `exact` nor `json`: DuckDB takes decimals of JSON for doubles, and spells escapes in its own way.
const COLUMNS = 'whole wide price float yes day second micro local moment uuid word note digits joined blob';

testRowCounts(ndjsonEncoder, {
  columns: COLUMNS.split(' '),
  reader: 'DuckDB, each as of its type',
  readBack: (bytes, columns) =>
    readWithDuckdb(bytes, `read_json($file, format = 'newline_delimited', ${duckdbColumns(columns)})`),
  expected: toMicroseconds,
  // DuckDB ends a text at NUL.
  refuses: (text) => text.includes('\0'),
});
