/**
 * Writes every example with a million rows in its largest table as CSV, and asks DuckDB about the files: whether each reference finds
 * its row, whether what is unique is so, whether parents have as many children as asked for, and whether references are spread as asked.
 * `node bench/examples.mjs [rows] [example …]`. Exits with 1 where an answer is not what the schema asks for.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'yaml';
import { cli } from './lib/measure.mjs';
import { countChecks, referenceChecks, uniqueChecks } from './lib/relation-checks.mjs';
import { exampleNames, scaledRows } from './lib/scaled-rows.mjs';

const [rowsArgument = '1000000', ...only] = process.argv.slice(2);
const wanted = Number(rowsArgument);
const root = fileURLToPath(new URL('..', import.meta.url));
const examples = exampleNames.filter((name) => only.length === 0 || only.includes(name));

let failed = 0;
for (const name of examples) {
  const file = join(root, `examples/${name}.yaml`);
  const schema = parse(readFileSync(file, 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'populace-examples-'));
  const startedAt = performance.now();
  execFileSync('node', [
    cli,
    'generate',
    file,
    '--format',
    'csv',
    '--out',
    `${folder}/`,
    '--quiet',
    ...scaledRows(file, schema, wanted),
  ]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const connection = await (await DuckDBInstance.create()).connect();
  const ask = async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
  for (const table of Object.keys(schema.tables)) {
    const csv = join(folder, `${table}.csv`);
    await ask(
      `CREATE TABLE "${table}" AS SELECT row_number() OVER () - 1 AS "row number", * FROM read_csv('${csv}', all_varchar = true, parallel = false)`,
    );
  }
  const sizes = [];
  for (const table of Object.keys(schema.tables)) {
    const [{ n }] = await ask(`SELECT count(*) AS n FROM "${table}"`);
    sizes.push(`${table} ${Number(n).toLocaleString('en')}`);
  }
  console.log(`${basename(file)}: ${sizes.join(', ')} (${seconds} s)`);
  for (const check of [...referenceChecks(schema), ...uniqueChecks(schema), ...countChecks(schema)]) {
    const { said, isRight } = await check.ask(ask);
    if (!isRight) failed++;
    console.log(`  ${isRight ? 'ok   ' : 'WRONG'} ${check.what}: ${said}`);
  }
  rmSync(folder, { recursive: true });
}
process.exit(failed === 0 ? 0 : 1);
