import {
  booleanOption,
  CodedError,
  enumOption,
  integerOption,
  type Option,
  type OptionValues,
  textOption,
} from '@populace/core';
import type { Conflict, Dialect } from './dialects/dialect.ts';
import { dialects } from './dialects/index.gen.ts';

interface SqlOptions {
  readonly [name: string]: Option<unknown>;
  readonly dialect: Option<string>;
  readonly statements: Option<'insert' | 'copy'>;
  readonly conflict: Option<Conflict>;
  readonly rowsPerInsert: Option<number>;
  readonly createTable: Option<boolean>;
  readonly lists: Option<'json' | 'native'>;
  readonly schema: Option<string | undefined>;
  readonly transaction: Option<boolean>;
}

/** The options of SQL text. */
export const sqlOptions: SqlOptions = {
  dialect: enumOption(
    dialects.map(({ id }) => id),
    {
      default: 'postgres',
      summary: `Whose SQL it is: of ${dialects.map(({ name }) => name).join(', ')}; MariaDB takes that of MySQL, and that of SQL Server has not been run on a server.`,
    },
  ),
  statements: enumOption(['insert', 'copy'], {
    default: 'insert',
    summary: 'How rows are written: as INSERT, or as COPY of PostgreSQL, which psql loads faster.',
  }),
  conflict: enumOption(['error', 'ignore', 'update'], {
    default: 'error',
    summary:
      'What is done with a row whose key is there already: the load fails, the row stays as it is, or it is updated.',
  }),
  rowsPerInsert: integerOption({
    default: 100,
    min: 1,
    max: 100_000,
    summary: 'Rows to an INSERT; one begins with each row whose number is a multiple of it. SQL Server takes 1,000.',
  }),
  createTable: booleanOption({ default: false, summary: 'Whether the tables are made first, with their keys.' }),
  lists: enumOption(['json', 'native'], {
    default: 'json',
    summary:
      'How lists and structures are written: as JSON, or as arrays of PostgreSQL and as lists and structures of DuckDB, where these can hold them.',
  }),
  schema: textOption({
    minLength: 1,
    maxLength: 128,
    summary: 'The schema of the tables (MySQL: the database) to write before their names.',
  }),
  transaction: booleanOption({ default: true, summary: 'Whether all stands in one transaction.' }),
};

/** The options as the rest of the format needs them. */
export interface SqlSettings {
  readonly dialect: Dialect;
  readonly statements: 'insert' | 'copy';
  readonly conflict: Conflict;
  readonly rowsPerInsert: number;
  readonly createTable: boolean;
  readonly lists: 'json' | 'native';
  readonly schema: string | undefined;
  readonly transaction: boolean;
}

/** @throws CodedError `format/invalid-option` for options that don't go together. */
export function sqlSettings(options: OptionValues<SqlOptions>): SqlSettings {
  const dialect = dialects.find(({ id }) => id === options.dialect);
  if (dialect === undefined) throw invalid(`There is no dialect ${options.dialect}.`);
  const { statements, conflict, rowsPerInsert, schema, lists } = options;
  if (statements === 'copy' && !dialect.hasCopy) {
    throw invalid(`statements: copy belongs to PostgreSQL; take insert for ${dialect.name}, or dialect: postgres.`);
  }
  if (statements === 'copy' && conflict !== 'error') {
    throw invalid(`COPY fails at a key that is there already; take statements: insert for conflict: ${conflict}.`);
  }
  if (rowsPerInsert > dialect.mostRowsPerInsert) {
    throw invalid(
      `rowsPerInsert is ${rowsPerInsert}, but ${dialect.name} takes ${dialect.mostRowsPerInsert} rows; take that or fewer.`,
    );
  }
  if (lists === 'native' && dialect.natives === undefined) {
    throw invalid(`${dialect.name} has no lists or structures of its own; take lists: json.`);
  }
  const reason = schema === undefined ? undefined : dialect.refuseName(schema, 'column');
  if (reason !== undefined) throw invalid(`The schema ${JSON.stringify(schema)} needs another name: ${reason}.`);
  return { ...options, dialect };
}

function invalid(message: string): CodedError {
  return new CodedError('format/invalid-option', message);
}
