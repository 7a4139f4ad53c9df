import type { ColumnFacts, ReferenceFacts, TableFacts } from '@populace/core';
import { createTable } from '../sql/create-table.ts';
import { sqlite } from '../sql/dialects/sqlite.ts';
import { checkNames } from '../sql/identifiers.ts';
import type { SqlSettings } from '../sql/sql-options.ts';

/** A table of the database. */
export interface DatabaseTable {
  readonly name: string;
  /** The place of the column that is the number of its row: a primary key whose values grow from row to row. */
  readonly rowId: number | undefined;
  readonly columns: readonly ColumnFacts[];
  /** Its CREATE TABLE, as `sqlite_schema` keeps it. */
  readonly sql: string;
}

const SETTINGS: SqlSettings = {
  dialect: sqlite,
  statements: 'insert',
  conflict: 'error',
  rowsPerInsert: 1,
  createTable: true,
  schema: undefined,
  transaction: true,
};

/**
 * Settles how tables are declared: as the SQL script of SQLite does, but for keys that need an index, and for references to such keys.
 * @throws CodedError `format/cannot-hold` for names that SQLite does not take.
 */
export function databaseTables(given: readonly TableFacts[]): readonly DatabaseTable[] {
  checkNames(given, sqlite);
  const tables = given.map((facts) => withoutIndexes(facts, given));
  return tables.map((facts) => ({
    name: facts.name,
    rowId:
      facts.primaryKey.length === 0 ? undefined : facts.columns.findIndex(({ name }) => name === facts.primaryKey[0]),
    columns: facts.columns,
    sql: statementOf(createTable(facts, tables, SETTINGS)),
  }));
}

function withoutIndexes(facts: TableFacts, tables: readonly TableFacts[]): TableFacts {
  const { name, rowCount, columns, references } = facts;
  return {
    name,
    rowCount,
    columns,
    primaryKey: rowIdOf(facts) === undefined ? [] : facts.primaryKey,
    uniques: [],
    references: references.map((reference) => ({ ...reference, toKey: leadsToRowId(reference, tables) })),
  };
}

/** The primary key where it can be the number of the row. */
function rowIdOf({ primaryKey, columns }: TableFacts): ColumnFacts | undefined {
  if (primaryKey.length !== 1) return undefined;
  return columns.find(({ name, ascending = false }) => name === primaryKey[0] && ascending);
}

function leadsToRowId({ table, targets, toKey }: ReferenceFacts, tables: readonly TableFacts[]): boolean {
  const target = tables.find(({ name }) => name === table);
  return toKey && target !== undefined && targets.length === 1 && rowIdOf(target)?.name === targets[0];
}

/** SQLite keeps neither what stands before a statement nor what ends it. */
function statementOf(sql: string): string {
  return sql.slice(sql.indexOf('CREATE TABLE')).replace(/;\n$/, '');
}
