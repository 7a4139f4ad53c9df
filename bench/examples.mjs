/**
 * Writes every example with a million rows in its largest table as CSV, and asks DuckDB about the files: whether each reference finds
 * its row, whether what is unique is so, whether parents have as many children as asked for, whether references are spread as asked, and whether
 * what else the example promises (`bench/promises`) is kept.
 * `node bench/examples.mjs [rows] [example …]`. Exits with 1 where an answer is not what the schema asks for.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { askTables } from './lib/ask-tables.mjs';
import { cli } from './lib/measure.mjs';
import { promiseChecks } from './lib/promise-checks.mjs';
import { countChecks, orphanChecks, spreadChecks, uniqueChecks } from './lib/relation-checks.mjs';
import { exampleNames, scaledRows } from './lib/scaled-rows.mjs';
import { shownSchema } from './lib/shown-schema.mjs';

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
  const shown = shownSchema(schema);
  const ask = await askTables(folder, Object.keys(shown.tables));
  const sizes = [];
  for (const table of Object.keys(shown.tables)) {
    const [{ n }] = await ask(`SELECT count(*) AS n FROM "${table}"`);
    sizes.push(`${table} ${Number(n).toLocaleString('en')}`);
  }
  console.log(`${basename(file)}: ${sizes.join(', ')} (${seconds} s)`);
  const checks = [orphanChecks, spreadChecks, uniqueChecks, countChecks].flatMap((checksOf) => checksOf(shown));
  for (const check of [...checks, ...promiseChecks(name)]) {
    const { said, isRight } = await check.ask(ask);
    if (!isRight) failed++;
    console.log(`  ${isRight ? 'ok   ' : 'WRONG'} ${check.what}: ${said}`);
  }
  rmSync(folder, { recursive: true });
}
process.exit(failed === 0 ? 0 : 1);
