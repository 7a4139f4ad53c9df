import { createDictionary } from '@populace/core';
import {
  batchOf,
  bytesCells,
  type Cells,
  codesCells,
  constantCells,
  encodeToBytes,
  float64Cells,
  int32Cells,
  mixedCells,
  testTableFile,
  wideCells,
} from '@populace/testkit';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { describe, expect, it } from 'vitest';
import { everyType, everyTypeTexts } from '../shared/columnar/every-type-for-tests.ts';
import { toMicroseconds } from '../shared/columnar/value-texts-for-tests.ts';
import { askDuckdb, readWithDuckdb } from '../shared/readers/parquet-readers-for-tests.ts';
import { parquetEncoder } from './parquet-encoder.ts';

const smallBlocks = { rowsPerGroup: 8 };

for (const [options, mostRows] of [
  [{ compression: 'none' }, 1000],
  [{ compression: 'snappy' }, 100_000],
  [{ compression: 'gzip' }, 1000],
  [{ compression: 'zstd' }, 1000],
  [{ compression: 'none', values: 'delta' }, 100_000],
] as const) {
  const readBack = (bytes: Uint8Array): Promise<unknown[][]> => readWithDuckdb(bytes);
  testTableFile(parquetEncoder, { options, readBack, expected: toMicroseconds, smallBlocks, mostRows });
}

const TYPES = {
  whole: 'INTEGER',
  wide: 'BIGINT',
  price: 'DECIMAL(18,2)',
  exact: 'DECIMAL(18,18)',
  float: 'DOUBLE',
  yes: 'BOOLEAN',
  day: 'DATE',
  second: 'TIME',
  micro: 'TIME',
  local: 'TIMESTAMP',
  moment: 'TIMESTAMP WITH TIME ZONE',
  id: 'UUID',
  text: 'VARCHAR',
  word: 'VARCHAR',
  blob: 'BLOB',
  json: 'JSON',
  int8: 'TINYINT',
  int16: 'SMALLINT',
  uint8: 'UTINYINT',
  uint16: 'USMALLINT',
  uint32: 'UINTEGER',
  uint64: 'UBIGINT',
  vast: 'DECIMAL(38,10)',
};

describe('columns of Parquet', () => {
  it.each(['plain', 'delta'])('have the types of the table (%s)', async (values) => {
    const bytes = encodeToBytes(parquetEncoder, batchOf(everyType()), { options: { values } });

    const described = await askDuckdb(bytes, 'DESCRIBE SELECT * FROM read_parquet($file)');

    expect(Object.fromEntries(described.map(([name, type]) => [name, type]))).toEqual(TYPES);
  });

  it.each(['plain', 'delta'])('give the edges of every type back (%s)', async (values) => {
    const batch = batchOf(everyType());
    const rows = await readWithDuckdb(encodeToBytes(parquetEncoder, batch, { options: { values } }));

    expect(rows).toEqual(everyTypeTexts);
  });

  it('finds numbers without a sign by the least and greatest of their group', async () => {
    const type = { kind: 'int64', range: 'uint32' } as const;
    const numbers = [0n, 2n ** 32n - 1n, 2n ** 31n, 5n];
    const bytes = encodeToBytes(parquetEncoder, batchOf({ number: { ...wideCells(numbers), type } }));

    const found = await askDuckdb(bytes, 'SELECT number FROM read_parquet($file) WHERE number > 3000000000');
    const edges = await askDuckdb(bytes, 'SELECT stats_min_value, stats_max_value FROM parquet_metadata($file)');

    expect(found).toEqual([[4_294_967_295]]);
    expect(edges).toEqual([['0', '4294967295']]);
  });

  it('are read by a second reader as by the first', async () => {
    const { wide, float, yes, text, word, blob } = everyType();
    const bytes = encodeToBytes(
      parquetEncoder,
      batchOf({ wide, float, yes, text, word, blob } as Record<string, Cells>),
    );
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;

    const rows = await parquetReadObjects({ file, compressors, utf8: false });

    expect(rows.map((row) => ({ ...row, blob: row['blob'] && Buffer.from(row['blob']).toString('base64') }))).toEqual([
      { wide: -(2n ** 63n), float: Number.MAX_VALUE, yes: true, text: '', word: 'b', blob: '' },
      { wide: 2n ** 63n - 1n, float: -0.1, yes: false, text: 'é', word: 'a', blob: 'AAEC/w==' },
      { wide: null, float: null, yes: null, text: null, word: null, blob: null },
      { wide: 0n, float: Number.MIN_VALUE, yes: true, text: 'z', word: 'b', blob: '//8=' },
    ]);
  });

  it('say how many nulls a group has, and between what its values lie', async () => {
    const batch = batchOf({
      n: int32Cells([5, -3, null, 8, 7, 7, null, null, 100]),
      t: bytesCells(['b', 'é', 'a', null, 'aa', '', 'c', 'd', 'e']),
    });
    const bytes = encodeToBytes(parquetEncoder, batch, { options: smallBlocks });

    const statistics = await askDuckdb(
      bytes,
      'SELECT row_group_id, path_in_schema, stats_null_count, stats_min_value, stats_max_value FROM parquet_metadata($file) ORDER BY ALL',
    );

    expect(statistics.map((row) => row.map((value) => (typeof value === 'bigint' ? Number(value) : value)))).toEqual([
      [0, 'n', 3, '-3', '8'],
      [0, 't', 1, '', 'é'],
      [1, 'n', 0, '100', '100'],
      [1, 't', 0, 'e', 'e'],
    ]);
  });

  it('say how many different words a group has, though a list has some of them more than once', async () => {
    const dictionary = createDictionary(['Bavaria', 'Hesse', 'Bavaria', 'Hesse', 'Berlin']);
    const codes = Int32Array.of(0, 2, 1, 3, 5, 2, 0, 2, 1, 4);
    const batch = batchOf({
      region: { type: { kind: 'string' }, vector: { kind: 'codes', codes, dictionary }, n: 10 },
    });
    const bytes = encodeToBytes(parquetEncoder, batch, { options: smallBlocks });

    const statistics = 'SELECT stats_distinct_count FROM parquet_metadata($file) ORDER BY row_group_id';

    expect(await askDuckdb(bytes, statistics)).toEqual([[2n], [2n]]);
    expect(await askDuckdb(bytes, 'SELECT count(DISTINCT region), count(region) FROM $file')).toEqual([[3n, 9n]]);
  });

  it('whose values are numbers made of words are numbers', async () => {
    const options = [codesCells(['12', '-7'], { kind: 'int64' }), constantCells('40', { kind: 'int64' })];
    const batch = batchOf({
      word: codesCells(['1.50', '-0.25'], { kind: 'decimal', precision: 9, scale: 3 }),
      mixed: mixedCells([0, 1], options),
      free: bytesCells(['2024-02-29', '1969-12-31'], { kind: 'date' }),
      float: codesCells(['1e3', '-0.5'], { kind: 'float64' }),
      yes: constantCells('true', { kind: 'boolean' }),
    });

    const rows = await readWithDuckdb(encodeToBytes(parquetEncoder, batch));

    expect(rows).toEqual([
      ['1.500', '12', '2024-02-29', '1000', 'true'],
      ['-0.250', '40', '1969-12-31', '-0.5', 'true'],
    ]);
  });

  it.each([
    ['int32', 'a "word"', 'Column "n" is int32, but "a \\"word\\"" is none; give the column `type: string`.'],
    ['date', '2024-02-30', 'Column "n" is date, but "2024-02-30" is none; give the column `type: string`.'],
  ] as const)('refuse what is no %s before the first row', (kind, text, message) => {
    const batch = batchOf({ n: codesCells([text], { kind }) });

    expect(() => encodeToBytes(parquetEncoder, batch)).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message }),
    );
  });

  it('stand in structures where names have points and that is wished', async () => {
    const batch = batchOf({
      id: int32Cells([1, 2]),
      'home.city': bytesCells(['Köln', null]),
      age: int32Cells([3, 4]),
      'home.at.lat': float64Cells([0.5, null]),
    });
    const bytes = encodeToBytes(parquetEncoder, batch, { options: { nested: true } });

    const rows = await askDuckdb(
      bytes,
      'SELECT id, home.city, home.at.lat, age, columns(*)::VARCHAR FROM read_parquet($file)',
    );

    expect(rows.map((row) => row.slice(0, 4))).toEqual([
      [1, 'Köln', 0.5, 3],
      [2, null, null, 4],
    ]);
    expect(rows[0]?.slice(4)).toEqual(['1', "{'city': Köln, 'at': {'lat': 0.5}}", '3']);
  });

  it.each([
    [['a', 'a.b'], 'Column "a.b" cannot be nested: "a" would be a value and an object at once'],
    [['a.b', 'a'], 'Column "a" cannot be nested: "a" would be a value and an object at once'],
    [['a.'], 'Column "a." cannot be nested, as there is nothing before, behind or between its points'],
  ])('refuse names that cannot be parted: %j', (names, message) => {
    const batch = batchOf(Object.fromEntries(names.map((name) => [name, int32Cells([1])])));

    expect(() => encodeToBytes(parquetEncoder, batch, { options: { nested: true } })).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringContaining(message) }),
    );
  });

  it('have no group where the table has no rows', () => {
    const { columns } = batchOf({ id: int32Cells([1]) });
    const bytes = encodeToBytes(parquetEncoder, { columns, rows: batchOf({ none: [] }).rows });

    const metadata = parquetMetadata(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    );

    expect(metadata.row_groups).toEqual([]);
    expect(metadata.schema.map(({ name }) => name)).toEqual(['schema', 'id']);
  });
});
