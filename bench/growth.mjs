/**
 * CPU seconds and peak memory of `generate` for every example at N and at ten times N rows in all its tables together, as CSV files by one
 * thread. Ten times the rows may take eleven times the seconds. `node bench/growth.mjs [rows] [example …]` (100,000 rows if absent); exits
 * with 1 where an example grows faster. Examples that cannot be larger are told, and left out.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { cli, measure } from './lib/measure.mjs';
import { exampleNames, rowsInAll, scaledRows } from './lib/scaled-rows.mjs';

const [rowsArgument = '100000', ...only] = process.argv.slice(2);
const least = Number(rowsArgument);
const MOST_GROWTH = 11;
let failed = 0;

/** What one run costs, and how many rows it makes. */
function cost(file, schema, rows) {
  const scaled = scaledRows(file, schema, rows, 'sum');
  if (scaled.length === 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'populace-growth-'));
  try {
    const words = ['generate', file, '--format', 'csv', '--quiet', '--workers', '1', '--out', `${folder}/`, ...scaled];
    return { rows: rowsInAll(file, scaled), ...measure([cli, ...words]) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

console.log('example        rows at N     10 N   CPU s at N    10 N   growth   for rows   MB at N   10 N');
for (const name of exampleNames.filter((one) => only.length === 0 || only.includes(one))) {
  const file = fileURLToPath(new URL(`../examples/${name}.yaml`, import.meta.url));
  const schema = parse(readFileSync(file, 'utf8'));
  const [small, large] = [cost(file, schema, least), cost(file, schema, 10 * least)];
  if (small === undefined || large === undefined) {
    console.log(`${name.padEnd(12)} cannot be larger`);
    continue;
  }
  // What the rows really grew by counts: parents are whole, and counts are drawn.
  const asked = large.rows / small.rows;
  const growth = large.cpuMs / small.cpuMs;
  const isLinear = growth <= (MOST_GROWTH / 10) * asked;
  if (!isLinear) failed++;
  const numbers = [
    small.rows.toLocaleString('en').padStart(11),
    large.rows.toLocaleString('en').padStart(10),
    (small.cpuMs / 1000).toFixed(2).padStart(10),
    (large.cpuMs / 1000).toFixed(2).padStart(9),
    growth.toFixed(2).padStart(7),
    asked.toFixed(2).padStart(9),
    small.rssMb.toFixed(0).padStart(8),
    large.rssMb.toFixed(0).padStart(6),
  ];
  console.log(`${name.padEnd(12)} ${numbers.join(' ')}${isLinear ? '' : '  TOO FAST'}`);
}
process.exit(failed === 0 ? 0 : 1);
