import { batchOf, type Cells, encodeToBytes } from '@populace/testkit';
import type { Database } from 'node-sqlite3-wasm';
import { withDatabase } from '../database-reader-for-tests.ts';
import { defineSqliteEncoder } from '../sqlite-encoder.ts';

/** A table `things`, its keys, and how it is written. */
export interface Keyed {
  readonly columns: { readonly [name: string]: Cells };
  readonly primaryKey?: readonly string[];
  readonly uniques?: readonly (readonly string[])[];
  /** Columns whose values grow from row to row. */
  readonly ascending?: readonly string[];
  readonly pageSize?: string;
  readonly indexes?: boolean;
  readonly blockRows?: number | undefined;
  readonly batchRows?: number;
}

/** Writes a table with keys. */
export function writeKeyed(keyed: Keyed): Uint8Array {
  const { columns, primaryKey = [], uniques = [], ascending = [], pageSize = '4096', indexes = true } = keyed;
  const batch = batchOf(columns);
  const { batchRows = Math.max(1, batch.rows.n) } = keyed;
  const facts = batch.columns.map(({ name, type, vector }) => {
    const nullable = vector.valid !== undefined || (vector.kind === 'codes' && vector.nullable !== false);
    return { name, type, nullable: nullable && !primaryKey.includes(name), ascending: ascending.includes(name) };
  });
  return encodeToBytes(defineSqliteEncoder(keyed.blockRows), batch, {
    options: { pageSize, indexes },
    batchRows,
    facts: { columns: facts, primaryKey, uniques },
  });
}

/** Writes a table with keys, and asks SQLite, which must find nothing wrong with it, before or after. */
export function withKeyed<T>(keyed: Keyed, ask: (database: Database) => T): T {
  return withDatabase(writeKeyed(keyed), ask);
}

/** The numbers of the rows by a key: as the index has them, which must be used, and as SQLite sorts the rows. */
export function rowsByKey(database: Database, key: readonly string[], index = 1): readonly (readonly unknown[])[] {
  const order = key.map((name) => `"${name}"`).join(', ');
  const from = (how: string): string => `SELECT rowid AS r FROM things ${how} ORDER BY ${order}, rowid`;
  const byIndex = from(`INDEXED BY sqlite_autoindex_things_${index}`);
  const plan = database.all(`EXPLAIN QUERY PLAN ${byIndex}`).map(({ detail }) => String(detail));
  if (plan.length !== 1 || !plan[0]?.includes('USING COVERING INDEX')) throw new Error(plan.join('; '));
  return [byIndex, from('NOT INDEXED')].map((sql) => database.all(sql).map(({ r }) => r));
}
