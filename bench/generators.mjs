/**
 * What a value of each generator costs: `node bench/generators.mjs [part of a name]`. A table of the one column goes through
 * the library to CSV bytes, 300,000 values, in one process; printed are nanoseconds a value (the least of several rounds),
 * less those of an empty column, most first. The first round pays for tables and plans, and is left out.
 * Options are the usual ones; generators that demand options have them below.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleLibrary } from './lib/bundled-library.mjs';

const VALUES = 300_000;
const ROUNDS = 4;
const part = process.argv[2] ?? '';
const demanded = {
  choice: { values: { free: 80, plus: 15, pro: 5 } },
  constant: { value: 'always' },
  'date.between': { from: '1940-01-01', to: '2010-12-31' },
  'finance.iban': { country: 'DE' },
  'number.decimal': { min: 1, max: 9999 },
  'number.float': { min: 0, max: 1 },
  'number.integer': { min: 1, max: 1_000_000 },
  'string.pattern': { pattern: '[A-Z]{2}-[0-9]{6}' },
  'string.template': { template: 'no. {other}' },
};

const folder = mkdtempSync(join(tmpdir(), 'populace-generators-'));

/** Returns nanoseconds a value and bytes a value. */
async function measure(openSchema, column) {
  const columns = { value: column, other: { generator: 'sequence', hidden: true } };
  const schema = { populace: 1, locale: 'en_US', tables: { values: { rows: 2_000_000_000, columns } } };
  const table = (await openSchema(schema)).table('values');
  let least = Number.POSITIVE_INFINITY;
  let bytes = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    bytes = 0;
    const begin = process.cpuUsage();
    for (const chunk of table.chunks('csv', { from: round * VALUES, take: VALUES })) bytes += chunk.bytes.length;
    const { user, system } = process.cpuUsage(begin);
    if (round > 0) least = Math.min(least, user + system);
  }
  return { ns: (least * 1000) / VALUES, bytes: bytes / VALUES };
}

async function measureAll() {
  // The bundle loads tables when they are asked for, so its folder stays to the end.
  const { listGenerators, openSchema } = await import(pathToFileURL(await bundleLibrary(folder)).href);
  const empty = await measure(openSchema, { generator: 'constant', value: '' });
  const measured = [];
  for (const { id } of listGenerators().filter((generator) => generator.id.includes(part))) {
    try {
      const { ns, bytes } = await measure(openSchema, { generator: id, ...demanded[id] });
      measured.push({ id, ns: ns - empty.ns, bytes: bytes - empty.bytes });
    } catch (error) {
      console.log(`${id.padEnd(32)} not measured: ${error.message.split('\n')[0]}`);
    }
  }
  console.log(`an empty column: ${empty.ns.toFixed(1)} ns a row; generators beyond it:`);
  for (const { id, ns, bytes } of measured.sort((a, b) => b.ns - a.ns)) {
    console.log(`${id.padEnd(32)} ${ns.toFixed(1).padStart(8)} ns ${bytes.toFixed(1).padStart(8)} bytes`);
  }
}

try {
  execFileSync(process.execPath, [fileURLToPath(new URL('../tools/ready.mjs', import.meta.url))], { stdio: 'inherit' });
  await measureAll();
} finally {
  rmSync(folder, { recursive: true });
}
