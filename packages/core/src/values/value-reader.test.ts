import {
  boolCells,
  bytesCells,
  type Cells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  float64Cells,
  int32Cells,
  timeCells,
  timestampCells,
  uuidCells,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { createTextReader } from './text-reader.ts';
import { createValueReader, type DateForm } from './value-reader.ts';

function values({ type, vector, n = 1 }: Cells, dates: DateForm = 'text'): unknown[] {
  const read = createValueReader({ name: 'a', type, vector }, { dates });
  return Array.from({ length: n }, (_, row) => read(row));
}

function texts({ type, vector, n = 1 }: Cells): unknown[] {
  const read = createTextReader({ name: 'a', type, vector });
  return Array.from({ length: n }, (_, row) => read(row));
}

const instants = [{ days: 19_782, ms: 45_296_789, us: 12 }, null];

describe('values of rows as objects', () => {
  it('gives whole numbers as numbers as long as they are exact, else as bigints', () => {
    const safe = 2n ** 53n - 1n;

    expect(values(int32Cells([5, -7, null]))).toEqual([5, -7, null]);
    expect(
      values(wideCells([0n, -1n, safe, -safe, safe + 1n, -safe - 1n, 2n ** 63n - 1n, -(2n ** 63n), null])),
    ).toEqual([
      0,
      -1,
      9007199254740991,
      -9007199254740991,
      9007199254740992n,
      -9007199254740992n,
      9223372036854775807n,
      -9223372036854775808n,
      null,
    ]);
  });

  it('converts words of a list by the type of the column', () => {
    expect(values(codesCells(['1', '9007199254740993', null, '1'], { kind: 'int64' }))).toEqual([
      1,
      9007199254740993n,
      null,
      1,
    ]);
    expect(values(codesCells(['0.5', '1e3'], { kind: 'float64' }))).toEqual([0.5, 1000]);
    expect(values(codesCells(['true', 'false', null], { kind: 'boolean' }))).toEqual([true, false, null]);
    expect(values(codesCells(['007', null]))).toEqual(['007', null]);
    expect(values(constantCells('3', { kind: 'int32' }))).toEqual([3]);
  });

  it('gives decimals, times and UUIDs as text, floats and booleans as what they are', () => {
    const id = '00112233-4455-6677-8899-aabbccddeeff';

    expect(values(decimalCells([150, null, -5], 2))).toEqual(['1.50', null, '-0.05']);
    expect(values(timeCells(instants, 'ms'))).toEqual(['12:34:56.789', null]);
    expect(values(uuidCells([id, null]))).toEqual([id, null]);
    expect(values(float64Cells([1.5, -0, null]))).toEqual([1.5, 0, null]);
    expect(values(boolCells([true, false, null]))).toEqual([true, false, null]);
  });

  it('gives dates as text or as Date', () => {
    expect(values(dateCells([19_782, null]))).toEqual(['2024-02-29', null]);
    expect(values(dateCells([19_782, null]), 'Date')).toEqual([new Date(Date.UTC(2024, 1, 29)), null]);
    expect(values(timestampCells(instants, 'us', true))).toEqual(['2024-02-29T12:34:56.789012Z', null]);
    expect(values(timestampCells(instants, 'ms', false), 'Date')).toEqual([
      new Date(Date.UTC(2024, 1, 29, 12, 34, 56, 789)),
      null,
    ]);
    expect(values(codesCells(['2024-02-29T01:02:03'], { kind: 'timestamp', precision: 's' }), 'Date')).toEqual([
      new Date(Date.UTC(2024, 1, 29, 1, 2, 3)),
    ]);
  });

  it('gives each row a Date and a JSON value of its own', () => {
    const data = codesCells(['{"a":[1]}', '{"a":[1]}'], { kind: 'json' });

    const [first, second] = values(data);

    expect(first).toEqual({ a: [1] });
    expect(first).not.toBe(second);
  });

  it('gives JSON nulls and database nulls as null', () => {
    expect(values(bytesCells(['null', null], { kind: 'json' }))).toEqual([null, null]);
  });
});

describe('texts for previews', () => {
  it('writes every kind plainly', () => {
    expect(texts(int32Cells([-5, null]))).toEqual(['-5', null]);
    expect(texts(wideCells([-(2n ** 63n)]))).toEqual(['-9223372036854775808']);
    expect(texts(decimalCells([-7, 700], 2))).toEqual(['-0.07', '7.00']);
    expect(texts(dateCells([-719_162, 2_932_896]))).toEqual(['0001-01-01', '9999-12-31']);
    expect(texts(timestampCells(instants, 's', true))).toEqual(['2024-02-29T12:34:56Z', null]);
    expect(texts(codesCells(['a "b"', null, '']))).toEqual(['a "b"', null, '']);
    expect(texts(bytesCells(['\ufeffé', '']))).toEqual(['\ufeffé', '']);
  });
});
