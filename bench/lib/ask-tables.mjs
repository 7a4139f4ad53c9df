import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

/**
 * Opens DuckDB with the CSV files of a folder as tables of texts; `"row number"` counts their rows from 0.
 * Returns `ask(sql)`, which resolves to rows.
 */
export async function askTables(folder, tables) {
  const connection = await (await DuckDBInstance.create()).connect();
  const ask = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
  for (const table of tables) {
    const csv = join(folder, `${table}.csv`);
    await ask(
      `CREATE TABLE "${table}" AS SELECT row_number() OVER () - 1 AS "row number", * FROM read_csv('${csv}', all_varchar = true, header = true, parallel = false)`,
    );
  }
  return ask;
}
