import { read, type WorkBook } from '@e965/xlsx';

/** A cell as SheetJS reads it: the kind that it says, and its value. */
export type ReadCell = readonly [kind: string, value: unknown] | null;

/** Reads a workbook's sheets, each as rows of cells. */
export function readSheets(bytes: Uint8Array): Map<string, ReadCell[][]> {
  const book: WorkBook = read(bytes, { type: 'array', dense: true, cellDates: false, UTC: true });
  return new Map(
    book.SheetNames.map((name) => {
      const sheet = book.Sheets[name];
      const rows = sheet?.['!data'] ?? [];
      return [
        name,
        rows.map((row) =>
          Array.from({ length: row.length }, (_, place) => {
            const cell = row[place];
            return cell === undefined || cell.t === 'z' ? null : ([cell.t, cell.v] as const);
          }),
        ),
      ];
    }),
  );
}
