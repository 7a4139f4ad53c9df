import { DuckDBInstance } from '@duckdb/node-api';
import type { LogicalType } from '@populace/core';
import { type DatabaseKind, wordsOf } from './database.ts';

/** DuckDB in memory, as a library of its own. */
export const duckdbInMemory: DatabaseKind = {
  name: 'DuckDB',
  dialect: 'duckdb',
  missing: undefined,
  // Its shell is not looked for.
  hasClient: false,
  async open() {
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
    const connection = await instance.connect();
    return {
      load: async (script) => void (await connection.run(script)),
      loadByClient() {
        throw new Error('There is no client of a database in memory.');
      },
      async read(table, columns) {
        const list = columns.map(({ name, type }) => asText(name, type)).join(', ');
        const reader = await connection.runAndReadAll(`SELECT ${list} FROM ${quoted(table)}`);
        return reader
          .getRows()
          .map((row) => row.map((cell, at) => wordsOf(cell, columns[at]?.type ?? { kind: 'string' })));
      },
      async close() {
        connection.closeSync();
        instance.closeSync();
      },
    };
  },
};

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A cell as text that no setting of the session changes. */
function asText(name: string, { kind }: LogicalType): string {
  const column = quoted(name);
  if (kind === 'timestamp') return `strftime(${column}, '%Y-%m-%dT%H:%M:%S.%f')`;
  if (kind === 'timestamptz') return `strftime(make_timestamp(epoch_us(${column})), '%Y-%m-%dT%H:%M:%S.%f')`;
  if (kind === 'bytes') return `to_base64(${column})`;
  // Decimals without digits before the point are shown so.
  if (kind === 'decimal') return `regexp_replace(CAST(${column} AS VARCHAR), '^(-?)[.]', '\\10.')`;
  if (kind === 'array' || kind === 'object') return `CAST(to_json(${column}) AS VARCHAR)`;
  return `CAST(${column} AS VARCHAR)`;
}
