import type { LogicalType } from '@populace/core';
import { type Cells, int32Cells } from '@populace/testkit';
import { officeRows } from './spreadsheet-programs-for-tests.ts';

/** What LibreOffice is asked for: more of a large table takes it long. */
export const officeColumns = ['whole', 'yes', 'day', 'word'];

/** A column without nulls: rows of nulls at the end are not shown. */
export function officeNumbers(n: number): { readonly id: Cells } {
  return { id: int32Cells(Array.from({ length: n }, (_, row) => row)) };
}

/** The rows of a book's only sheet as LibreOffice shows them. */
export function readWithOffice(bytes: Uint8Array, extension: string): readonly (readonly string[])[] {
  const [sheet = []] = officeRows(bytes, extension).values();
  return sheet.slice(1);
}

/** What it shows of the text of a value. */
export function shownByOffice(text: string | null, { type }: { readonly type: LogicalType }): string {
  if (text === null) return '';
  return type.kind === 'boolean' ? text.toUpperCase() : text;
}
