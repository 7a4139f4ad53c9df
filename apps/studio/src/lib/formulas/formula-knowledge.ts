import { type FunctionPage, type NameScope, nameTables } from '@populace/formulas';
import { namedTables } from '../document/named-tables.ts';
import type { SchemaView } from '../document/schema-view.ts';
import type { SchemaPage } from '../engine/engine-calls.ts';

/** What is known of formulas, and of the schema that they are in. */
export interface FormulaKnowledge {
  readonly functions: readonly FunctionPage[];
  readonly view: SchemaView;
  /** The schema as it opened last, which knows the types of its columns. */
  readonly page: SchemaPage | undefined;
}

/** The names that a formula about the rows of a table can say. */
export function scopeOf({ view }: Pick<FormulaKnowledge, 'view'>, table: string): NameScope | undefined {
  return nameTables(namedTables(view))(table);
}

/** The type of a column, such as `decimal(10,2)`, where it is known. */
export function typeOfColumn({ page }: FormulaKnowledge, table: string, column: string): string | undefined {
  const columns = page?.tables.find(({ name }) => name === table)?.columns;
  return columns?.find(({ name }) => name === column)?.type;
}

/** A function by its name; those of rows that run up to the row by `running.sum`, too. */
export function functionOf({ functions }: Pick<FormulaKnowledge, 'functions'>, name: string): FunctionPage | undefined {
  const bare = name.replace(/^running\./, '');
  return functions.find((one) => one.name === bare);
}
