/**
 * The bytes of every format, which are the same every time: `node bench/same-formats.mjs [rows=300,000] [formats, all of them]`. Each format writes a
 * table of people with 1, 2 and 7 workers, and packed by gzip and Zstandard with 1 and 2: the SHA-256 of the files, and of what gzip holds, must be the
 * same. Exit code 1 where one differs.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { cli } from './lib/measure.mjs';

const rows = Number((process.argv[2] ?? '300000').replaceAll(/[,_]/g, ''));
const asked = process.argv.slice(3);
const folder = mkdtempSync(join(tmpdir(), 'populace-same-formats-'));
const schema = join(folder, 'people.yaml');
writeFileSync(
  schema,
  `populace: 1
tables:
  people:
    rows: 1_000_000_000
    columns:
      id: sequence
      uid: uuid
      name: person.fullName
      email: { generator: internet.email, nulls: 10% }
      latitude: location.latitude
      longitude: location.longitude
      amount: finance.amount
      start: { generator: date.past, within: 3y }
      note: lorem.sentence
      tags: { array: lorem.word, count: { between: [0, 4] }, nulls: 10% }
      place: { object: { city: location.city, postcode: { generator: location.postcode, nulls: 10% } } }
`,
);
const run = (...args) => execFileSync('node', [cli, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
const all = JSON.parse(run('list', 'formats', '--json')).map(({ id, name }) => id ?? name);
const formats = asked.length > 0 ? asked : all;

/** What a format must be told to take these columns. */
const SETTINGS = { 'fixed-width': ['--set', 'overflow=cut', '--set', 'widths=tags=120,place=120'] };

/** Writes with so many workers; returns the SHA-256 of the file, and of what is in it where it is packed by gzip. */
async function written(format, workers, packed) {
  const out = join(folder, 'people.out');
  const name = packed === undefined ? format : `${format}.${packed}`;
  const how = ['--workers', `${workers}`, '--quiet', '--overwrite', '--take', `${rows}`, ...(SETTINGS[format] ?? [])];
  run('generate', schema, '--out', out, '--format', name, ...how);
  const digest = await digestOf(createReadStream(out));
  const content = packed === 'gz' ? await digestOf(createReadStream(out).pipe(createGunzip())) : digest;
  return { size: statSync(out).size, digest, content };
}

async function digestOf(stream) {
  const hash = createHash('sha256');
  for await (const bytes of stream) hash.update(bytes);
  return hash.digest('hex');
}

try {
  for (const format of formats) {
    const [one, ...others] = [await written(format, 1), await written(format, 2), await written(format, 7)];
    const gzip = [await written(format, 1, 'gz'), await written(format, 2, 'gz')];
    const zstd = [await written(format, 1, 'zst'), await written(format, 2, 'zst')];
    const same =
      [...others, ...gzip].every(({ content }) => content === one.content) &&
      [gzip, zstd].every(([few, many]) => few.digest === many.digest);
    if (!same) process.exitCode = 1;
    const size = `${(one.size / 1e6).toFixed(1)} MB`;
    console.log(`${same ? 'same ' : 'OTHER'} ${format.padEnd(13)} ${size.padStart(10)}  ${one.digest}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
