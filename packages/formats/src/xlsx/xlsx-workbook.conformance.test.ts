import { createTextReader } from '@populace/cells';
import type { Vector } from '@populace/core';
import {
  batchOf,
  boolCells,
  bytesCells,
  type Cells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  digitsCells,
  float64Cells,
  int32Cells,
  mixedCells,
  nastyTexts,
  partsCells,
  randomCells,
  timeCells,
  timestampCells,
  wideCells,
} from '@populace/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ReadCell, readSheets } from '../shared/sheet/read-sheets-for-tests.ts';
import { storing, type WriteSettings, writeBook } from '../shared/sheet/write-book-for-tests.ts';
import { planWorkbook } from './xlsx-workbook.ts';

type Columns = Parameters<typeof batchOf>[0];

function rowsOf(columns: Columns, settings: WriteSettings = {}): ReadCell[][] {
  const sheets = readSheets(writeBook(planWorkbook, { things: batchOf(columns) }, settings));
  return sheets.get('things') ?? [];
}

/** The cells of the only column, without its name. */
function cellsOf(column: Columns[string], settings: WriteSettings = {}): ReadCell[] {
  const { n } = batchOf({ column }).rows;
  const rows = rowsOf({ column }, settings);
  return Array.from({ length: n }, (_, row) => rows[row + 1]?.[0] ?? null);
}

const texts = nastyTexts.filter((text) => text.length <= 32_767);
/** SheetJS makes LF of CR and LF. */
const asRead = (text: string): string => text.replaceAll('\r\n', '\n');

const DAY = 86_400_000;

describe('a workbook', () => {
  it('has a sheet for each table, under its name', () => {
    const book = writeBook(planWorkbook, {
      people: batchOf({ name: ['Ann'] }),
      orders: batchOf({ id: int32Cells([7]), total: decimalCells([1050], 2) }),
    });

    expect([...readSheets(book)]).toEqual([
      ['people', [[['s', 'name']], [['s', 'Ann']]]],
      [
        'orders',
        [
          [
            ['s', 'id'],
            ['s', 'total'],
          ],
          [
            ['n', 7],
            ['n', 10.5],
          ],
        ],
      ],
    ]);
  });

  it('has the names of the columns where there are no rows', () => {
    expect(rowsOf({ id: int32Cells([]), note: [] })).toEqual([
      [
        ['s', 'id'],
        ['s', 'note'],
      ],
    ]);
  });

  it('has no header when told so', () => {
    expect(rowsOf({ id: int32Cells([1, 2]) }, { header: false })).toEqual([[['n', 1]], [['n', 2]]]);
  });

  it.each([
    ['a dictionary', codesCells(texts)],
    ['free text', bytesCells(texts)],
    ['joined parts', partsCells([constantCells('<'), codesCells(texts), constantCells('>')])],
    [
      'several kinds',
      mixedCells(
        texts.map((_, row) => row % 2),
        [codesCells(texts), bytesCells(texts)],
      ),
    ],
  ])('keeps nasty texts of %s', (_, cells) => {
    const [column] = batchOf({ cells }).columns;
    const read = column === undefined ? undefined : createTextReader(column);

    expect(cellsOf(cells)).toEqual(texts.map((_text, row) => ['s', asRead(read?.(row) ?? '')]));
  });

  it('keeps texts that look like the escapes of the format', () => {
    const alike = [
      '_x0041_',
      '_x0041_x0042_',
      '_x0041\u0001',
      '__x000d__',
      'a_x005F_x0041_b',
      '\u0001x0041_',
      '_',
      '_x00_',
    ];

    expect(cellsOf(codesCells(alike))).toEqual(alike.map((text) => ['s', text]));
    expect(cellsOf(alike)).toEqual(alike.map((text) => ['s', text]));
  });

  it('keeps texts that look like formulas, numbers or dates as text', () => {
    const alike = ['=1+1', '+49301234567', '-1', '@SUM(A1)', '007', '1e5', '2024-01-01', 'TRUE', "'quoted", '#N/A'];

    expect(cellsOf(alike)).toEqual(alike.map((text) => ['s', text]));
  });

  it('has no formula in its XML, whatever the values', () => {
    const nasty = batchOf({ a: codesCells(texts), b: bytesCells(texts) });

    const members = Buffer.from(writeBook(planWorkbook, { nasty }, { compressors: storing })).toString('latin1');

    expect(members).toContain('<is><t xml:space="preserve">=1+1</t></is>');
    expect(members).not.toMatch(/<f[ >/]/);
  });

  it('has numbers of up to 15 digits as numbers, longer ones as text', () => {
    const cells = cellsOf(wideCells([1n, -999_999_999_999_999n, 10n ** 15n, null, -(2n ** 63n)]));

    expect(cells).toEqual([
      ['n', 1],
      ['n', -999_999_999_999_999],
      ['s', '1000000000000000'],
      null,
      ['s', '-9223372036854775808'],
    ]);
    expect(cellsOf(wideCells([123_456_789_012_345n, 1_234_567_890_123_450n], 2))).toEqual([
      ['n', 1_234_567_890_123.45],
      ['s', '12345678901234.50'],
    ]);
  });

  it('has card numbers and other long digits as text, with their leading zeros', () => {
    expect(cellsOf(digitsCells(['0123456789012345', '4111111111111111'], [4, 4, 4, 4]))).toEqual([
      ['s', '0123456789012345'],
      ['s', '4111111111111111'],
    ]);
  });

  it('has booleans and floating point numbers as such', () => {
    expect(cellsOf(boolCells([true, false, null, true]))).toEqual([['b', true], ['b', false], null, ['b', true]]);
    expect(cellsOf(float64Cells([0.1, 1e300, null, -2.5]))).toEqual([['n', 0.1], ['n', 1e300], null, ['n', -2.5]]);
  });

  it('has dates by the number that spreadsheets give them, those before 1900-03-01 as text', () => {
    // 1970-01-01 is 25569, 1900-03-01 is 61.
    expect(cellsOf(dateCells([0, 19_723, -25_508, null, -25_509, -719_162]))).toEqual([
      ['n', 25_569],
      ['n', 45_292],
      ['n', 61],
      null,
      ['s', '1900-02-28'],
      ['s', '0001-01-01'],
    ]);
  });

  it('has no part of a second in times of whole seconds, which programs would round', () => {
    const late = { days: 0, ms: 7_919 };

    expect(cellsOf(timeCells([late], 's'))).toEqual([['n', 0.00008101852]]);
    expect(cellsOf(timestampCells([late], 's', false))).toEqual([['n', 25_569.00008101852]]);
  });

  it('has times as parts of a day', () => {
    const ms = [0, 43_200_000, 86_399_999];

    const cells = cellsOf(timeCells([...ms.map((one) => ({ days: 0, ms: one })), null], 'ms'));

    expect(cells.map((cell) => (cell === null ? null : Math.round(Number(cell[1]) * DAY)))).toEqual([...ms, null]);
  });

  it.each(['s', 'ms', 'us'] as const)('has timestamps to the millisecond (%s)', (precision) => {
    const instants = [
      { days: 0, ms: 1000 },
      { days: 19_723, ms: 86_399_000 },
      { days: 2_932_896, ms: 43_200_000 },
    ];

    const cells = cellsOf(timestampCells([...instants, { days: -30_000, ms: 0, us: 5 }], precision, false));

    const moments = cells.slice(0, 3).map((cell) => Math.round((Number(cell?.[1]) - 25_569) * DAY));
    expect(moments).toEqual(instants.map(({ days, ms }) => days * DAY + ms));
    expect(cells[3]).toEqual(['s', expect.stringMatching(/^1887-11-12T00:00:00/)]);
  });

  it('has dates and times as text when told so', () => {
    const settings = { dates: 'text' } as const;

    expect(cellsOf(dateCells([0]), settings)).toEqual([['s', '1970-01-01']]);
    expect(cellsOf(timestampCells([{ days: 0, ms: 1000 }], 's', true), settings)).toEqual([
      ['s', '1970-01-01T00:00:01Z'],
    ]);
    expect(cellsOf(int32Cells([5]), settings)).toEqual([['n', 5]]);
  });

  it('has values that are written in the schema like those that are made', () => {
    const date = { kind: 'date' } as const;
    const mixed = mixedCells([0, 1, 1], [dateCells([1, 1, 1]), codesCells(['1970-01-01', '1970-01-03', null], date)]);

    expect(cellsOf({ ...mixed, type: date })).toEqual([['n', 25_570], ['n', 25_571], null]);
    expect(cellsOf(codesCells(['12:30:00', null], { kind: 'time', precision: 's' }))).toEqual([
      ['n', expect.closeTo(0.520833, 6)],
      null,
    ]);
    expect(cellsOf(codesCells(['-7', '9007199254740993'], { kind: 'int64' }))).toEqual([
      ['n', -7],
      ['s', '9007199254740993'],
    ]);
    expect(cellsOf(codesCells(['true', 'false'], { kind: 'boolean' }))).toEqual([
      ['b', true],
      ['b', false],
    ]);
  });

  it('has the values of given rows as what they are, though nothing is made under them', () => {
    const nothing: Vector = { kind: 'constant', text: '', valid: new Uint8Array(3) };
    const over = (given: Cells): Cells => {
      const options = [{ vector: nothing }, { vector: given.vector }];
      return { type: given.type, n: 3, vector: { kind: 'mixed', choice: Int32Array.of(1, 1, 0), options } };
    };

    const numbers = codesCells(['1.50', '-7.00', null], { kind: 'decimal', precision: 5, scale: 2 });
    const dates = codesCells(['1970-01-03', '1970-01-04', null], { kind: 'date' });
    const texts = codesCells(['1', '', null]);

    expect(cellsOf(over(numbers))).toEqual([['n', 1.5], ['n', -7], null]);
    expect(cellsOf(over(dates))).toEqual([['n', 25_571], ['n', 25_572], null]);
    expect(cellsOf(over(texts))).toEqual([['s', '1'], ['s', ''], null]);
  });

  it('has a whole column as text where one of its values is not of its type', () => {
    const given = codesCells(['1970-01-03', 'unknown'], { kind: 'date' });

    expect(cellsOf(given)).toEqual([
      ['s', '1970-01-03'],
      ['s', 'unknown'],
    ]);
  });

  it('gives all kinds of cells back', () => {
    const columns = fc
      .array(
        randomCells(12, (text) => text.length > 32_767),
        { minLength: 1, maxLength: 5 },
      )
      .map((cells) => Object.fromEntries(cells.map((one, index) => [`column ${index}`, one])));
    fc.assert(
      fc.property(columns, (cells) => {
        const batch = batchOf(cells);
        const readers = batch.columns.map((column) => createTextReader(column));
        const rows = rowsOf(cells, { dates: 'text' }).slice(1);
        for (let row = 0; row < batch.rows.n; row++) {
          for (const [place, read] of readers.entries()) {
            const text = read(row);
            const wanted = text === null ? null : asRead(text);
            expect(textOf(rows[row]?.[place] ?? null, wanted)).toBe(wanted);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for batches of any size', () => {
    const numbers = Array.from({ length: 700 }, (_, row) => row);
    const batch = batchOf({
      id: int32Cells(numbers),
      day: dateCells(numbers.map((row) => row * 100 - 40_000)),
      note: numbers.map((row) => `_x000${row % 10}_ ${row}`),
    });
    const write = (batchRows: number): string =>
      Buffer.from(writeBook(planWorkbook, { batch }, { batchRows, limits: { rows: 200, columns: 10 } })).toString(
        'base64',
      );

    expect(new Set([4, 12, 64, 700].map(write)).size).toBe(1);
  });
});

/** The text of a value that is this cell; numbers have the text that they are expected to have. */
function textOf(cell: ReadCell, expected: string | null): string | null {
  if (cell === null) return null;
  const [kind, value] = cell;
  if (kind === 's') return String(value);
  if (kind === 'b') return value === true ? 'true' : 'false';
  return expected !== null && Number(expected) === value ? expected : `the number ${String(value)}`;
}

describe('tables that one sheet has no place for', () => {
  const numbers = Array.from({ length: 100 }, (_, row) => row);
  const people = batchOf({ id: int32Cells(numbers) });
  const limits = { rows: 40, columns: 3 };

  it('go to further sheets, each with a header', () => {
    const sheets = readSheets(writeBook(planWorkbook, { people, 'people 2': people }, { limits }));

    expect([...sheets.keys()]).toEqual([
      'people',
      'people 2',
      'people 3',
      'people 4',
      'people 2 2',
      'people 2 3',
      'people 2 4',
      'people 2 5',
    ]);
    const rows = [...sheets.values()].slice(0, 4).map((cells) => cells.map(([cell]) => cell?.[1]));
    expect(rows.map(([header]) => header)).toEqual(['id', 'id', 'id', 'id']);
    expect(rows.flatMap(([, ...ids]) => ids)).toEqual(numbers);
  });

  it('stay on one sheet where they just fit', () => {
    const write = (header: boolean, rows: number): number =>
      readSheets(writeBook(planWorkbook, { people }, { header, limits: { rows, columns: 3 } })).size;

    expect([write(true, 101), write(false, 100), write(true, 100), write(false, 99)]).toEqual([1, 1, 2, 2]);
  });

  it('are refused without rollover, and where there are too many columns', () => {
    const refused = expect.objectContaining({ code: 'format/cannot-hold' });
    const wide = batchOf({ a: ['x'], b: ['x'], c: ['x'], d: ['x'] });

    expect(() => writeBook(planWorkbook, { people }, { limits, rollover: false })).toThrow(refused);
    expect(() => writeBook(planWorkbook, { wide }, { limits })).toThrow(refused);
  });
});

describe('texts that are too long for a cell', () => {
  const long = 'x'.repeat(32_768);
  const write = (cells: Columns[string]): unknown => rowsOf({ note: cells });

  it.each([
    ['in a dictionary', codesCells(['a', long])],
    ['in every row', constantCells(long)],
    ['joined', partsCells([constantCells('y'), codesCells(['a', long])])],
  ])('are refused before the first row: %s', (_, cells) => {
    expect(() => write(cells)).toThrow(expect.objectContaining({ code: 'format/cannot-hold' }));
  });

  it.each([
    ['free text', bytesCells(['a', 'b', long])],
    ['joined free text', partsCells([constantCells('yy'), bytesCells(['a', 'b', long.slice(1)])])],
  ])('are refused with their row: %s', (_, cells) => {
    expect(() => write(cells)).toThrow(/"note".*in row 3/);
  });

  it('are counted as spreadsheets count, and the longest are written', () => {
    const longest = [long.slice(1), 'é'.repeat(32_767), '😀'.repeat(16_383)];

    expect(cellsOf(longest)).toEqual(longest.map((text) => ['s', text]));
    expect(() => write(['😀'.repeat(16_384)])).toThrow(/in row 1/);
  });
});

describe('the sheets of tables with names that a spreadsheet does not take', () => {
  it.each([
    ['a/b:c', 'a_b_c'],
    ["'quoted'", '_quoted_'],
    ['History', 'History_'],
    ['a table with a name of more than 31 characters', 'a table with a name of more tha'],
    ['&<>"', '&<>"'],
  ])('%s becomes %s', (table, sheet) => {
    const book = writeBook(planWorkbook, { [table]: batchOf({ a: ['x'] }) }, { autofilter: true });

    expect([...readSheets(book).keys()]).toEqual([sheet]);
  });

  it('differ in more than case', () => {
    const one = batchOf({ a: ['x'] });

    const names = [
      ...readSheets(writeBook(planWorkbook, { people: one, People: one, 'people 2': one, 'PEOPLE?': one })).keys(),
    ];

    expect(names).toEqual(['people', 'People 2', 'people 2 2', 'PEOPLE_']);
  });
});
