import type { SqlSettings } from './sql-options.ts';

/** The name of a table in its database. */
export interface QualifiedName {
  /** Undefined where it is that of the session. */
  readonly schema: string | undefined;
  readonly table: string;
}

type NameSettings = Pick<SqlSettings, 'schema' | 'tableNames'>;

/** Returns the schema and the name of a table. Of a qualified name, the schema ends at the first dot; other tables are in that of the options. */
export function qualifiedName(name: string, { schema, tableNames }: NameSettings): QualifiedName {
  const dot = name.indexOf('.');
  if (tableNames === 'plain' || dot <= 0 || dot === name.length - 1) return { schema, table: name };
  return { schema: name.slice(0, dot), table: name.slice(dot + 1) };
}

/** Returns schema and name of a table as one text. */
export function wholeName(name: string, settings: NameSettings): string {
  const { schema, table } = qualifiedName(name, settings);
  return schema === undefined ? table : `${schema}.${table}`;
}
