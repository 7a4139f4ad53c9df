import { batchOf, int32Cells } from '@populace/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnLetters } from '../shared/sheet/column-letters.ts';
import { describeReaders, numbers } from '../shared/sheet/describe-readers-for-tests.ts';
import { storing, writeBook } from '../shared/sheet/write-book-for-tests.ts';
import { xlsxReaders } from './xlsx-readers-for-tests.ts';
import { planWorkbook } from './xlsx-workbook.ts';

describeReaders({
  plan: planWorkbook,
  readers: xlsxReaders,
  manyRows: 17_000,
  // It goes over all rows again for each of them.
  slow: ['read-excel-file'],
});

describe('references', () => {
  it('are those of the rows and columns on their sheet, whatever the batches, sheets and windows', () => {
    const shapes = fc.record({
      rows: fc.nat(100),
      columns: fc.integer({ min: 1, max: 30 }),
      batchRows: fc.constantFrom(4, 16, 512),
      header: fc.boolean(),
      sheetRows: fc.integer({ min: 17, max: 60 }),
      firstRow: fc.constantFrom(0, 4, 1_000_000, 2 ** 33),
    });

    fc.assert(
      fc.property(shapes, ({ rows, columns, batchRows, header, sheetRows, firstRow }) => {
        const table = batchOf(
          Object.fromEntries(
            numbers(columns).map((name) => [
              `c${name}`,
              int32Cells(numbers(rows).map((row) => (row % 3 === 0 ? null : row))),
            ]),
          ),
        );
        const limits = { rows: sheetRows, columns: 100 };
        const book = writeBook(planWorkbook, { table }, { compressors: storing, limits, batchRows, header, firstRow });

        const sheets = Buffer.from(book).toString('latin1').split('<sheetData>').slice(1);
        for (const sheet of sheets) {
          const xml = sheet.slice(0, sheet.indexOf('</sheetData>'));
          const count = xml.split('<row ').length - 1;
          const expected = numbers(count).flatMap((row) => [
            `<row r="${row + 1}"`,
            ...numbers(columns).map((column) => `<c r="${columnLetters(column + 1)}${row + 1}"`),
          ]);
          expect(xml.match(/<(?:row|c)\b[^>]*?r="[^"]*"/g) ?? []).toEqual(expected);
        }
        const written = sheets.reduce((sum, sheet) => sum + sheet.split('<row ').length - 1, 0);
        expect(written).toBe(rows + (header ? sheets.length : 0));
      }),
    );
  });
});
