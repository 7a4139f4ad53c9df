import {
  booleanOption,
  CodedError,
  enumOption,
  integerOption,
  type Option,
  type OptionValues,
  textOption,
} from '@populace/core';
import type { Dialect } from './dialects/dialect.ts';
import { mysql } from './dialects/mysql.ts';
import { postgres } from './dialects/postgres.ts';
import { sqlite } from './dialects/sqlite.ts';

type DialectId = 'postgres' | 'mysql' | 'sqlite';

interface SqlOptions {
  readonly [name: string]: Option<unknown>;
  readonly dialect: Option<DialectId>;
  readonly statements: Option<'insert' | 'copy'>;
  readonly rowsPerInsert: Option<number>;
  readonly createTable: Option<boolean>;
  readonly schema: Option<string | undefined>;
  readonly transaction: Option<boolean>;
}

/** The options of SQL text. */
export const sqlOptions: SqlOptions = {
  dialect: enumOption(['postgres', 'mysql', 'sqlite'], {
    default: 'postgres',
    summary: 'Whose SQL it is: of PostgreSQL, of MySQL and MariaDB, or of SQLite.',
  }),
  statements: enumOption(['insert', 'copy'], {
    default: 'insert',
    summary: 'How rows are written: as INSERT, or as COPY of PostgreSQL, which psql loads faster.',
  }),
  rowsPerInsert: integerOption({
    default: 100,
    min: 1,
    max: 1000,
    summary: 'Rows to an INSERT; one begins with each row whose number is a multiple of it.',
  }),
  createTable: booleanOption({ default: false, summary: 'Whether the tables are made first, with their keys.' }),
  schema: textOption({
    minLength: 1,
    maxLength: 63,
    summary: 'The schema of the tables (MySQL: the database) to write before their names.',
  }),
  transaction: booleanOption({ default: true, summary: 'Whether all stands in one transaction.' }),
};

/** The options as the rest of the format needs them. */
export interface SqlSettings {
  readonly dialect: Dialect;
  readonly statements: 'insert' | 'copy';
  readonly rowsPerInsert: number;
  readonly createTable: boolean;
  readonly schema: string | undefined;
  readonly transaction: boolean;
}

const dialects: Readonly<Record<DialectId, Dialect>> = { postgres, mysql, sqlite };

/** @throws CodedError `format/invalid-option` for options that don't go together. */
export function sqlSettings(options: OptionValues<SqlOptions>): SqlSettings {
  const dialect = dialects[options.dialect];
  if (options.statements === 'copy' && !dialect.hasCopy) {
    const message = `statements: copy belongs to PostgreSQL; take insert for ${dialect.name}, or dialect: postgres.`;
    throw new CodedError('format/invalid-option', message);
  }
  return { ...options, dialect };
}
