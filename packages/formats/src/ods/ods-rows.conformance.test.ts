import type { Column } from '@populace/core';
import { testRowCounts, timestampCells } from '@populace/testkit';
import { describe } from 'vitest';
import { hasProgram } from '../shared/readers/programs-for-tests.ts';
import { officeColumns, officeNumbers, readWithOffice, shownByOffice } from '../shared/sheet/office-rows-for-tests.ts';
import { readSheets } from '../shared/sheet/read-sheets-for-tests.ts';
import { expectedCell, shownCell } from '../shared/sheet/shown-cells-for-tests.ts';
import { odsEncoder } from './ods-encoder.ts';

const isRefused = (text: string): boolean => /[\0-\x08\x0b-\x1f\ufffe\uffff]/.test(text);

/** All but points in time to the microsecond, for which a spreadsheet's numbers have no digits. */
const COLUMNS = 'whole wide price exact float yes day second micro local uuid word note digits joined blob json';

function readWithSheetJs(bytes: Uint8Array, columns: readonly Column[]): readonly (readonly unknown[])[] {
  const [[, [, ...rows]] = ['', []]] = readSheets(bytes);
  return rows.map((row) => columns.map((column, place) => trimmed(shownCell(row[place] ?? null, column))));
}

// SheetJS counts days before 1900-03-01 otherwise, so dates are text here, and leaves out blanks at both ends.
const trimmed = (cell: unknown): unknown => (typeof cell === 'string' ? cell.trim() : cell);

testRowCounts(odsEncoder, {
  reader: 'SheetJS',
  options: { dates: 'text' },
  columns: COLUMNS.split(' '),
  beside: (n) => ({
    zoned: timestampCells(
      Array.from({ length: n }, (_, row) => ({ days: row - 30_000, ms: (row * 7919) % 86_400_000 })),
      'ms',
      true,
    ),
  }),
  // SheetJS takes 20 seconds for all of them.
  mostColumns: ['whole', 'exact', 'second', 'local', 'note'],
  readBack: readWithSheetJs,
  expected: (text, column) => trimmed(expectedCell(text, column)),
  refuses: isRefused,
});

describe.skipIf(!hasProgram('soffice'))('LibreOffice (skipped where there is none)', () => {
  testRowCounts(odsEncoder, {
    reader: 'LibreOffice',
    columns: officeColumns,
    beside: officeNumbers,
    readBack: (bytes) => readWithOffice(bytes, 'ods'),
    expected: shownByOffice,
    refuses: (text) => isRefused(text) || text.includes('\t'),
  });
});
