/**
 * The people table as Parquet, beside DuckDB: `node bench/parquet.mjs [rows=1,000,000]`. Both write the same 14 columns of the same types to a file,
 * one thread, in turn; whole processes are measured in CPU seconds (user and system), and what each takes for a thousand rows is taken off once
 * more, as `steady`. DuckDB makes its cells by hashes of the row's number and lists of as many words; ours agree with one another within a row.
 * Then DuckDB reads our file back and compares every cell with our CSV of the same rows. Exit code 1 where one differs.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { cli, measure, measureInTurn } from './lib/measure.mjs';

const rows = Number((process.argv[2] ?? '1000000').replaceAll(/[,_]/g, ''));
const schema = fileURLToPath(new URL('schemas/people-en.yaml', import.meta.url));
const duckdbScript = fileURLToPath(new URL('peers/duckdb-people.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'populace-parquet-'));
const [own, peer, csv] = ['own.parquet', 'peer.parquet', 'own.csv'].map((name) => join(folder, name));
const seconds = (ms) => `${(ms / 1000).toFixed(3)} s`;
const megabytes = (file) => `${(statSync(file).size / 1e6).toFixed(1)} MB`;

const ownCall = (count, out, ...more) => [
  ...[cli, 'generate', schema, '--take', `${count}`, '--out', out, '--overwrite', '--quiet'],
  ...more,
];

/** Compares both with one compression. */
function compare(ours, theirs) {
  const set = ['--set', `compression=${ours}`];
  const few = measureInTurn([ownCall(1000, own, ...set), [duckdbScript, '1000', peer, theirs]], 3);
  const all = measureInTurn([ownCall(rows, own, ...set), [duckdbScript, `${rows}`, peer, theirs]], 3);
  const [mine, other] = all.map(({ cpuMs }, side) => ({ whole: cpuMs, steady: cpuMs - few[side].cpuMs }));
  const times = (name) => (other[name] / mine[name]).toFixed(2);
  console.log(`${ours.padEnd(7)} Populace ${seconds(mine.whole)}, steady ${seconds(mine.steady)}, ${megabytes(own)}`);
  console.log(`${''.padEnd(7)} DuckDB   ${seconds(other.whole)}, steady ${seconds(other.steady)}, ${megabytes(peer)}`);
  console.log(`${''.padEnd(7)} DuckDB needs ${times('whole')} times our CPU, steady ${times('steady')} times`);
}

/** How many cells DuckDB reads otherwise from Parquet than from CSV. */
async function differingCells() {
  measure(ownCall(rows, csv));
  const connection = await (await DuckDBInstance.create()).connect();
  const ask = async (sql) => (await connection.runAndReadAll(sql)).getRows();
  const columns = await ask(`DESCRIBE SELECT * FROM read_parquet('${own}')`);
  const differs = columns.map(([name, type]) => `count(*) FILTER (p."${name}" IS DISTINCT FROM c."${name}"::${type})`);
  const [[...counts]] = await ask(
    `SELECT ${differs.join(' + ')}, count(*) FROM (SELECT *, row_number() OVER () AS row FROM read_parquet('${own}')) p
     FULL JOIN (SELECT *, row_number() OVER () AS row FROM read_csv('${csv}', all_varchar = true, header = true, parallel = false)) c USING (row)`,
  );
  console.log(`${counts[1]} rows read back, ${counts[0]} differing cells`);
  return Number(counts[0]) + Math.abs(Number(counts[1]) - rows);
}

try {
  compare('none', 'uncompressed');
  compare('snappy', 'snappy');
  if ((await differingCells()) > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
