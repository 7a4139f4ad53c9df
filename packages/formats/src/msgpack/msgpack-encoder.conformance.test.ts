import { decode, decodeMulti, decodeTimestampToTimeSpec, ExtensionCodec } from '@msgpack/msgpack';
import type { Column } from '@populace/core';
import {
  batchOf,
  bytesCells,
  codesCells,
  constantCells,
  decimalCells,
  encodeToBytes,
  int32Cells,
  testTableFile,
  timestampCells,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { everyType } from '../shared/columnar/every-type-for-tests.ts';
import { msgpackEncoder } from './msgpack-encoder.ts';

const extensionCodec = new ExtensionCodec();
extensionCodec.register({
  type: -1,
  encode: () => null,
  decode: (bytes) => decodeTimestampToTimeSpec(bytes),
});
const exact = { useBigInt64: true, extensionCodec };

function rowsOf(maps: Iterable<unknown>): unknown[][] {
  return [...maps].map((map) =>
    Object.values(map as object).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ),
  );
}

function readStream(bytes: Uint8Array): unknown[][] {
  return rowsOf(decodeMulti(new Uint8Array(bytes), exact));
}

function readArray(bytes: Uint8Array): unknown[][] {
  return rowsOf(decode(new Uint8Array(bytes), exact) as unknown[]);
}

/** Numbers and booleans are such, all else text. */
function expected(text: string | null, { type: { kind } }: Column): unknown {
  if (text === null) return null;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'json') return JSON.parse(text);
  if (kind === 'float64' || kind === 'int32') return Number(text);
  if (kind !== 'int64') return text;
  const number = BigInt(text);
  return number < -(2n ** 31n) || number >= 2n ** 32n ? number : Number(number);
}

testTableFile(msgpackEncoder, { readBack: readStream, expected });
testTableFile(msgpackEncoder, { options: { shape: 'array' }, readBack: readArray, expected, runs: 10 });

function hexOf(cells: Parameters<typeof batchOf>[0], options = {}): string {
  return Buffer.from(encodeToBytes(msgpackEncoder, batchOf(cells), { options })).toString('hex');
}

describe('msgpack', () => {
  it('writes a map a row, from names to values', () => {
    const cells = { id: int32Cells([1, 2]), 'a.b': bytesCells(['é', null]) };

    expect(hexOf(cells)).toBe('82a2696401a3612e62a2c3a9' + '82a2696402a3612e62c0');
    expect(hexOf(cells, { shape: 'array' })).toBe('92' + '82a2696401a3612e62a2c3a9' + '82a2696402a3612e62c0');
  });

  it.each([
    [0n, '00'],
    [127n, '7f'],
    [128n, 'cc80'],
    [255n, 'ccff'],
    [256n, 'cd0100'],
    [65_535n, 'cdffff'],
    [65_536n, 'ce00010000'],
    [2n ** 32n - 1n, 'ceffffffff'],
    [2n ** 32n, 'd30000000100000000'],
    [2n ** 63n - 1n, 'd37fffffffffffffff'],
    [-1n, 'ff'],
    [-32n, 'e0'],
    [-33n, 'd0df'],
    [-128n, 'd080'],
    [-129n, 'd1ff7f'],
    [-32_768n, 'd18000'],
    [-32_769n, 'd2ffff7fff'],
    [-(2n ** 31n), 'd280000000'],
    [-(2n ** 31n) - 1n, 'd3ffffffff7fffffff'],
    [-(2n ** 63n), 'd38000000000000000'],
  ])('writes %d in the shortest form', (number, hex) => {
    expect(hexOf({ n: wideCells([number]) })).toBe(`81a16e${hex}`);
  });

  it.each([
    [31, 'bf'],
    [32, 'd920'],
    [255, 'd9ff'],
    [256, 'da0100'],
    [65_535, 'daffff'],
    [65_536, 'db00010000'],
  ])('writes a text of %d bytes behind the shortest head', (length, head) => {
    expect(hexOf({ t: bytesCells(['x'.repeat(length)]) })).toBe(`81a174${head}${'78'.repeat(length)}`);
  });

  it('writes more columns and rows than heads of a byte have room for', () => {
    const names = Array.from({ length: 16 }, (_, place) => `c${place}`);
    const columns = Object.fromEntries(
      names.map((name) => [name, int32Cells(Array.from({ length: 70_000 }, () => 1))]),
    );

    const bytes = encodeToBytes(msgpackEncoder, batchOf(columns), { options: { shape: 'array' } });

    expect(Buffer.from(bytes.subarray(0, 8)).toString('hex')).toBe('dd00011170de0010');
    const rows = decode(bytes) as object[];
    expect(rows.length).toBe(70_000);
    expect(Object.keys(rows[69_999] ?? {})).toEqual(names);
  });

  it('gives the edges of every type back', () => {
    const rows = readStream(encodeToBytes(msgpackEncoder, batchOf(everyType())));

    expect(rows[0]).toEqual([
      -(2 ** 31),
      -(2n ** 63n),
      '-0.01',
      '0.999999999999999999',
      Number.MAX_VALUE,
      true,
      '0001-01-01',
      '23:59:59',
      '23:59:59.999999',
      '0001-01-01T00:00:00.001',
      '0001-01-01T00:00:00.001001Z',
      '00000000-0000-0000-0000-000000000000',
      '',
      'b',
      '',
      { a: [1, null] },
      ...[-128, -32_768, 0, 0, 0, 0],
      '-9999999999999999999999999999.9999999999',
    ]);
    expect(rows[1]?.slice(-9, -7)).toEqual(['AAEC/w==', 'x']);
    expect(rows[1]?.slice(-7, -1)).toEqual([127, 32_767, 255, 65_535, 2 ** 32 - 1, 2n ** 63n - 1n]);
    expect(rows[2]).toEqual(Array.from({ length: 23 }, () => null));
  });

  it.each([
    [{ days: 0, ms: 0 }, 'd6ff00000000', { sec: 0, nsec: 0 }],
    [{ days: 49_710, ms: 23_295_000 }, 'd6ffffffffff', { sec: 2 ** 32 - 1, nsec: 0 }],
    [{ days: 49_710, ms: 23_296_000 }, 'd7ff0000000100000000', { sec: 2 ** 32, nsec: 0 }],
    [{ days: 0, ms: 1001, us: 7 }, undefined, { sec: 1, nsec: 1_007_000 }],
    [{ days: -1, ms: 86_399_999, us: 999 }, undefined, { sec: -1, nsec: 999_999_000 }],
    [{ days: -719_162, ms: 0, us: 1 }, undefined, { sec: -62_135_596_800, nsec: 1000 }],
    [{ days: 2_932_896, ms: 86_399_999, us: 999 }, undefined, { sec: 253_402_300_799, nsec: 999_999_000 }],
  ])('writes points in time as timestamps: %j', (instant, hex, point) => {
    const batch = batchOf({ t: timestampCells([instant], 'us', true) });

    const bytes = encodeToBytes(msgpackEncoder, batch, { options: { moments: 'timestamp' } });

    if (hex !== undefined) expect(Buffer.from(bytes).toString('hex')).toBe(`81a174${hex}`);
    expect(readStream(bytes)).toEqual([[point]]);
  });

  it('writes points in time of milliseconds as timestamps, and leaves those without a zone as texts', () => {
    const instants = [{ days: -1, ms: 86_399_999 }];
    const batch = batchOf({ t: timestampCells(instants, 'ms', true), local: timestampCells(instants, 'ms', false) });

    expect(readStream(encodeToBytes(msgpackEncoder, batch, { options: { moments: 'timestamp' } }))).toEqual([
      [{ sec: -1, nsec: 999_000_000 }, '1969-12-31T23:59:59.999'],
    ]);
  });

  it('writes decimals as floats where that is wished', () => {
    const batch = batchOf({ price: decimalCells([-1, 123_456_789], 2), exact: wideCells([-(10n ** 14n) - 1n, 3n], 7) });

    expect(readStream(encodeToBytes(msgpackEncoder, batch, { options: { decimals: 'float' } }))).toEqual([
      [-0.01, -10_000_000.0000001],
      [1_234_567.89, 0.000_000_3],
    ]);
  });

  it('writes JSON as values or as text', () => {
    const texts = ['{"a":{"b":[true,false,null,"é",-1.5]},"":"\\u0000"}', '12345678901', '[]', '-33'];
    const batch = batchOf({ j: bytesCells(texts, { kind: 'json' }) });

    expect([...decodeMulti(encodeToBytes(msgpackEncoder, batch))]).toEqual([
      { j: { a: { b: [true, false, null, 'é', -1.5] }, '': '\0' } },
      { j: 12_345_678_901 },
      { j: [] },
      { j: -33 },
    ]);
    expect(readStream(encodeToBytes(msgpackEncoder, batch, { options: { json: 'text' } }))).toEqual(
      texts.map((text) => [text]),
    );
  });

  it('takes values of a type from words', () => {
    const batch = batchOf({
      whole: codesCells(['12', '-7'], { kind: 'int64' }),
      yes: constantCells('true', { kind: 'boolean' }),
      float: codesCells(['1e3', '-0.5'], { kind: 'float64' }),
    });

    expect(readStream(encodeToBytes(msgpackEncoder, batch))).toEqual([
      [12, true, 1000],
      [-7, true, -0.5],
    ]);
  });

  it.each([
    ['int32', 'a'],
    ['boolean', 'yes'],
  ] as const)('refuses what is no %s before the first row', (kind, text) => {
    const message = `Column "n" is ${kind}, but "${text}" is none; give the column \`type: string\`.`;

    expect(() => hexOf({ n: codesCells([text], { kind }) })).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message }),
    );
  });

  it('refuses what is no JSON where its values are written', () => {
    const cells = { n: codesCells(['{a}'], { kind: 'json' }) };
    const message = 'Column "n" is json, but "{a}" is none; say json: text, or give the column `type: string`.';

    expect(() => hexOf(cells)).toThrow(expect.objectContaining({ code: 'format/cannot-hold', message }));
    expect(hexOf(cells, { json: 'text' })).toBe('81a16ea37b617d');
  });

  it('is a stream that goes on with any other', () => {
    const [one, other] = [batchOf({ id: int32Cells([1, 2]) }), batchOf({ id: int32Cells([3]) })];

    const bytes = Buffer.concat([encodeToBytes(msgpackEncoder, one), encodeToBytes(msgpackEncoder, other)]);

    expect(readStream(bytes)).toEqual([[1], [2], [3]]);
  });
});
