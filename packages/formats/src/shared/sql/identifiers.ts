import type { TableFacts } from '@populace/cells';
import { CodedError } from '@populace/core';
import { foldCase } from '@populace/unicode';
import type { Dialect } from './dialects/dialect.ts';
import { qualifiedName, wholeName } from './qualified-name.ts';
import type { SqlSettings } from './sql-options.ts';

/** Returns a name in the quotes of a dialect. */
export function identifier(name: string, { identifierQuotes: { open, close } }: Dialect): string {
  return open + name.replaceAll(close, close + close) + close;
}

/** Returns names in quotes, between commas. */
export function identifiers(names: readonly string[], dialect: Dialect): string {
  return quoted(names, dialect).join(', ');
}

/** Returns each name in the quotes of a dialect. */
export function quoted(names: readonly string[], dialect: Dialect): readonly string[] {
  return names.map((name) => identifier(name, dialect));
}

/** Returns the name of a table in quotes, with its schema where it has one. */
export function tableIdentifier(name: string, settings: SqlSettings): string {
  const { schema, table } = qualifiedName(name, settings);
  const { dialect } = settings;
  return (schema === undefined ? '' : `${identifier(schema, dialect)}.`) + identifier(table, dialect);
}

/**
 * Checks that a dialect takes the names of tables and of their columns, and as many.
 * @throws CodedError `format/cannot-hold`.
 */
export function checkNames(tables: readonly TableFacts[], settings: SqlSettings): void {
  const { dialect } = settings;
  checkTold(
    tables.map(({ name }) => wholeName(name, settings)),
    { dialect, of: 'tables', schema: '' },
  );
  for (const { name, columns } of tables) {
    const { schema, table } = qualifiedName(name, settings);
    // Schemas have no names that are theirs alone.
    if (schema !== undefined) checkName(schema, 'column', dialect, 'schema');
    checkName(table, 'table', dialect);
    for (const column of columns) checkName(column.name, 'column', dialect);
    checkTold(
      columns.map((column) => column.name),
      { dialect, of: 'columns', schema: ` of ${JSON.stringify(name)}` },
    );
    if (columns.length > dialect.mostColumns) {
      const message = `${JSON.stringify(name)} has ${columns.length} columns, but ${dialect.name} takes ${dialect.mostColumns}; write fewer.`;
      throw new CodedError('format/cannot-hold', message);
    }
  }
}

function checkName(name: string, of: 'table' | 'column', dialect: Dialect, called: string = of): void {
  const reason = dialect.refuseName(name, of);
  if (reason === undefined) return;
  throw new CodedError('format/cannot-hold', `The ${called} ${JSON.stringify(name)} needs another name: ${reason}.`);
}

/** Checks that no two names are the same for a dialect. */
function checkTold(
  names: readonly string[],
  { dialect, of, schema }: { readonly dialect: Dialect; readonly of: string; readonly schema: string },
): void {
  const { foldsNames } = dialect;
  if (foldsNames === false) return;
  const seen = new Map<string, string>();
  for (const name of names) {
    const folded = foldsNames === 'unicode' ? foldCase(name) : name.replace(/[A-Z]+/g, foldCase);
    const other = seen.get(folded);
    if (other !== undefined) {
      const message = `The ${of} ${JSON.stringify(other)} and ${JSON.stringify(name)}${schema} are the same for ${dialect.name}; rename one.`;
      throw new CodedError('format/cannot-hold', message);
    }
    seen.set(folded, name);
  }
}
