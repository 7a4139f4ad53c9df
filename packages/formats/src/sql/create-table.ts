import type { ColumnFacts, ReferenceFacts, TableFacts } from '@populace/core';
import type { Dialect } from './dialects/dialect.ts';
import { identifier, identifiers, tableIdentifier } from './identifiers.ts';
import type { SqlSettings } from './sql-options.ts';

/** Returns CREATE TABLE with types, nulls, primary key and uniques; with those foreign keys that the dialect has there. */
export function createTable(facts: TableFacts, tables: readonly TableFacts[], settings: SqlSettings): string {
  const { dialect } = settings;
  const { primaryKey, uniques, references } = facts;
  const inKeys = new Set([...primaryKey, ...uniques.flat(), ...references.flatMap(keyColumns)]);
  const foreignKeys = references.filter((reference) => isForeignKey(reference, tables));
  const lines = [
    ...facts.columns.map((column) => columnLine(column, inKeys.has(column.name), dialect)),
    ...(primaryKey.length > 0 ? [`PRIMARY KEY (${identifiers(primaryKey, dialect)})`] : []),
    ...uniques.map((columns) => `UNIQUE (${identifiers(columns, dialect)})`),
    ...(dialect.defersKeys ? foreignKeys.map((key) => foreignKey(key, settings)) : []),
  ];
  const notes = references.filter((reference) => !isForeignKey(reference, tables)).map(noteOf);
  const name = tableIdentifier(facts.name, settings);
  return `${notes.join('')}CREATE TABLE ${name} (\n  ${lines.join(',\n  ')}\n)${dialect.tableOptions};\n`;
}

/** Returns the foreign keys of a table that are added once the rows are there; empty where they stand in CREATE TABLE. */
export function addForeignKeys(
  { name, references }: TableFacts,
  tables: readonly TableFacts[],
  settings: SqlSettings,
): string {
  if (settings.dialect.defersKeys) return '';
  const table = tableIdentifier(name, settings);
  const keys = references.filter((reference) => isForeignKey(reference, tables));
  return keys.map((key) => `ALTER TABLE ${table} ADD ${foreignKey(key, settings)};\n`).join('');
}

/** Whether a reference can be a foreign key: to a key of a table that stands in the script. */
function isForeignKey({ table, toKey }: ReferenceFacts, tables: readonly TableFacts[]): boolean {
  return toKey && tables.some(({ name }) => name === table);
}

function keyColumns({ columns, toKey }: ReferenceFacts): readonly string[] {
  return toKey ? columns : [];
}

function columnLine({ name, type, nullable }: ColumnFacts, inKey: boolean, dialect: Dialect): string {
  return `${identifier(name, dialect)} ${dialect.typeOf(type, inKey)}${nullable ? '' : ' NOT NULL'}`;
}

function foreignKey({ columns, table, targets }: ReferenceFacts, settings: SqlSettings): string {
  const { dialect } = settings;
  const key = `FOREIGN KEY (${identifiers(columns, dialect)})`;
  const target = `${tableIdentifier(table, settings)} (${identifiers(targets, dialect)})`;
  return `${key} REFERENCES ${target}${dialect.defersKeys ? ' DEFERRABLE INITIALLY DEFERRED' : ''}`;
}

/** A name in a comment must not end it. */
function noteOf({ columns, table, targets, toKey }: ReferenceFacts): string {
  const reason = toKey ? 'a table that is not made here' : 'no key';
  const words = `${columns.join(', ')} refers to ${table} (${targets.join(', ')}), ${reason}: no foreign key`;
  return `-- ${words.replace(/[\0-\x1f\x7f\x85\u2028\u2029]/g, ' ')}\n`;
}
