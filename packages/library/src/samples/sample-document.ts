import type { GeneratorExample } from '@populace/recipes';
import type { GeneratorPage } from '../registry/catalogue.ts';

/** A column that shows a generator. */
export interface SampledColumn {
  /** The generator, which is the column's name too. */
  readonly name: string;
  readonly options: GeneratorExample['options'];
  /** The columns that it needs beside it. */
  readonly beside: { readonly [name: string]: string };
  /** Whether the options are those of its example. */
  readonly isExample: boolean;
}

/** Returns the column that shows a generator: by its example where it needs options. */
export function sampleColumnOf(page: GeneratorPage): SampledColumn {
  const needsOptions = page.options.some(({ required }) => required);
  return needsOptions ? exampleColumn(page.id, page) : { name: page.id, options: {}, beside: {}, isExample: false };
}

/** Returns the column that shows a generator by its example, under a name of it. */
export function exampleColumn(name: string, page: GeneratorPage | undefined): SampledColumn {
  const { options = {}, columns = {} } = page?.example ?? {};
  return { name, options, beside: columns, isExample: true };
}

/** The table of generators that need no other column. */
const TOGETHER = 'samples';

/** Returns the table that shows a column: one of its own where it needs others beside it, whose names may be those of others' too. */
export function tableOf({ name, beside }: SampledColumn): string {
  return Object.keys(beside).length === 0 ? TOGETHER : name;
}

/** Returns the schema whose tables show columns. */
export function sampleDocument(columns: readonly SampledColumn[], rows: number): object {
  const tables = new Map<string, Map<string, unknown>>();
  for (const column of columns) {
    const { name, options, beside } = column;
    const table = tables.get(tableOf(column)) ?? new Map<string, unknown>();
    for (const [other, generator] of Object.entries(beside)) table.set(other, { generator, hidden: true });
    table.set(name, { generator: name, ...options });
    tables.set(tableOf(column), table);
  }
  const entries = [...tables].map(([name, own]) => [name, { rows, columns: Object.fromEntries(own) }]);
  return { populace: 1, tables: Object.fromEntries(entries) };
}
