import { type OpenedTable, type OpenOptions, openSchema } from '@populace/library';

/** Opens a table `t` with these columns, in a document without anything else but the tables beside it. */
export async function tableOf(
  columns: { readonly [name: string]: unknown },
  rows: number,
  more: { readonly tables?: object; readonly options?: OpenOptions } = {},
): Promise<OpenedTable> {
  const document = { populace: 1, tables: { ...more.tables, t: { rows, columns } } };
  return (await openSchema(document, more.options)).table('t');
}

/** Returns the values of a column, from the first row on. */
export function valuesOf(table: OpenedTable, column = 'v', take?: number): unknown[] {
  return [...table.rows({ columns: [column], take })].map((row) => row[column]);
}

/** Returns the values of a column as texts. */
export async function textsOf(column: object | string, rows = 3000): Promise<string[]> {
  return valuesOf(await tableOf({ v: column }, rows)).map(String);
}

/** Returns Pearson's χ² of counts that should be as large as one another. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
