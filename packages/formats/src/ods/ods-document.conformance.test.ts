import { createTextReader } from '@populace/cells';
import {
  batchOf,
  boolCells,
  bytesCells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  digitsCells,
  float64Cells,
  int32Cells,
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
import { planDocument } from './ods-document.ts';

type Columns = Parameters<typeof batchOf>[0];

/** The content of a document: its XML, which nothing compresses here. */
function contentOf(columns: Columns, settings: WriteSettings = {}): string {
  const file = writeBook(planDocument, { things: batchOf(columns) }, { compressors: storing, ...settings });
  return Buffer.from(file).toString('utf8');
}

/** The cells of the rows but for the header, each as its XML. */
function cellsOf(column: Columns[string], settings: WriteSettings = {}): string[] {
  const [, ...rows] = contentOf({ column }, settings).split('<table:table-row>').slice(1);
  return rows.map((row) => row.split('</table:table-row>')[0] ?? '');
}

function text(inner: string): string {
  const open = '<table:table-cell table:style-name="text" office:value-type="string"><text:p>';
  return `${open}${inner}</text:p></table:table-cell>`;
}

const refused = (one: string): boolean =>
  // biome-ignore format: one expression
  one.length > 32_767 || [...one].some((character) => (character < ' ' && !'\t\n'.includes(character)) || '\ufffe\uffff'.includes(character));

describe('a document', () => {
  it('has a sheet for each table, under its name', () => {
    const book = writeBook(planDocument, {
      people: batchOf({ name: ['Ann'] }),
      'a/b': batchOf({ id: int32Cells([7]), total: decimalCells([1050], 2), yes: boolCells([true]) }),
    });

    expect([...readSheets(book)]).toEqual([
      ['people', [[['s', 'name']], [['s', 'Ann']]]],
      [
        'a_b',
        [
          [
            ['s', 'id'],
            ['s', 'total'],
            ['s', 'yes'],
          ],
          [
            ['n', 7],
            ['n', 10.5],
            ['b', true],
          ],
        ],
      ],
    ]);
  });

  it('keeps blanks, tabs and line ends', () => {
    expect(cellsOf([' ', '  a  b c ', 'tab\tinside', 'two\n lines', '\n', 'a \n'])).toEqual([
      text('<text:s/>'),
      text('<text:s/><text:s/>a <text:s/>b c<text:s/>'),
      text('tab<text:tab/>inside'),
      text('two</text:p><text:p><text:s/>lines'),
      text('</text:p><text:p>'),
      text('a<text:s/></text:p><text:p>'),
    ]);
  });

  it('has numbers of up to 15 digits as numbers, longer ones as text', () => {
    const number = (digits: string): string =>
      `<table:table-cell office:value-type="float" office:value="${digits}"><text:p>${digits}</text:p></table:table-cell>`;

    expect(cellsOf(wideCells([1n, -999_999_999_999_999n, 10n ** 15n, null]))).toEqual([
      number('1'),
      number('-999999999999999'),
      text('1000000000000000'),
      '<table:table-cell/>',
    ]);
    expect(cellsOf(float64Cells([0.1, 1e300]))).toEqual([number('0.1'), number('1e+300')]);
    expect(cellsOf(digitsCells(['0123456789012345'], [4, 4, 4, 4]))).toEqual([text('0123456789012345')]);
  });

  it('has dates, times and timestamps as such, those before 1582-10-15 as text', () => {
    const cell = (style: string, kind: string, value: string, shown: string): string =>
      `<table:table-cell table:style-name="${style}" office:value-type="${kind}" office:${kind}-value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
    const noon = { days: 19_723, ms: 43_200_250, us: 7 };

    expect(cellsOf(dateCells([0, -141_427, -141_428, null]))).toEqual([
      cell('date', 'date', '1970-01-01', '1970-01-01'),
      cell('date', 'date', '1582-10-15', '1582-10-15'),
      text('1582-10-14'),
      '<table:table-cell/>',
    ]);
    expect(cellsOf(timeCells([noon], 's'))).toEqual([cell('time', 'time', 'PT12H00M00S', '12:00:00')]);
    expect(cellsOf(timeCells([noon], 'us'))).toEqual([
      cell('time-ms', 'time', 'PT12H00M00.250007S', '12:00:00.250007'),
    ]);
    expect(cellsOf(timestampCells([noon], 'ms', true))).toEqual([
      cell('zoned-ms', 'date', '2024-01-01T12:00:00.250', '2024-01-01T12:00:00.250Z'),
    ]);
    expect(cellsOf(dateCells([0]), { dates: 'text' })).toEqual([text('1970-01-01')]);
  });

  it.each(nastyTexts.filter((one) => refused(one)).map((one) => one.slice(0, 32_768)))(
    'refuses %j wherever it stands',
    (one) => {
      const wanted = expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(/"note"/) });
      const words = codesCells(['a', one]);
      for (const cells of [words, bytesCells(['a', one]), partsCells([constantCells('<'), words])]) {
        expect(() => contentOf({ note: cells })).toThrow(wanted);
      }
    },
  );

  it('gives all kinds of cells back', () => {
    const columns = fc
      .array(randomCells(12, refused), { minLength: 1, maxLength: 5 })
      .map((cells) => Object.fromEntries(cells.map((one, index) => [`column ${index}`, one])));
    fc.assert(
      fc.property(columns, (cells) => {
        const batch = batchOf(cells);
        const readers = batch.columns.map((column) => createTextReader(column));
        const rows = readSheets(writeBook(planDocument, { batch }, { dates: 'text' })).get('batch') ?? [];
        for (let row = 0; row < batch.rows.n; row++) {
          for (const [place, read] of readers.entries()) {
            const wanted = read(row)?.trim() ?? null;
            expect(textOf(rows[row + 1]?.[place] ?? null, wanted)).toBe(wanted);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('goes on in further sheets where one has no place for all rows', () => {
    const numbers = Array.from({ length: 100 }, (_, row) => row);
    const people = batchOf({ id: int32Cells(numbers) });
    const limits = { rows: 40, columns: 3 };

    const sheets = readSheets(writeBook(planDocument, { people, empty: batchOf({ a: [] }) }, { limits }));

    expect([...sheets.keys()]).toEqual(['people', 'people 2', 'people 3', 'people 4', 'empty']);
    expect([...sheets.values()].slice(0, 4).flatMap((rows) => rows.slice(1).map(([cell]) => cell?.[1]))).toEqual(
      numbers,
    );
  });

  it('is the same for batches of any size', () => {
    const numbers = Array.from({ length: 700 }, (_, row) => row);
    const batch = batchOf({
      id: int32Cells(numbers),
      day: dateCells(numbers.map((row) => row * 100 - 160_000)),
      note: numbers.map((row) => `  a ${row}`),
    });
    const write = (batchRows: number): string =>
      Buffer.from(writeBook(planDocument, { batch }, { batchRows, limits: { rows: 200, columns: 10 } })).toString(
        'base64',
      );

    expect(new Set([4, 12, 64, 700].map(write)).size).toBe(1);
  });
});

/** The text of a value that is this cell; numbers have the text that they are expected to have. */
function textOf(cell: ReadCell, expected: string | null): string | null {
  if (cell === null) return null;
  const [kind, value] = cell;
  // SheetJS leaves out blanks at both ends.
  if (kind === 's') return String(value).trim();
  if (kind === 'b') return value === true ? 'true' : 'false';
  return expected !== null && Number(expected) === value ? expected : `the number ${String(value)}`;
}
