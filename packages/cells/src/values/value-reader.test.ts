import {
  boolCells,
  bytesCells,
  type Cells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  dividedCells,
  float64Cells,
  int32Cells,
  mixedCells,
  randomCells,
  timeCells,
  timestampCells,
  uuidCells,
  wideCells,
} from '@populace/testkit';
import fc from 'fast-check';
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

/** What a text means in a column of a type. */
function meantBy(text: unknown, { kind }: Cells['type']): unknown {
  if (text === null || typeof text !== 'string') return null;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'float64') return Number(text);
  if (kind !== 'int32' && kind !== 'int64') return text;
  return Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text);
}

describe('values of any kind', () => {
  it('are what their texts mean', () => {
    fc.assert(
      fc.property(randomCells(8), (cells) => {
        expect(values({ ...cells, n: 8 })).toEqual(texts({ ...cells, n: 8 }).map((text) => meantBy(text, cells.type)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('columns of several kinds of values', () => {
  it('give each row the value that it has in its own kind', () => {
    const made = wideCells([1n, 2n, null, 2n ** 53n]);
    const given = codesCells(['-1', '9007199254740993', '7', null], { kind: 'int64' });

    expect(values(mixedCells([0, 1, 0, 1], [made, given]))).toEqual([1, 9007199254740993n, null, null]);
    expect(values(mixedCells([1, 0, 1, 0], [made, given]))).toEqual([-1, 2, 7, 9007199254740992n]);
    expect(texts(mixedCells([1, 0, 1, 0], [made, given]))).toEqual(['-1', '2', '7', '9007199254740992']);
  });

  it('may be null as a whole', () => {
    const cells = mixedCells(
      [0, 1, 0, 1],
      [boolCells([true, true, null, true]), boolCells([true, false, true, false])],
      [3],
    );

    expect(values(cells)).toEqual([true, false, null, null]);
    expect(texts(cells)).toEqual(['true', 'false', null, null]);
  });

  it('take their rows in order where each kind has rows of its own', () => {
    const choice = [1, 0, 0, 1, 2, 0];
    const cells = dividedCells(choice, [
      codesCells(['a', 'b', null]),
      dividedCells([1, 0], [codesCells(['inner 0']), codesCells(['inner 1'])]),
      constantCells('c'),
    ]);

    expect(values(cells)).toEqual(['inner 1', 'a', 'b', 'inner 0', 'c', null]);
    expect(texts(cells)).toEqual(['inner 1', 'a', 'b', 'inner 0', 'c', null]);
  });

  it('have dates as Date, whatever they are made of', () => {
    const cells = mixedCells([0, 1], [dateCells([19_782, 0]), codesCells(['', '1999-12-31'], { kind: 'date' })]);

    expect(values(cells, 'Date')).toEqual([new Date(Date.UTC(2024, 1, 29)), new Date(Date.UTC(1999, 11, 31))]);
    expect(values(cells)).toEqual(['2024-02-29', '1999-12-31']);
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
