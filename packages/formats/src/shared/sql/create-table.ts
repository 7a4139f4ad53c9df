import type { ColumnFacts, TableFacts } from '@populace/cells';
import { columnTypes } from './column-types.ts';
import { counterWords } from './counters.ts';
import type { CounterWords, Dialect } from './dialects/dialect.ts';
import { foreignKey, foreignKeysOf, mayBeNull } from './foreign-keys.ts';
import { identifier, identifiers, tableIdentifier } from './identifiers.ts';
import type { LoadedTable } from './loading.ts';
import type { SqlSettings } from './sql-options.ts';

/** Returns CREATE TABLE with types, nulls, primary key and uniques; with those foreign keys that the dialect has there. */
export function createTable(facts: LoadedTable, tables: readonly TableFacts[], settings: SqlSettings): string {
  const { dialect } = settings;
  const { primaryKey, uniques } = facts;
  const { keys, notes } = foreignKeysOf(facts, tables, settings);
  const isIndex = (columns: readonly string[]): boolean => dialect.uniqueNulls && mayBeNull(facts, columns);
  const types = columnTypes(facts, settings);
  const counter = counterWords(facts, tables, settings);
  const { before, tableOption } = dialect.counters;
  const [sequence, option] = counter === undefined ? ['', ''] : [before?.(counter) ?? '', tableOption?.(counter) ?? ''];
  const lines = [
    ...facts.columns.map((column, at) => columnLine(column, types[at], counter, dialect)),
    ...(primaryKey.length > 0 ? [`PRIMARY KEY (${identifiers(primaryKey, dialect)})`] : []),
    ...uniques.filter((columns) => !isIndex(columns)).map((columns) => `UNIQUE (${identifiers(columns, dialect)})`),
    ...(dialect.foreignKeys === 'added' ? [] : keys.map((key) => foreignKey(key, facts, settings))),
  ];
  const name = tableIdentifier(facts.name, settings);
  const indexes = uniques.filter(isIndex).map((columns, at) => uniqueIndex(facts, columns, at, settings));
  return `${notes}${sequence}CREATE TABLE ${name} (\n  ${lines.join(',\n  ')}\n)${dialect.tableOptions}${option};\n${indexes.join('')}`;
}

/** Returns the foreign keys of a table that are added once the rows are there; empty where they stand in CREATE TABLE. */
export function addForeignKeys(table: LoadedTable, tables: readonly TableFacts[], settings: SqlSettings): string {
  const { dialect } = settings;
  if (dialect.foreignKeys !== 'added') return '';
  const name = tableIdentifier(table.name, settings);
  const { keys } = foreignKeysOf(table, tables, settings);
  return keys.map((key) => `ALTER TABLE ${name} ADD ${foreignKey(key, table, settings)};\n`).join('');
}

/** A unique of the rows without nulls. */
function uniqueIndex(
  { name, columns }: TableFacts,
  unique: readonly string[],
  at: number,
  settings: SqlSettings,
): string {
  const { dialect } = settings;
  const nullable = columns.filter((column) => column.nullable && unique.includes(column.name));
  const rows = nullable.map((column) => `${identifier(column.name, dialect)} IS NOT NULL`).join(' AND ');
  const index = identifier(`populace_unique_${at + 1}`, dialect);
  return `CREATE UNIQUE INDEX ${index} ON ${tableIdentifier(name, settings)} (${identifiers(unique, dialect)}) WHERE ${rows};\n`;
}

function columnLine(
  { name, nullable }: ColumnFacts,
  type: string,
  counter: CounterWords | undefined,
  dialect: Dialect,
): string {
  const declared = counter?.columnName === name ? (dialect.counters.declare?.(counter) ?? '') : '';
  return `${identifier(name, dialect)} ${type}${nullable ? '' : ' NOT NULL'}${declared}`;
}
