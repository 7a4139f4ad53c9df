import { CodedError } from '@populace/core';
import { counted, countWords } from '@populace/recipes';
import { type ExpectedTable, writtenColumns } from '../expected/expected.ts';
import type { TableFile, TableFiles } from '../expected/table-file.ts';
import { NO_SPOT, type Spot, type TableNotes } from '../findings/notebook.ts';
import { keepColumn } from '../kept/keep-column.ts';
import type { KeptColumn } from '../kept/kept-column.ts';
import type { Reading } from '../readers/define-reader.ts';
import { readerOf } from '../readers/reader-of.ts';
import type { Checker, TableWatch } from './define-checker.ts';
import { createLineIndex, type LineIndex } from './line-index.ts';
import type { LoadedTable } from './loaded.ts';
import { NotUtf8, readTexts } from './read-texts.ts';
import { createRowTaker } from './take-rows.ts';

/** What a table is read with. */
export interface LoadTableParts {
  readonly expected: ExpectedTable;
  readonly files: TableFiles;
  /** The columns that are kept. */
  readonly kept: ReadonlySet<string>;
  readonly checkers: readonly Checker[];
  readonly notes: TableNotes;
  /** Called after each so many rows. */
  readonly onRows: (rows: number) => void;
}

/** A file that was read, and how many rows were read before it. */
interface ReadFile {
  readonly label: string;
  readonly before: number;
  readonly lines: LineIndex;
}

/** Reads the files of a table, one after the other: keeps the columns that were asked for, and has the others looked at in passing. */
export async function loadTable(parts: LoadTableParts): Promise<LoadedTable> {
  const { expected, files, notes } = parts;
  const columns = writtenColumns(expected);
  const kept = new Map<string, KeptColumn>();
  const read: ReadFile[] = [];
  let rowCount = 0;
  let { isWhole } = files;
  const spot = (row: number): Spot => {
    const file = read.findLast(({ before }) => before <= row);
    if (file === undefined) return NO_SPOT;
    return { file: file.label, line: file.lines.lineOf(row - file.before), row: files.firstRow + row };
  };
  for (const { name, type } of columns) {
    if (parts.kept.has(name)) kept.set(name, keepColumn(type, Math.min(expected.rowCount, 2 ** 27)));
  }
  const watching = { notes, here: () => spot(rowCount), firstRow: files.firstRow };
  const watches = parts.checkers.flatMap(({ watch }): TableWatch[] => {
    const made = watch?.(expected, watching);
    return made === undefined ? [] : [made];
  });
  const take = createRowTaker({ ...watching, columns, given: expected.model.given, kept, watches });
  for (const file of files.files) {
    const lines = createLineIndex();
    const before = rowCount;
    read.push({ label: file.label, before, lines });
    const reading: Reading = {
      columns,
      options: file.options,
      row(cells, line) {
        lines.add(line);
        take.row(cells);
        rowCount++;
        if (rowCount % 65_536 === 0) parts.onRows(65_536);
      },
      fault: (code, line, message) =>
        notes.add(
          code,
          '',
          () => ({ file: file.label, line, row: null }),
          () => message,
        ),
    };
    const isRead = await readFile(file, reading, notes);
    isWhole &&= isRead;
    if (isRead) checkTaken(file, rowCount - before, notes);
  }
  parts.onRows(rowCount % 65_536);
  take.end(rowCount);
  return {
    expected,
    files: files.files.map(({ label }) => label),
    rowCount,
    isWhole,
    firstRow: files.firstRow,
    kept: (name) => kept.get(name),
    spot,
  };
}

/** Whether a file could be read to its end. */
async function readFile(file: TableFile, reading: Reading, notes: TableNotes): Promise<boolean> {
  try {
    await readerOf(file.format, file.label).read(readTexts(file.open()), reading);
    return true;
  } catch (error) {
    // What is wrong with the work as such is no finding about the file.
    if (error instanceof CodedError || error instanceof RangeError) throw error;
    const line = error instanceof NotUtf8 ? error.line : null;
    const reason = error instanceof Error ? error.message : String(error);
    const at = { file: file.label, line, row: null };
    notes.tear();
    notes.add(
      'verify/broken',
      '',
      () => at,
      () => `the file cannot be read to its end: ${reason}`,
    );
    return false;
  }
}

function checkTaken({ label, take }: TableFile, rows: number, notes: TableNotes): void {
  if (take === undefined || take === rows) return;
  const message = `the file has ${counted(rows, 'row')}, but its manifest says ${countWords(take)}`;
  notes.add(
    'verify/changed',
    '',
    () => ({ file: label, line: null, row: null }),
    () => message,
  );
}
