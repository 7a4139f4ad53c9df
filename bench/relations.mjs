/**
 * Fifty million children of ten million parents, and a hundred million unique numbers: `node bench/relations.mjs`. Prints how long the
 * index of the parents takes, what a random child costs to look up, and the time and most memory of whole commands with 1 and 2 workers;
 * and whether the numbers are each there once. Exits with 1 where one is missing.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleLibrary } from './lib/bundled-library.mjs';
import { cli, measure } from './lib/measure.mjs';

const PARENTS = 10_000_000;
const NUMBERS = 100_000_000;
const LOOK_UPS = 200_000;
const folder = mkdtempSync(join(tmpdir(), 'populace-relations-'));
const seconds = (from) => ((performance.now() - from) / 1000).toFixed(2);

const family = {
  populace: 1,
  tables: {
    parents: { rows: PARENTS, columns: { id: 'sequence' } },
    children: {
      rows: { per: 'parents', count: { poisson: 5 } },
      columns: { id: 'sequence', parent_id: { references: 'parents.id' } },
    },
  },
};

async function showIndex() {
  const { openSchema } = await import(pathToFileURL(await bundleLibrary(folder)).href);
  await openSchema({ populace: 1, tables: { warm: { rows: 1, columns: { id: 'sequence' } } } });
  const indexAt = performance.now();
  const children = (await openSchema(family)).table('children');
  const { rowCount } = children;
  console.log(
    `index of ${PARENTS.toLocaleString('en')} parents: ${seconds(indexAt)} s, ${rowCount.toLocaleString('en')} children`,
  );
  const rows = Array.from({ length: LOOK_UPS }, (_, at) => Math.floor(((at * 0.618_033_988_75) % 1) * rowCount));
  for (const row of rows.slice(0, 2000)) children.rowAt(row);
  const lookAt = performance.now();
  for (const row of rows) children.rowAt(row);
  const each = ((performance.now() - lookAt) * 1000) / LOOK_UPS;
  console.log(`a random child with its parent, as an object: ${each.toFixed(1)} µs`);
}

function showCommands() {
  const file = join(folder, 'family.json');
  writeFileSync(file, JSON.stringify(family));
  for (const workers of [1, 2]) {
    const out = join(folder, `${workers}.csv`);
    const begin = performance.now();
    const { cpuMs, rssMb } = measure([
      cli,
      'generate',
      file,
      '--table',
      'children',
      '--out',
      out,
      '--quiet',
      '--workers',
      `${workers}`,
    ]);
    console.log(
      `all children, ${workers} workers: ${seconds(begin)} s, ${(cpuMs / 1000).toFixed(1)} s CPU, ${Math.round(rssMb)} MB at most`,
    );
    rmSync(out);
  }
}

/** Reads numbers from a command, one a line, into a bit each. */
async function showNumbers() {
  const columns = `n:number.integer{min: 0, max: ${NUMBERS - 1}, unique: true}`;
  const seen = new Uint8Array(NUMBERS / 8);
  const made = spawn(process.execPath, [
    cli,
    'generate',
    '--columns',
    columns,
    '--rows',
    `${NUMBERS}`,
    '--quiet',
    '--workers',
    '1',
  ]);
  const begin = performance.now();
  let [count, doubles, number, digits, inOrder, before] = [0, 0, 0, 0, 0, -1];
  for await (const chunk of made.stdout) {
    for (const byte of chunk) {
      if (byte >= 48 && byte <= 57) {
        number = number * 10 + byte - 48;
        digits++;
      } else if (byte === 10 && digits > 0) {
        count++;
        if ((seen[number >> 3] & (1 << (number & 7))) !== 0) doubles++;
        seen[number >> 3] |= 1 << (number & 7);
        if (number > before) inOrder++;
        [before, number, digits] = [number, 0, 0];
      }
    }
  }
  const { rssMb } = measure([
    cli,
    'generate',
    '--columns',
    columns,
    '--rows',
    `${NUMBERS}`,
    '--out',
    join(folder, 'n.csv'),
    '--quiet',
  ]);
  console.log(
    `${count.toLocaleString('en')} unique numbers: ${doubles} doubles, ${((inOrder / count) * 100).toFixed(3)} % greater than the one before, ${seconds(begin)} s in all, ${Math.round(rssMb)} MB at most`,
  );
  return count === NUMBERS && doubles === 0;
}

try {
  // Commands first: on Linux the most memory of a process counts what its parent had when it was started.
  showCommands();
  if (!(await showNumbers())) process.exitCode = 1;
  await showIndex();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
