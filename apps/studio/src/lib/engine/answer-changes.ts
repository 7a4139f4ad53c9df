import type { OpenedTable } from '@populace/library';
import type { AnswerOf, AskOf } from './engine-calls.ts';
import { schemaOf } from './open-schemas.ts';

/** Returns the columns whose values differ among the first rows of two schemas with the same tables and columns, whatever their names. */
export async function changes({ text, other, rows }: AskOf<'changes'>): Promise<AnswerOf<'changes'>> {
  const [one, two] = [await schemaOf(text), await schemaOf(other)];
  return one.tables.flatMap((table, place) => {
    const twin = two.tables[place];
    if (twin === undefined) return [];
    const [mine, theirs] = [cellsOf(table, rows), cellsOf(twin, rows)];
    const changed = table.columns.filter((_, at) => differ(mine[at], theirs[at]));
    return changed.map(({ name }) => ({ table: table.name, column: name }));
  });
}

type Cells = readonly (string | null)[];

function cellsOf(table: OpenedTable, rows: number): readonly Cells[] {
  const columns = table.columns.map(({ name }) => name);
  return table.preview({ take: Math.min(rows, table.rowCount), columns }).columns.map(({ cells }) => cells);
}

function differ(one: Cells = [], two: Cells = []): boolean {
  return one.length !== two.length || one.some((cell, row) => cell !== two[row]);
}
