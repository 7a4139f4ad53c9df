import { batchOf, type Cells, codesCells, int32Cells } from '@populace/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnLetters } from '../sheet/column-letters.ts';
import { storing, writeBook } from '../sheet/write-book-for-tests.ts';
import { xlsxReaders } from './xlsx-readers-for-tests.ts';
import { planWorkbook } from './xlsx-workbook.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, row) => row);

/** The rows below the header that a reader finds. */
const below = (rows: readonly (readonly unknown[])[] | undefined): unknown[][] =>
  (rows ?? []).slice(1).map((row) => [...row]);

/** It goes over all rows again for each of them, which takes minutes for as many. */
const SLOW = 'read-excel-file';

describe.each(Object.entries(xlsxReaders))('%s', (name, read) => {
  it('reads the cells of each table, nulls among them', async () => {
    const people = batchOf({
      id: int32Cells([1, 2, 3]),
      name: ['Ann', null, 'Bö'],
      city: codesCells(['Kiel', 'Ulm', 'Bonn']),
    });
    const orders = batchOf({ id: int32Cells([7]), note: ['<x>'] });

    const sheets = await read(writeBook(planWorkbook, { people, orders }));

    expect(sheets).toEqual({
      people: [
        ['id', 'name', 'city'],
        [1, 'Ann', 'Kiel'],
        [2, null, 'Ulm'],
        [3, 'Bö', 'Bonn'],
      ],
      orders: [
        ['id', 'note'],
        [7, '<x>'],
      ],
    });
  });

  it('finds cells beyond the columns Z and ZZ', async () => {
    const names = numbers(704);
    const wide = batchOf(
      Object.fromEntries(names.map((name): [string, Cells] => [`c${name}`, int32Cells([name, -name])])),
    );

    const { wide: rows } = await read(writeBook(planWorkbook, { wide }));

    expect(rows?.map((row) => [...row])).toEqual([
      names.map((name) => `c${name}`),
      names,
      names.map((name) => -name || 0),
    ]);
  });

  it.skipIf(name === SLOW)('finds rows beyond the first blocks', { timeout: 60_000 }, async () => {
    const many = batchOf({ n: int32Cells(numbers(17_000)) });

    const { many: rows } = await read(writeBook(planWorkbook, { many }));

    expect(below(rows)).toEqual(numbers(17_000).map((n) => [n]));
  });

  it('finds rows of further sheets, and of a window', async () => {
    const many = batchOf({ n: int32Cells(numbers(100)) });

    const sheets = await read(writeBook(planWorkbook, { many }, { limits: { rows: 40, columns: 9 }, firstRow: 1000 }));

    expect(Object.keys(sheets)).toEqual(['many', 'many 2', 'many 3', 'many 4']);
    expect(Object.values(sheets).flatMap(below)).toEqual(numbers(100).map((n) => [n]));
  });
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
