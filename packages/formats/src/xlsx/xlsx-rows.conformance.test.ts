import type { Column } from '@populace/core';
import { testRowCounts, timestampCells } from '@populace/testkit';
import { describe } from 'vitest';
import { hasProgram } from '../shared/readers/programs-for-tests.ts';
import { officeColumns, officeNumbers, readWithOffice, shownByOffice } from '../shared/sheet/office-rows-for-tests.ts';
import { readSheets } from '../shared/sheet/read-sheets-for-tests.ts';
import { expectedCell, shownCell } from '../shared/sheet/shown-cells-for-tests.ts';
import { xlsxEncoder } from './xlsx-encoder.ts';

/** All but points in time to the microsecond, for which a spreadsheet's numbers have no digits. */
const COLUMNS = 'whole wide price exact float yes day second micro local uuid word note digits joined blob json';

function readWithSheetJs(bytes: Uint8Array, columns: readonly Column[]): readonly (readonly unknown[])[] {
  const [[, [, ...rows]] = ['', []]] = readSheets(bytes);
  return rows.map((row) => columns.map((column, place) => shownCell(row[place] ?? null, column)));
}

testRowCounts(xlsxEncoder, {
  reader: 'SheetJS',
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
  // SheetJS makes LF of CR and LF.
  expected(text, column) {
    const cell = expectedCell(text, column);
    return typeof cell === 'string' ? cell.replaceAll('\r\n', '\n') : cell;
  },
});

describe.skipIf(!hasProgram('soffice'))('LibreOffice (skipped where there is none)', () => {
  testRowCounts(xlsxEncoder, {
    reader: 'LibreOffice',
    columns: officeColumns,
    beside: officeNumbers,
    readBack: (bytes) => readWithOffice(bytes, 'xlsx'),
    expected: shownByOffice,
    refuses: (text) => /[\r\t]/.test(text),
  });
});
