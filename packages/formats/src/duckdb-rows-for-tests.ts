import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/** Asks DuckDB for the rows of a file of some bytes: `$file` stands for it in the query. Each value comes as its text, a null as null. */
export async function duckdbRows(bytes: Uint8Array, query: string): Promise<(string | null)[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'populace-duckdb-'));
  const instance = await DuckDBInstance.create(':memory:');
  try {
    const file = join(folder, 'rows');
    writeFileSync(file, bytes);
    const connection = await instance.connect();
    const result = await connection.runAndReadAll(query.replaceAll('$file', `'${file}'`));
    connection.closeSync();
    return result.getRowsJson().map((row) => row.map((value) => (value === null ? null : String(value))));
  } finally {
    instance.closeSync();
    rmSync(folder, { recursive: true });
  }
}
