import {
  batchOf,
  bytesCells,
  codesCells,
  constantCells,
  decimalCells,
  encodeToBytes,
  float64Cells,
  int32Cells,
  mixedCells,
  testTableFile,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { everyType, everyTypeTexts } from '../shared/columnar/every-type-for-tests.ts';
import { toMicroseconds } from '../shared/columnar/value-texts-for-tests.ts';
import { avroEncoder } from './avro-encoder.ts';
import { readAvro, readAvroTexts } from './avro-reader-for-tests.ts';

for (const compression of ['none', 'deflate', 'snappy', 'zstd']) {
  const options = { compression, names: 'changed' };
  testTableFile(avroEncoder, {
    options,
    readBack: readAvroTexts,
    expected: toMicroseconds,
    smallBlocks: { rowsPerBlock: 8 },
    ...(compression === 'deflate' ? { mostRows: 100_000 } : {}),
  });
}

const TYPES = {
  whole: 'int',
  wide: 'long',
  price: { type: 'bytes', logicalType: 'decimal', precision: 18, scale: 2 },
  exact: { type: 'bytes', logicalType: 'decimal', precision: 18, scale: 18 },
  float: 'double',
  yes: 'boolean',
  day: { type: 'int', logicalType: 'date' },
  second: { type: 'int', logicalType: 'time-millis' },
  micro: { type: 'long', logicalType: 'time-micros' },
  local: { type: 'long', logicalType: 'local-timestamp-millis' },
  moment: { type: 'long', logicalType: 'timestamp-micros' },
  id: { type: 'string', logicalType: 'uuid' },
  text: 'string',
  word: 'string',
  blob: 'bytes',
  json: 'string',
  int8: 'int',
  int16: 'int',
  uint8: 'int',
  uint16: 'int',
  uint32: 'long',
  uint64: 'long',
  vast: { type: 'bytes', logicalType: 'decimal', precision: 38, scale: 10 },
};

function facts(name: string) {
  return { facts: { name } };
}

describe('rows of Avro', () => {
  it('have the types of the table, or null where there may be none', async () => {
    const bytes = encodeToBytes(avroEncoder, batchOf(everyType()), facts('orders'));

    const { schema } = await readAvro(bytes);

    expect(schema).toEqual({
      type: 'record',
      name: 'orders',
      fields: Object.entries(TYPES).map(([name, type]) => ({ name, type: ['null', type], default: null })),
    });
  });

  it('give the edges of every type back', async () => {
    const batch = batchOf(everyType());

    const rows = await readAvroTexts(encodeToBytes(avroEncoder, batch));

    expect(rows).toEqual(everyTypeTexts);
  });

  it('have whole numbers and decimals of every length', async () => {
    const powers = Array.from({ length: 63 }, (_, power) => 2n ** BigInt(power));
    const numbers = powers.flatMap((power) => [power - 1n, power, -power, -power - 1n]);
    const batch = batchOf({ number: wideCells(numbers), decimal: wideCells(numbers, 1) });

    const rows = await readAvroTexts(encodeToBytes(avroEncoder, batch));

    expect(rows.map(([number]) => number)).toEqual(numbers.map(String));
    expect(
      rows.map(([, decimal]) =>
        String(decimal)
          .replace('.', '')
          .replace(/^(-?)0+(?=\d)/, '$1'),
      ),
    ).toEqual(numbers.map(String));
  });

  it('are written byte for byte as the format says', () => {
    const batch = batchOf({ a: wideCells([27n]), b: bytesCells(['foo']), c: decimalCells([-129], 2) });

    const bytes = encodeToBytes(avroEncoder, batch);

    // Two long numbers say how many rows and bytes follow; the record of Avro's own example (1.12, Binary Encoding: Records) comes first.
    expect(Buffer.from(bytes.subarray(-16 - 10, -16)).toString('hex')).toBe('021036' + '06666f6f' + '04ff7f');
    expect(bytes.subarray(-16)).toEqual(bytes.subarray(-16 - 10 - 16, -16 - 10));
  });

  it('whose values are made of words are of their type', async () => {
    const options = [codesCells(['12', '-7'], { kind: 'int64' }), constantCells('40', { kind: 'int64' })];
    const batch = batchOf({
      word: codesCells(['1.50', '-0.25'], { kind: 'decimal', precision: 9, scale: 3 }),
      mixed: mixedCells([0, 1], options),
      free: bytesCells(['2024-02-29', '1969-12-31'], { kind: 'date' }),
      float: codesCells(['1e3', '-0.5'], { kind: 'float64' }),
      yes: constantCells('true', { kind: 'boolean' }),
    });

    const rows = await readAvroTexts(encodeToBytes(avroEncoder, batch));

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

    expect(() => encodeToBytes(avroEncoder, batch)).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message }),
    );
  });

  it('stand in records where names have points and that is wished', async () => {
    const batch = batchOf({
      id: int32Cells([1, 2]),
      'home.city': bytesCells(['Köln', null]),
      age: int32Cells([3, 4]),
      'home.at.lat': float64Cells([0.5, null]),
    });

    const { rows, schema } = await readAvro(
      encodeToBytes(avroEncoder, batch, { options: { nested: true, namespace: 'com.example' }, ...facts('people') }),
    );

    expect(rows).toEqual([
      { id: 1, home: { city: 'Köln', at: { lat: 0.5 } }, age: 3 },
      { id: 2, home: { city: null, at: { lat: null } }, age: 4 },
    ]);
    expect(schema).toMatchObject({
      name: 'people',
      namespace: 'com.example',
      fields: [
        {},
        { name: 'home', type: { name: 'people_home', fields: [{}, { type: { name: 'people_home_at' } }] } },
        {},
      ],
    });
  });
});

describe('names of Avro', () => {
  const batch = batchOf({
    'Preis €': int32Cells([1]),
    'a.b': int32Cells([2]),
    a_b: int32Cells([3]),
    '1': int32Cells([4]),
  });

  it('are changed where that is wished, and stay different', async () => {
    const { rows, schema } = await readAvro(
      encodeToBytes(avroEncoder, batch, { options: { names: 'changed' }, ...facts('string') }),
    );

    expect(rows).toEqual([{ _1: 4, Preis__: 1, a_b: 2, a_b_2: 3 }]);
    expect(schema).toEqual({
      type: 'record',
      name: 'string_',
      doc: 'string',
      fields: [
        { name: '_1', doc: '1', type: 'int' },
        { name: 'Preis__', doc: 'Preis €', type: 'int' },
        { name: 'a_b', doc: 'a.b', type: 'int' },
        { name: 'a_b_2', doc: 'a_b', type: 'int' },
      ],
    });
  });

  it.each([
    ['é', 'orders', /^The column "é" is no name for Avro: .*; rename it, or take names: changed\.$/],
    ['a.b', 'orders', /^The column "a\.b" is no name .*, or nested: true for names with points\.$/],
    ['', 'orders', /^The column "" is no name/],
    ['id', 'order lines', /^The table "order lines" is no name/],
    ['id', 'string', /^The table "string" has the name of a type of Avro: /],
  ])('are refused: %j of %j', (column, table, message) => {
    expect(() => encodeToBytes(avroEncoder, batchOf({ [column]: int32Cells([1]) }), facts(table))).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(message) }),
    );
  });

  it.each(['', 'com..example', 'com.1', 'é'])('are the parts of a namespace, unlike %j', (namespace) => {
    expect(() => encodeToBytes(avroEncoder, batchOf({ id: ['x'] }), { options: { namespace } })).toThrow(
      expect.objectContaining({ code: 'format/invalid-option' }),
    );
  });
});

describe('files of Avro', () => {
  it.each([
    ['none', 'null'],
    ['deflate', 'deflate'],
    ['snappy', 'snappy'],
    ['zstd', 'zstandard'],
  ])('compressed by %s say %s', async (compression, codec) => {
    const file = await readAvro(encodeToBytes(avroEncoder, batchOf({ id: ['x'] }), { options: { compression } }));

    expect(file).toMatchObject({ codec, rows: [{ id: 'x' }] });
  });

  it('end their blocks with a marker that comes from the schema', () => {
    const markerOf = (name: string): Uint8Array => encodeToBytes(avroEncoder, batchOf({ [name]: ['x'] })).subarray(-16);

    expect(markerOf('a')).toEqual(markerOf('a'));
    expect(markerOf('a')).not.toEqual(markerOf('b'));
  });
});
