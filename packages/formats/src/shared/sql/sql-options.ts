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

/** How primary keys that are sequences are declared. */
type Identity = 'default' | 'always' | 'none';

/** How tables are loaded that refer to one another in a cycle. */
type Cycles = 'nulls' | 'deferred' | 'unchecked';

/** What the name of a table says. */
type TableNames = 'plain' | 'qualified';

interface SqlOptions {
  readonly [name: string]: Option<unknown>;
  readonly dialect: Option<string>;
  readonly statements: Option<'insert' | 'copy'>;
  readonly conflict: Option<Conflict>;
  readonly rowsPerInsert: Option<number>;
  readonly createTable: Option<boolean>;
  readonly identity: Option<Identity>;
  readonly counters: Option<boolean | undefined>;
  readonly cycles: Option<Cycles>;
  readonly lists: Option<'json' | 'native'>;
  readonly schema: Option<string | undefined>;
  readonly tableNames: Option<TableNames>;
  readonly createSchema: Option<boolean | undefined>;
  readonly transaction: Option<boolean>;
}

/** The options of SQL text. */
export const sqlOptions: SqlOptions = {
  dialect: enumOption(
    dialects.map(({ id }) => id),
    {
      default: 'postgres',
      aliases: Object.fromEntries(dialects.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias, id]))),
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
  identity: enumOption(['default', 'always', 'none'], {
    default: 'default',
    summary:
      'Whether createTable lets primary keys that are sequences count on by themselves: identity columns, AUTO_INCREMENT or the like. With always, PostgreSQL takes no other numbers, and INSERT overrides that.',
  }),
  counters: booleanOption({
    summary:
      'Whether counters of primary keys that are sequences are moved past the rows, also of tables that are there already; by default as createTable.',
  }),
  cycles: enumOption(['nulls', 'deferred', 'unchecked'], {
    default: 'nulls',
    summary:
      'How tables that refer to one another in a cycle are loaded: references that may be null are filled afterwards, foreign keys that are deferrable are checked at the end (PostgreSQL, SQLite), or none is checked (MySQL).',
  }),
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
  tableNames: enumOption(['plain', 'qualified'], {
    default: 'plain',
    summary:
      'Whether a dot belongs to the name of a table, or separates it from its schema: auth.users is then the table users in the schema auth.',
  }),
  createSchema: booleanOption({
    summary: 'Whether schemas (MySQL: databases) are made where they are not there; by default as createTable.',
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
  readonly identity: Identity;
  readonly counters: boolean;
  readonly cycles: Cycles;
  readonly lists: 'json' | 'native';
  readonly schema: string | undefined;
  readonly tableNames: TableNames;
  readonly createSchema: boolean;
  readonly transaction: boolean;
}

/** @throws CodedError `format/invalid-option` for options that don't go together. */
export function sqlSettings(options: OptionValues<SqlOptions>): SqlSettings {
  const dialect = dialects.find(({ id }) => id === options.dialect);
  if (dialect === undefined) throw invalid(`There is no dialect ${options.dialect}.`);
  const { statements, conflict, rowsPerInsert, schema, lists, createTable, createSchema, identity, counters } = options;
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
  if (identity === 'always' && dialect.counters.hasAlways !== true) {
    throw invalid(`identity: always belongs to PostgreSQL; take default for ${dialect.name}, or dialect: postgres.`);
  }
  if (counters === true && !createTable && dialect.counters.staysInExisting) {
    throw invalid(
      `${dialect.name} has no statement that moves a sequence; let the script make the tables (createTable).`,
    );
  }
  checkCycles(options, dialect);
  const reason = schema === undefined ? undefined : dialect.refuseName(schema, 'column');
  if (reason !== undefined) throw invalid(`The schema ${JSON.stringify(schema)} needs another name: ${reason}.`);
  return { ...options, dialect, counters: counters ?? createTable, createSchema: createSchema ?? createTable };
}

function checkCycles({ cycles, transaction }: OptionValues<SqlOptions>, dialect: Dialect): void {
  if (cycles === 'nulls') return;
  if (dialect.cycles?.[cycles] === undefined) {
    const other = (['deferred', 'unchecked'] as const).find((way) => dialect.cycles?.[way] !== undefined) ?? 'nulls';
    throw invalid(`${dialect.name} has no cycles: ${cycles}; take ${other}.`);
  }
  if (cycles === 'deferred' && !transaction) {
    throw invalid('cycles: deferred needs one transaction, at whose end the keys are checked; take transaction: true.');
  }
}

function invalid(message: string): CodedError {
  return new CodedError('format/invalid-option', message);
}
