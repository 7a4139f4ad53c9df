import type { LogicalType } from '@populace/core';

/** What the SQL of a database has of its own. */
export interface Dialect {
  /** For people. */
  readonly name: string;
  /** Stands around the name of a table or column, and is doubled in it. */
  readonly identifierQuote: '"' | '`';
  /** Why a name of a table or column cannot be there; undefined where it can. */
  refuseName(name: string, of: 'table' | 'column'): string | undefined;
  /** Whether `a` and `A` name the same column. */
  readonly foldsNames: boolean;
  readonly mostColumns: number;
  /** What stands for characters of a text between single quotes. */
  readonly escapes: { readonly [character: string]: string };
  /** Characters that no text can have. */
  readonly refuses: string;
  /** What is around the hexadecimal digits of bytes. */
  readonly bytes: { readonly open: string; readonly close: string };
  /** Whether points in time are written with their zone. */
  readonly hasZones: boolean;
  /** Whether the numbers of a type keep all digits without quotes. */
  isExactBare(type: LogicalType): boolean;
  /** The type of a column; those of keys may need a bounded one. */
  typeOf(type: LogicalType, inKey: boolean): string;
  /** Behind the closing parenthesis of CREATE TABLE. */
  readonly tableOptions: string;
  readonly hasCopy: boolean;
  /** Whether foreign keys stand in CREATE TABLE and are looked at when the transaction ends; else they are added after the rows. */
  readonly defersKeys: boolean;
  /** Whether making a table ends the transaction. */
  readonly commitsOnCreate: boolean;
  readonly begin: string;
  /** Settings that the script needs, within a transaction or not. */
  settings(inTransaction: boolean): string;
  /** Puts the settings back. */
  readonly restore: string;
  /** Before the name of a temporary table that is dropped. */
  readonly dropTemporary: string;
  /** Fills columns of a table from another one with the same key. */
  update(words: UpdateWords): string;
}

/** The parts of an UPDATE, all quoted. */
export interface UpdateWords {
  readonly table: string;
  readonly from: string;
  readonly keys: readonly string[];
  readonly columns: readonly string[];
}

/** Writes `SET`, `FROM` and `WHERE` as PostgreSQL and SQLite (3.33 and later) have them. */
export function updateFrom({ table, from, keys, columns }: UpdateWords): string {
  const set = columns.map((column) => `${column} = later.${column}`).join(', ');
  const where = keys.map((key) => `loaded.${key} = later.${key}`).join(' AND ');
  return `UPDATE ${table} AS loaded SET ${set} FROM ${from} AS later WHERE ${where};\n`;
}
