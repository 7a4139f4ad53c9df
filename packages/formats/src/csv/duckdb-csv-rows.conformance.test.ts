import { testRowCounts } from '@populace/testkit';
import { duckdbColumns } from '../shared/columnar/duckdb-types-for-tests.ts';
import { toMicroseconds } from '../shared/columnar/value-texts-for-tests.ts';
import { readWithDuckdb } from '../shared/readers/parquet-readers-for-tests.ts';
import { csvEncoder } from './csv-encoder.ts';

const SETTINGS = `header = true, auto_detect = false, delim = ',', quote = '"', escape = '"', new_line = '\\n', nullstr = 'NULL', allow_quoted_nulls = false`;

testRowCounts(csvEncoder, {
  options: { nullText: 'NULL' },
  reader: 'DuckDB, each as of its type',
  readBack: (bytes, columns) => readWithDuckdb(bytes, `read_csv($file, ${SETTINGS}, ${duckdbColumns(columns)})`),
  expected: toMicroseconds,
  // DuckDB ends a text at NUL.
  refuses: (text) => text.includes('\0'),
});
