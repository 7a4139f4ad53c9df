import {
  batchOf,
  bytesCells,
  type Cells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  digitsCells,
  encodeToText,
  float64Cells,
  int32Cells,
  partsCells,
  timeCells,
  timestampCells,
  uuidCells,
  wideCells,
} from '@populace/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineTextEncoder } from './text-encoder.ts';

const bars = defineTextEncoder({
  id: 'bars',
  summary: 'One line a row, cells parted by bars.',
  contentType: 'text/x-bars',
  extensions: ['bars'],
  options: {},
  layout: (columns) => ({
    head: `${columns.map((column) => column.name).join('|')}\n`,
    rowClose: '\n',
    cellBetween: '|',
    cell: () => ({ null: '\\N', escapes: { '|': '||' } }),
  }),
});

/** The lines of one column, without the head. */
function lines(cells: Cells): string[] {
  return encodeToText(bars, batchOf({ a: cells }))
    .split('\n')
    .slice(1, -1);
}

const DAY_MS = 86_400_000;

describe('a text format', () => {
  it('is a layout: head, rows, escapes, nulls', () => {
    const batch = batchOf({ note: ['a|b', null], id: int32Cells([1, 2]) });

    expect(encodeToText(bars, batch)).toBe('note|id\na||b|1\n\\N|2\n');
  });

  it('writes whole numbers of 32 bits', () => {
    const numbers = [0, 9, 10, 9999, 10_000, 99_999_999, 100_000_000, 2_147_483_647, -1, -10_000, -2_147_483_648, null];

    expect(lines(int32Cells(numbers))).toEqual(numbers.map((number) => (number === null ? '\\N' : `${number}`)));
  });

  it('writes whole numbers of 64 bits exactly', () => {
    const edges = [
      0n,
      1n,
      2n ** 31n,
      2n ** 32n - 1n,
      2n ** 32n,
      2n ** 53n + 1n,
      10n ** 16n - 1n,
      10n ** 16n,
      2n ** 63n - 1n,
    ];
    const numbers = [...edges, ...edges.map((edge) => -edge), -(2n ** 63n)];

    expect(lines(wideCells(numbers))).toEqual(numbers.map(String));
  });

  it('writes decimals with all their digits', () => {
    expect(lines(decimalCells([0, 5, -5, 100, -1999, 2_147_483_647], 2))).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1.00',
      '-19.99',
      '21474836.47',
    ]);
    expect(lines(decimalCells([1, -2_147_483_648], 9))).toEqual(['0.000000001', '-2.147483648']);
    expect(lines(decimalCells([1, -2_147_483_648], 12))).toEqual(['0.000000000001', '-0.002147483648']);
    expect(lines(wideCells([1n, -(2n ** 63n), 10n ** 18n], 18))).toEqual([
      '0.000000000000000001',
      '-9.223372036854775808',
      '1.000000000000000000',
    ]);
  });

  it('writes floats in the shortest form that reads back', () => {
    const numbers = [
      0,
      -0,
      0.1,
      0.5,
      -1.25,
      0.3,
      0.1 + 0.2,
      1e21,
      1e-7,
      5e-324,
      1.7976931348623157e308,
      123456.789,
      2 ** 31,
      1e15,
    ];

    expect(lines(float64Cells(numbers))).toEqual([
      '0',
      '0',
      '0.1',
      '0.5',
      '-1.25',
      '0.3',
      '0.30000000000000004',
      '1e+21',
      '1e-7',
      '5e-324',
      '1.7976931348623157e+308',
      '123456.789',
      '2147483648',
      '1000000000000000',
    ]);
  });

  it('has room for rows of the longest floats', () => {
    const longest = Array.from({ length: 100 }, () => -0.0000012345678901234567);
    const columns = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`c${at}`, float64Cells(longest)]));

    const [, ...rows] = encodeToText(bars, batchOf(columns)).split('\n');

    expect(new Set(rows.slice(0, -1))).toEqual(new Set([Array(40).fill('-0.0000012345678901234567').join('|')]));
  });

  it('writes any float as the language does', () => {
    const scaled = fc.tuple(fc.integer(), fc.integer({ min: 0, max: 8 })).map(([n, places]) => n / 10 ** places);
    const some = fc.array(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), scaled), {
      minLength: 200,
      maxLength: 200,
    });

    fc.assert(
      fc.property(some, (numbers) => {
        expect(lines(float64Cells(numbers))).toEqual(numbers.map(String));
      }),
      { numRuns: 50 },
    );
  });

  it('writes every day of 170 years from its table, and any day of the years 1 to 9999 without one', () => {
    const iso = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
    const near = Array.from({ length: 62_000 }, (_, index) => index - 20_000);
    const far = Array.from({ length: 60_000 }, (_, index) => -719_162 + index * 60);

    expect(lines(dateCells(near))).toEqual(near.map(iso));
    expect(lines(dateCells([...far, 2_932_896]))).toEqual([...far, 2_932_896].map(iso));
  });

  it('writes every minute and second of a day, and the digits of its precision', () => {
    const times = Array.from({ length: 86_400 / 7 }, (_, index) => ({ days: 0, ms: index * 7001, us: index % 1000 }));
    const iso = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

    expect(lines(timeCells(times, 's'))).toEqual(times.map(({ ms }) => iso(ms).slice(0, 8)));
    expect(lines(timeCells(times, 'ms'))).toEqual(times.map(({ ms }) => iso(ms)));
    expect(lines(timeCells(times, 'us'))).toEqual(times.map(({ ms, us }) => iso(ms) + `${us}`.padStart(3, '0')));
  });

  it('writes timestamps in ISO 8601, with Z where they have a zone', () => {
    const instants = [{ days: 0, ms: 0, us: 0 }, { days: 19_782, ms: 86_399_999, us: 7 }, null];

    expect(lines(timestampCells(instants, 's', false))).toEqual(['1970-01-01T00:00:00', '2024-02-29T23:59:59', '\\N']);
    expect(lines(timestampCells(instants, 'ms', true))).toEqual([
      '1970-01-01T00:00:00.000Z',
      '2024-02-29T23:59:59.999Z',
      '\\N',
    ]);
    expect(lines(timestampCells([...instants, { days: -719_162, ms: 1, us: 999 }], 'us', true))).toEqual([
      '1970-01-01T00:00:00.000000Z',
      '2024-02-29T23:59:59.999007Z',
      '\\N',
      '0001-01-01T00:00:00.001999Z',
    ]);
  });

  it('writes UUIDs and runs of digits with their leading zeros', () => {
    const id = '00112233-4455-6677-8899-aabbccddeeff';

    expect(lines(uuidCells([id, null]))).toEqual([id, '\\N']);
    expect(lines(digitsCells(['0001020', '9999999'], [4, 1, 2]))).toEqual(['0001020', '9999999']);
    expect(lines(digitsCells(['00010203040506070809'], [4, 4, 4, 4, 3, 1]))).toEqual(['00010203040506070809']);
    expect(
      lines(
        partsCells([
          constantCells('+49 '),
          digitsCells(['030'], [3]),
          constantCells(' '),
          digitsCells(['00012'], [4, 1]),
        ]),
      ),
    ).toEqual(['+49 030 00012']);
  });

  it('grows its memory for long rows and writes the same afterwards', () => {
    const long = 'x|'.repeat(100_000);
    const batch = batchOf({ a: bytesCells(['short', long, 'b', long]), b: codesCells(['1', '2', long, '3']) });
    const wide = long.replaceAll('|', '||');

    expect(encodeToText(bars, batch)).toBe(`a|b\nshort|1\n${wide}|2\nb|${wide}\n${wide}|3\n`);
    expect(encodeToText(bars, batch, { batchRows: 1 })).toBe(`a|b\nshort|1\n${wide}|2\nb|${wide}\n${wide}|3\n`);
  });

  it.each([
    ['before the year 1', dateCells([-719_163])],
    ['after the year 9999', timestampCells([{ days: 2_932_897, ms: 0 }], 's', false)],
  ])('refuses dates %s', (_, cells) => {
    expect(() => lines(cells)).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(/"a"/) }),
    );
  });
});
