import type { ExpectedTable } from './expected.ts';

/** The rows of the whole table for which the schema gives the value of a column. */
export function givenRows({ model }: ExpectedTable, column: string): ReadonlySet<number> {
  return new Set(model.given.filter((cell) => cell.column === column).map(({ row }) => row));
}
