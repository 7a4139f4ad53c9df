import {
  batchOf,
  boolCells,
  bytesCells,
  codesCells,
  dateCells,
  decimalCells,
  digitsCells,
  int32Cells,
  nastyTexts,
  timeCells,
  timestampCells,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { hasProgram, pythonWith, runProgram } from '../shared/readers/programs-for-tests.ts';
import { pythonJson } from '../shared/readers/python-json-for-tests.ts';
import {
  MEMBERS_SCRIPT,
  OFFICE_MS,
  officeRows,
  officeXml,
  ZIP_SCRIPT,
} from '../shared/sheet/spreadsheet-programs-for-tests.ts';
import { writeBook } from '../shared/sheet/write-book-for-tests.ts';
import { planWorkbook } from './xlsx-workbook.ts';

const texts = nastyTexts.filter((text) => text.length <= 32_767);
const noon = { days: 19_723, ms: 43_200_000 };

const people = batchOf({
  id: int32Cells([1, -2, 3]),
  long: wideCells([7n, 10n ** 15n, null]),
  paid: decimalCells([550, -1, null], 2),
  is: boolCells([true, false, null]),
  born: dateCells([-25_508, -25_509, null]),
  at: timeCells([noon, { days: 0, ms: 1 }, null], 'ms'),
  seen: timestampCells([noon, { days: 2_932_896, ms: 86_399_000 }, null], 's', false),
  zoned: timestampCells([noon, { days: 0, ms: 0 }, null], 'ms', true),
  card: digitsCells(['0123456789012345', '4111111111111111', null], [4, 4, 4, 4]),
});
const nasty = batchOf({ codes: codesCells(texts), bytes: bytesCells(texts) });
const many = batchOf({ n: int32Cells(Array.from({ length: 100 }, (_, row) => row)) });

const book = (): Uint8Array =>
  writeBook(planWorkbook, { people, nasty, empty: batchOf({ a: int32Cells([]), b: [] }) }, { autofilter: true });
const rolled = (): Uint8Array => writeBook(planWorkbook, { many }, { limits: { rows: 40, columns: 9 } });

describe.skipIf(!hasProgram('soffice'))('LibreOffice (skipped where there is none)', () => {
  it('shows each cell of a workbook', { timeout: OFFICE_MS }, () => {
    const sheets = officeRows(book(), 'xlsx');

    expect(sheets.get('people')).toEqual([
      ['id', 'long', 'paid', 'is', 'born', 'at', 'seen', 'zoned', 'card'],
      [
        '1',
        '7',
        '5.50',
        'TRUE',
        '1900-03-01',
        '12:00:00.000',
        '2024-01-01 12:00:00',
        '2024-01-01 12:00:00.000Z',
        '0123456789012345',
      ],
      [
        '-2',
        '1000000000000000',
        '-0.01',
        'FALSE',
        '1900-02-28',
        '00:00:00.001',
        '9999-12-31 23:59:59',
        '1970-01-01 00:00:00.000Z',
        '4111111111111111',
      ],
      ['3', ...Array.from({ length: 8 }, () => '')],
    ]);
    // All lines of a cell that has several end with LF there.
    const shown = texts.map((text) => (text.includes('\n') ? text.replaceAll(/\r\n?/g, '\n') : text));
    expect(sheets.get('nasty')).toEqual([['codes', 'bytes'], ...shown.map((text) => [text, text])]);
    expect(sheets.get('empty')).toEqual([['a', 'b']]);
  });

  // It makes formulas of all booleans in workbooks of Excel.
  it('finds no formula and no error but for booleans', { timeout: OFFICE_MS }, () => {
    const xml = officeXml(book(), 'xlsx');

    expect(xml).toContain('=1+1');
    expect(xml).not.toMatch(/table:formula="(?!of:=(TRUE|FALSE)\(\)")|calcext:value-type="error"/);
  });

  it('reads further sheets', { timeout: OFFICE_MS }, () => {
    const sheets = officeRows(rolled(), 'xlsx');

    const names = ['many', 'many 2', 'many 3', 'many 4'];
    const rows = names.flatMap((name) => (sheets.get(name) ?? []).slice(1));
    expect(rows).toEqual(Array.from({ length: 100 }, (_, row) => [`${row}`]));
  });
});

const OPENPYXL = `
import json, sys, openpyxl
book = openpyxl.load_workbook(open(sys.argv[1], 'rb'))
def cell(one):
    return [one.data_type, str(one.value)]
json.dump({sheet.title: [sheet.freeze_panes, sheet.auto_filter.ref, [[cell(one) for one in row] for row in sheet.rows]]
           for sheet in book.worksheets}, sys.stdout)
`;
const openpyxl = pythonWith('openpyxl');
const python = pythonWith();

describe('Python (skipped where it is not, or has no openpyxl)', () => {
  it.skipIf(openpyxl === undefined)('reads the types of cells, and each text as it is', () => {
    const read = pythonJson(openpyxl ?? '', OPENPYXL, book());

    // It leaves escapes of what XML has no character for as they are.
    const escaped = texts.map((text) =>
      text.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, (one) => {
        return `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
      }),
    );
    expect(read).toEqual({
      people: [
        'A2',
        'A1:I4',
        [
          ['id', 'long', 'paid', 'is', 'born', 'at', 'seen', 'zoned', 'card'].map((name) => ['s', name]),
          [
            ['n', '1'],
            ['n', '7'],
            ['n', '5.5'],
            ['b', 'True'],
            ['d', '1900-03-01 00:00:00'],
            ['d', '12:00:00'],
            ['d', '2024-01-01 12:00:00'],
            ['d', '2024-01-01 12:00:00'],
            ['s', '0123456789012345'],
          ],
          [
            ['n', '-2'],
            ['s', '1000000000000000'],
            ['n', '-0.01'],
            ['b', 'False'],
            ['s', '1900-02-28'],
            ['d', '00:00:00.001000'],
            ['d', '9999-12-31 23:59:59'],
            ['d', '1970-01-01 00:00:00'],
            ['s', '4111111111111111'],
          ],
          ['3', ...Array.from({ length: 8 }, () => 'None')].map((value) => ['n', value]),
        ],
      ],
      nasty: [
        'A2',
        `A1:B${texts.length + 1}`,
        [
          [
            ['s', 'codes'],
            ['s', 'bytes'],
          ],
          ...escaped.map((text) => [
            ['s', text],
            ['s', text],
          ]),
        ],
      ],
      empty: [
        'A2',
        'A1:B1',
        [
          [
            ['s', 'a'],
            ['s', 'b'],
          ],
        ],
      ],
    });
  });

  it.skipIf(python === undefined)('finds the check sums and sizes of all members right', () => {
    const sheets = (count: number): string[] =>
      Array.from({ length: count }, (_, place) => `xl/worksheets/sheet${place + 1}.xml`);
    const rest = [
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/sharedStrings.xml',
    ];

    expect(pythonJson(python ?? '', ZIP_SCRIPT, book())).toEqual([...rest, ...sheets(3)].map((name) => [name, 1980]));
    expect(pythonJson(python ?? '', ZIP_SCRIPT, rolled())).toEqual([...rest, ...sheets(4)].map((name) => [name, 1980]));
  });

  it.skipIf(python === undefined || !hasProgram('xmllint'))('finds members that are XML (xmllint)', () => {
    const members = pythonJson(python ?? '', MEMBERS_SCRIPT, book());

    for (const text of Object.values(members as Record<string, string>)) {
      expect(runProgram('xmllint', ['--noout', '--huge', '-'], text)).toBe('');
    }
  });
});
