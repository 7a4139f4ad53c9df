import { Readable } from 'node:stream';
import ExcelJs from 'exceljs';
import { readXlsx } from 'hucre/xlsx';
import readExcelFile from 'read-excel-file/node';
import populate from 'xlsx-populate';

/** The cells of each sheet by its name; null where a cell has no value. */
export type Sheets = { readonly [sheet: string]: readonly (readonly unknown[])[] };

/** Readers of workbooks that place rows and cells by their references. */
export const xlsxReaders: { readonly [name: string]: (bytes: Uint8Array) => Promise<Sheets> } = {
  async ExcelJS(bytes) {
    const book = new ExcelJs.Workbook();
    await book.xlsx.read(Readable.from([Buffer.from(bytes)]));
    return Object.fromEntries(book.worksheets.map((sheet) => [sheet.name, excelJsRows(sheet)]));
  },
  async 'the streaming reader of ExcelJS'(bytes) {
    const sheets: { [name: string]: unknown[][] } = {};
    const reader = new ExcelJs.stream.xlsx.WorkbookReader(Readable.from([Buffer.from(bytes)]), {});
    for await (const sheet of reader) {
      const rows: unknown[][] = [];
      for await (const row of sheet) rows[row.number - 1] = excelJsCells(row);
      // The declared type of the sheets of this reader lacks their name.
      sheets[(sheet as unknown as { readonly name: string }).name] = rows;
    }
    return sheets;
  },
  async 'read-excel-file'(bytes) {
    const sheets = await readExcelFile(Buffer.from(bytes));
    return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]));
  },
  async 'xlsx-populate'(bytes) {
    const book = await populate.fromDataAsync(bytes);
    return Object.fromEntries(
      book.sheets().map((sheet) => {
        const rows = sheet.usedRange()?.value() ?? [];
        return [sheet.name(), rows.map((row) => row.map((value) => value ?? null))];
      }),
    );
  },
  async hucre(bytes) {
    const { sheets } = await readXlsx(bytes);
    return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
  },
};

function excelJsRows(sheet: ExcelJs.Worksheet): unknown[][] {
  const rows: unknown[][] = [];
  sheet.eachRow((row, number) => {
    rows[number - 1] = excelJsCells(row);
  });
  return rows;
}

function excelJsCells(row: ExcelJs.Row): unknown[] {
  const cells: unknown[] = [];
  row.eachCell((cell, column) => {
    cells[column - 1] = cell.value;
  });
  return Array.from(cells, (cell) => cell ?? null);
}
