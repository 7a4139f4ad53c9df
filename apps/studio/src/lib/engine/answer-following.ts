import type { AnswerOf, AskOf } from './engine-calls.ts';
import { schemaOf } from './open-schemas.ts';

/** What refers to what in a schema. */
export async function relations({ text }: AskOf<'relations'>): Promise<AnswerOf<'relations'>> {
  return (await schemaOf(text)).relations();
}

/** The row that a cell refers to. */
export async function parent({ text, table, column, row }: AskOf<'parent'>): Promise<AnswerOf<'parent'>> {
  return (await schemaOf(text)).table(table).parentOf(column, row);
}

/** The rows that refer to a row. */
export async function children({ text, table, row, of, ...options }: AskOf<'children'>): Promise<AnswerOf<'children'>> {
  return (await schemaOf(text)).table(table).childrenOf(row, { table: of, ...options });
}

/** What the values of a table are like. */
export async function profile({ text, table, columns, rows }: AskOf<'profile'>): Promise<AnswerOf<'profile'>> {
  const opened = (await schemaOf(text)).table(table);
  return opened.profile({ columns: columns ?? opened.columns.map(({ name }) => name), rows });
}
