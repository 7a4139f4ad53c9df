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
import { planDocument } from './ods-document.ts';

const texts = nastyTexts.filter((text) => text.length <= 32_767 && !/[\0-\x08\x0b-\x1f\ufffe\uffff]/.test(text));
const noon = { days: 19_723, ms: 43_200_000 };

const people = batchOf({
  id: int32Cells([1, -2, 3]),
  long: wideCells([7n, 10n ** 15n, null]),
  paid: decimalCells([550, -1, null], 2),
  is: boolCells([true, false, null]),
  born: dateCells([-141_427, -141_428, null]),
  at: timeCells([noon, { days: 0, ms: 1 }, null], 'ms'),
  seen: timestampCells([noon, { days: 2_932_896, ms: 86_399_000 }, null], 's', false),
  zoned: timestampCells([noon, { days: -719_162, ms: 0 }, null], 'ms', true),
  card: digitsCells(['0123456789012345', '4111111111111111', null], [4, 4, 4, 4]),
});
const nasty = batchOf({ codes: codesCells(texts), bytes: bytesCells(texts) });
const many = batchOf({ n: int32Cells(Array.from({ length: 100 }, (_, row) => row)) });

const document = (): Uint8Array =>
  writeBook(planDocument, { people, nasty, empty: batchOf({ a: int32Cells([]), b: [] }) }, { autofilter: true });

describe.skipIf(!hasProgram('soffice'))('LibreOffice (skipped where there is none)', () => {
  it('shows each cell of a document', { timeout: OFFICE_MS }, () => {
    const sheets = officeRows(document(), 'ods');

    expect(sheets.get('people')).toEqual([
      ['id', 'long', 'paid', 'is', 'born', 'at', 'seen', 'zoned', 'card'],
      [
        '1',
        '7',
        '5.50',
        'TRUE',
        '1582-10-15',
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
        '1582-10-14',
        '00:00:00.001',
        '9999-12-31 23:59:59',
        '0001-01-01T00:00:00.000Z',
        '4111111111111111',
      ],
      ['3', ...Array.from({ length: 8 }, () => '')],
    ]);
    // LibreOffice 7.4 takes no notice of tabs within cells.
    const shown = texts.map((text) => text.replaceAll('\t', ''));
    expect(sheets.get('nasty')).toEqual([['codes', 'bytes'], ...shown.map((text) => [text, text])]);
    expect(sheets.get('empty')).toEqual([['a', 'b']]);
  });

  it('finds no formula and no error, and the filter', { timeout: OFFICE_MS }, () => {
    const xml = officeXml(document(), 'ods');

    expect(xml).toContain('=1+1');
    expect(xml).not.toMatch(/table:formula|calcext:value-type="error"/);
    expect(xml).toMatch(/table:target-range-address="people.A1:people.I4" table:display-filter-buttons="true"/);
  });

  it('reads further sheets', { timeout: OFFICE_MS }, () => {
    const sheets = officeRows(writeBook(planDocument, { many }, { limits: { rows: 40, columns: 9 } }), 'ods');

    const rows = ['many', 'many 2', 'many 3', 'many 4'].flatMap((name) => (sheets.get(name) ?? []).slice(1));
    expect(rows).toEqual(Array.from({ length: 100 }, (_, row) => [`${row}`]));
  });
});

const ODFPY = `
import json, sys
from odf import opendocument, table, teletype, text
def cell(one):
    value = one.getAttribute('value') or one.getAttribute('datevalue') or one.getAttribute('timevalue') or one.getAttribute('booleanvalue')
    return [one.getAttribute('valuetype'), str(value) if value is not None else '\\n'.join(teletype.extractText(p) for p in one.getElementsByType(text.P))]
book = opendocument.load(open(sys.argv[1], 'rb'))
json.dump({sheet.getAttribute('name'): [[cell(one) for one in row.getElementsByType(table.TableCell)] for row in sheet.getElementsByType(table.TableRow)]
           for sheet in book.spreadsheet.getElementsByType(table.Table)}, sys.stdout)
`;
const odfpy = pythonWith('odf');
const python = pythonWith();

describe('Python (skipped where it is not, or has no odfpy)', () => {
  it.skipIf(odfpy === undefined)('reads the types of cells, and each text as it is', () => {
    const read = pythonJson(odfpy ?? '', ODFPY, document());

    const strings = (list: readonly string[]): readonly unknown[] => list.map((one) => ['string', one]);
    expect(read).toEqual({
      people: [
        strings(['id', 'long', 'paid', 'is', 'born', 'at', 'seen', 'zoned', 'card']),
        [
          ['float', '1'],
          ['float', '7'],
          ['float', '5.50'],
          ['boolean', 'true'],
          ['date', '1582-10-15'],
          ['time', 'PT12H00M00.000S'],
          ['date', '2024-01-01T12:00:00'],
          ['date', '2024-01-01T12:00:00.000'],
          ['string', '0123456789012345'],
        ],
        [
          ['float', '-2'],
          ['string', '1000000000000000'],
          ['float', '-0.01'],
          ['boolean', 'false'],
          ['string', '1582-10-14'],
          ['time', 'PT00H00M00.001S'],
          ['date', '9999-12-31T23:59:59'],
          ['string', '0001-01-01T00:00:00.000Z'],
          ['string', '4111111111111111'],
        ],
        [['float', '3'], ...Array.from({ length: 8 }, () => [null, ''])],
      ],
      nasty: [strings(['codes', 'bytes']), ...texts.map((text) => strings([text, text]))],
      empty: [strings(['a', 'b'])],
    });
  });

  it.skipIf(python === undefined)('finds the check sums and sizes of all members right, and the type first', () => {
    const file = document();

    expect(pythonJson(python ?? '', ZIP_SCRIPT, file)).toEqual(
      ['mimetype', 'META-INF/manifest.xml', 'styles.xml', 'meta.xml', 'settings.xml', 'content.xml'].map((name) => [
        name,
        1980,
      ]),
    );
    // Where the specification wants it (Part 2, section 3.3): from byte 38 on, as it is.
    expect(Buffer.from(file).toString('latin1', 30, 84)).toBe('mimetypeapplication/vnd.oasis.opendocument.spreadsheet');
  });

  it.skipIf(python === undefined || !hasProgram('xmllint'))('finds members that are XML (xmllint)', () => {
    const { mimetype: _, ...members } = pythonJson(python ?? '', MEMBERS_SCRIPT, document()) as Record<string, string>;

    for (const text of Object.values(members)) {
      expect(runProgram('xmllint', ['--noout', '--huge', '-'], text)).toBe('');
    }
  });
});
