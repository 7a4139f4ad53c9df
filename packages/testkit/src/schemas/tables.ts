import { checkSchema, type OpenedSchema, openSchema } from '@populace/library';

/** The values of a column, row by row. */
export function column(schema: OpenedSchema, table: string, name: string): unknown[] {
  return [...schema.table(table).rows({ columns: [name] })].map((row) => row[name]);
}

/** Opens a document of these tables. */
export function open(tables: object, seed = 1): Promise<OpenedSchema> {
  return openSchema({ populace: 1, seed, tables });
}

/** What is wrong with a document of these tables. */
export async function complaints(tables: object): Promise<string[]> {
  return (await checkSchema({ populace: 1, tables })).map(({ code, message }) => `${code} ${message}`);
}

/** How often each value comes. */
export function countsOf(values: readonly unknown[]): ReadonlyMap<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
