import type { TableFacts } from '@populace/cells';
import { identifier } from '../shared/sql/identifiers.ts';
import { qualifiedName } from '../shared/sql/qualified-name.ts';
import type { SqlSettings } from '../shared/sql/sql-options.ts';

/** Returns the statements that make the schemas of tables where they are not there, but for those that every database has. */
export function createSchemas(tables: readonly TableFacts[], settings: SqlSettings): string {
  const { dialect, createSchema } = settings;
  const { schemas } = dialect;
  if (!createSchema || schemas === undefined) return '';
  const names = new Set(tables.map(({ name }) => qualifiedName(name, settings).schema));
  return [...names]
    .flatMap((name) => (name === undefined || name === schemas.builtIn ? [] : [identifier(name, dialect)]))
    .map((name) => `${schemas.create(name)}\n`)
    .join('');
}
