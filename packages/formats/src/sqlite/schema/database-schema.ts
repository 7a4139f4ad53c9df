import type { ColumnFacts, ReferenceFacts, TableFacts } from '@populace/cells';
import { createTable } from '../../shared/sql/create-table.ts';
import { sqlite } from '../../shared/sql/dialects/sqlite.ts';
import { checkNames } from '../../shared/sql/identifiers.ts';
import type { LoadedTable } from '../../shared/sql/loading.ts';
import type { SqlSettings } from '../../shared/sql/sql-options.ts';

/** A table of the database. */
export interface DatabaseTable {
  readonly name: string;
  /** How many rows are written. */
  readonly rowCount: number;
  /** The place of the column that is the number of its row: a primary key whose values grow from row to row. */
  readonly rowId: number | undefined;
  readonly columns: readonly ColumnFacts[];
  /** Its other keys, in the order in which its CREATE TABLE has them. */
  readonly indexes: readonly DatabaseIndex[];
  /** Its CREATE TABLE, as `sqlite_schema` keeps it. */
  readonly sql: string;
}

/** The index of a key, which no two rows have the same values of, but for nulls. */
export interface DatabaseIndex {
  readonly name: string;
  /** The places of the key's columns. */
  readonly columns: readonly number[];
}

const SETTINGS: SqlSettings = {
  dialect: sqlite,
  statements: 'insert',
  conflict: 'error',
  rowsPerInsert: 1,
  createTable: true,
  identity: 'default',
  counters: false,
  cycles: 'nulls',
  lists: 'json',
  schema: undefined,
  tableNames: 'plain',
  createSchema: false,
  transaction: true,
};

/**
 * Settles how tables are declared: as the SQL script of SQLite does; without `indexes` but for keys that need one, and for references to such
 * keys.
 * @throws CodedError `format/cannot-hold` for names that SQLite does not take.
 */
export function databaseTables(
  given: readonly TableFacts[],
  { indexes }: { readonly indexes: boolean },
): readonly DatabaseTable[] {
  checkNames(given, SETTINGS);
  const keyed = given.map((facts) => (indexes ? facts : withoutIndexes(facts)));
  const tables = keyed.map((facts) => declaredTable(facts, keyed));
  return tables.map((facts) => ({
    name: facts.name,
    rowCount: facts.rowCount,
    rowId: rowIdOf(facts) === undefined ? undefined : placeOf(facts, facts.primaryKey[0]),
    columns: facts.columns,
    indexes: indexesOf(facts),
    sql: statementOf(createTable(facts, tables, SETTINGS)),
  }));
}

function withoutIndexes(facts: TableFacts): TableFacts {
  return { ...facts, primaryKey: rowIdOf(facts) === undefined ? [] : facts.primaryKey, uniques: [] };
}

function declaredTable(facts: TableFacts, tables: readonly TableFacts[]): LoadedTable {
  const references = facts.references.map((one) => ({ ...one, toKey: leadsToKey(one, tables) }));
  return { ...facts, references, ownTypes: ownTypesOf(facts) };
}

/** The primary key where it can be the number of the row. */
function rowIdOf({ primaryKey, columns }: TableFacts): ColumnFacts | undefined {
  if (primaryKey.length !== 1) return undefined;
  return columns.find(({ name, ascending = false }) => name === primaryKey[0] && ascending);
}

function leadsToKey({ table, targets, toKey }: ReferenceFacts, tables: readonly TableFacts[]): boolean {
  const target = tables.find(({ name }) => name === table);
  const wanted = JSON.stringify(targets);
  return toKey && target !== undefined && keysOf(target).some((key) => JSON.stringify(key) === wanted);
}

function keysOf({ primaryKey, uniques }: TableFacts): readonly (readonly string[])[] {
  return primaryKey.length === 0 ? uniques : [primaryKey, ...uniques];
}

/** A primary key of the type INTEGER is the number of the row, whatever its values; one of the type INT has an index (CREATE TABLE, section 5). */
function ownTypesOf(facts: TableFacts): ReadonlyMap<string, string> {
  const { primaryKey, columns } = facts;
  if (primaryKey.length !== 1 || rowIdOf(facts) !== undefined) return new Map();
  const keys = columns.filter(({ name, type }) => name === primaryKey[0] && sqlite.typeOf(type) === 'INTEGER');
  return new Map(keys.map(({ name }) => [name, 'INT']));
}

/** SQLite makes an index for each constraint in their order, and names it so. */
function indexesOf(facts: TableFacts): readonly DatabaseIndex[] {
  const keys = rowIdOf(facts) === undefined ? keysOf(facts) : facts.uniques;
  return keys.map((key, at) => ({
    name: `sqlite_autoindex_${facts.name}_${at + 1}`,
    columns: key.map((name) => placeOf(facts, name)),
  }));
}

function placeOf({ columns }: TableFacts, wanted: string | undefined): number {
  return columns.findIndex(({ name }) => name === wanted);
}

/** SQLite keeps neither what stands before a statement nor what ends it. */
function statementOf(sql: string): string {
  return sql.slice(sql.indexOf('CREATE TABLE')).replace(/;\n$/, '');
}
