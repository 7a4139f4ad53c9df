/**
 * Writes every example whole with one worker, and again with 2 and 7 workers, as 13 shards that are joined, and windows of each table
 * alone, and compares the SHA-256 of each table, and the rows of the windows. `node bench/same-bytes.mjs [rows] [example …]`; exits with 1 where
 * they differ. Where the windows begin is drawn from SEED (1 if absent), which is told.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { cli } from './lib/measure.mjs';
import { exampleNames, scaledRows } from './lib/scaled-rows.mjs';
import { shownSchema } from './lib/shown-schema.mjs';

const [rowsArgument = '1000000', ...only] = process.argv.slice(2);
const examples = exampleNames.filter((name) => only.length === 0 || only.includes(name));
const SHARDS = 13;
/** Windows of each table. */
const WINDOWS = 3;
const seed = process.env.SEED ?? '1';
console.log(`seed of the windows: ${seed}`);
let failed = 0;

const run = (...args) => execFileSync('node', [cli, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
const digestsOf = (folder) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).tables.map(
    ({ table, sha256 }) => `${table} ${sha256}`,
  );

function compare(what, isSame) {
  if (!isSame) failed++;
  console.log(`  ${isSame ? 'same ' : 'OTHER'} ${what}`);
}

/** Windows of up to 200 rows, drawn by what they are of: the same for the same seed. */
function windowsOf(what, rowCount) {
  return Array.from({ length: rowCount === 0 ? 0 : WINDOWS }, (_, at) => {
    const words = createHash('sha256').update(`${seed} ${what} ${at}`).digest();
    return { from: words.readUInt32LE(0) % rowCount, take: 1 + (words.readUInt32LE(4) % 200) };
  });
}

/** The lines [from, from + take) of a file, from 0. */
async function linesOf(file, from, take) {
  const lines = [];
  let at = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (at >= from + take) break;
    if (at++ >= from) lines.push(line);
  }
  return lines;
}

for (const name of examples) {
  const file = fileURLToPath(new URL(`../examples/${name}.yaml`, import.meta.url));
  const schema = parse(readFileSync(file, 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'populace-same-'));
  const made = ['generate', file, '--format', 'csv', '--quiet', ...scaledRows(file, schema, Number(rowsArgument))];
  const into = (place) => ['--out', `${join(folder, place)}/`];
  run(...made, ...into('whole'), '--workers', '1');
  const whole = digestsOf(join(folder, 'whole'));
  console.log(`${name}.yaml: ${whole.length} tables`);
  for (const workers of [2, 7]) {
    run(...made, ...into(`by-${workers}`), '--workers', `${workers}`);
    compare(`by ${workers} workers`, digestsOf(join(folder, `by-${workers}`)).join() === whole.join());
  }
  for (let shard = 1; shard <= SHARDS; shard++) run(...made, ...into('shards'), '--shard', `${shard}/${SHARDS}`);
  run('assemble', join(folder, 'shards'), '--out', `${join(folder, 'joined')}/`, '--quiet');
  compare(`as ${SHARDS} shards that are joined`, digestsOf(join(folder, 'joined')).join() === whole.join());
  for (const table of Object.keys(shownSchema(schema).tables)) {
    const csv = join(folder, 'whole', `${table}.csv`);
    const rowCount = (await linesOf(csv, 1, Number.POSITIVE_INFINITY)).length;
    for (const { from, take } of windowsOf(`${name} ${table}`, rowCount)) {
      const alone = run(...made, '--table', table, '--from', `${from}`, '--take', `${take}`)
        .split('\n')
        .slice(1, -1);
      // A cell with a line end in it would be two lines of the file; the examples have none.
      compare(
        `rows ${from} to ${from + take} of ${table} alone`,
        alone.join('\n') === (await linesOf(csv, from + 1, take)).join('\n'),
      );
    }
  }
  rmSync(folder, { recursive: true });
}
process.exit(failed === 0 ? 0 : 1);
