import { CodedError } from '@populace/core';
import { counted, countWords } from '@populace/recipes';
import { createSheetNames } from './sheet-names.ts';
import { LEAST_BLOCK_ROWS, MOST_BLOCK_ROWS } from './sheet-rows.ts';

/** A sheet: some of the rows of a table. */
export interface Sheet {
  readonly name: string;
  readonly rows: number;
}

/** How many rows and columns a sheet has place for. */
export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
}

/** What Excel has place for, and LibreOffice since 7.4. */
export const usualLimits: SheetLimits = { rows: 1_048_576, columns: 16_384 };

/** A workbook with more sheets is nothing that a program could open, and its list of sheets has to be kept in memory. */
const MOST_SHEETS = 10_000;

/** A table as far as its sheets depend on it. */
export interface SheetTable {
  readonly name: string;
  readonly rowCount: number;
  readonly columnCount: number;
}

/** How tables become sheets. */
export interface SheetRules {
  readonly header: boolean;
  readonly rollover: boolean;
  readonly limits: SheetLimits;
}

/** The rows of each sheet but the last where a table needs several: whole blocks, and room for a header. */
export function rowsOfSheet({ rows }: SheetLimits): number {
  const blocks = Math.floor((rows - 1) / MOST_BLOCK_ROWS);
  if (blocks > 0) return blocks * MOST_BLOCK_ROWS;
  return Math.floor((rows - 1) / LEAST_BLOCK_ROWS) * LEAST_BLOCK_ROWS;
}

/**
 * Returns, by table, its sheets in their order; one where it has no rows.
 * @throws CodedError `format/cannot-hold` for more columns or, without `rollover`, more rows than a sheet has place for; for more than
 * 10,000 sheets.
 */
export function sheetsOfTables(tables: readonly SheetTable[], rules: SheetRules): readonly (readonly Sheet[])[] {
  demandFewSheets(tables, rules);
  const names = createSheetNames();
  return tables.map((table) => {
    demandColumns(table, rules.limits);
    return sheetRows(table, rules).map((rows, place) => ({ name: names.next(table.name, place + 1), rows }));
  });
}

function sheetRows({ name, rowCount }: SheetTable, { header, rollover, limits }: SheetRules): number[] {
  const most = limits.rows - (header ? 1 : 0);
  if (rowCount <= most) return [rowCount];
  if (!rollover) {
    const message = `The table ${JSON.stringify(name)} has ${rowCount} rows, but a sheet has place for ${most}; write fewer rows, or set rollover to true for several sheets.`;
    throw new CodedError('format/cannot-hold', message);
  }
  const each = rowsOfSheet(limits);
  return Array.from({ length: Math.ceil(rowCount / each) }, (_, place) => Math.min(each, rowCount - place * each));
}

function demandFewSheets(tables: readonly SheetTable[], { limits, rollover }: SheetRules): void {
  const each = rowsOfSheet(limits);
  const sheets = tables.reduce((sum, { rowCount }) => sum + Math.max(1, Math.ceil(rowCount / each)), 0);
  if (!rollover || sheets <= MOST_SHEETS) return;
  const message = `These rows would take ${counted(sheets, 'sheet')}, but a workbook has ${countWords(MOST_SHEETS)} at most; write fewer rows, several files with --split, or another format.`;
  throw new CodedError('format/cannot-hold', message);
}

function demandColumns({ name, columnCount }: SheetTable, { columns }: SheetLimits): void {
  if (columnCount <= columns) return;
  const message = `The table ${JSON.stringify(name)} has ${columnCount} columns, but a sheet has place for ${columns}; leave some out.`;
  throw new CodedError('format/cannot-hold', message);
}
