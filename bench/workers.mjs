/**
 * One worker beside two, and beside four where the machine has as many cores: `node bench/workers.mjs [rows=5,000,000]`.
 * The whole command writes people (bench/schemas/people.yaml) as CSV to a file, in turn, three times each; prints the median of
 * wall seconds, CPU seconds and the most memory, the ratio of wall time to one worker's, and demands equal SHA-256.
 * The goal is a ratio of 0.6 with two workers. The file's disk is part of it: name a folder in memory with TMPDIR to leave it out.
 * What the machine can give at best is told too: two processes at once that know nothing of one another, each with half of the rows.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cli, measure, median } from './lib/measure.mjs';

const ROUNDS = 3;
const rows = Number(process.argv[2] ?? 5_000_000);
const schema = fileURLToPath(new URL('schemas/people.yaml', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'populace-workers-'));
const counts = [1, 2, ...(availableParallelism() >= 4 ? [4] : [])];
const runs = new Map(counts.map((count) => [count, []]));
const fileOf = (count) => join(folder, `${count}.csv`);

async function sha256Of(path) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 })) hash.update(chunk);
  return hash.digest('hex');
}

const halves = [];

/** Two processes at once, each with half of the rows and one thread. */
async function runHalves() {
  const half = Math.floor(rows / 2);
  const files = ['first', 'second'].map(fileOf);
  for (const file of files) rmSync(file, { force: true });
  const begin = performance.now();
  const processes = files.map((file, at) =>
    spawn(process.execPath, [
      ...[cli, 'generate', schema, '--from', `${at * half}`, '--take', `${half}`],
      ...['--out', file, '--quiet', '--workers', '1'],
    ]),
  );
  await Promise.all(processes.map((one) => once(one, 'exit')));
  halves.push((performance.now() - begin) / 1000);
}

function run(count) {
  // Taking the place of a large file costs time of its own.
  rmSync(fileOf(count), { force: true });
  const options = ['--take', `${rows}`, '--out', fileOf(count), '--overwrite', '--quiet', '--workers', `${count}`];
  const begin = performance.now();
  const { cpuMs, rssMb } = measure([cli, 'generate', schema, ...options]);
  runs.get(count).push({ wall: (performance.now() - begin) / 1000, cpu: cpuMs / 1000, rssMb });
}

/** The median of one figure of all runs with so many workers. */
const middle = (count, figure) => median(runs.get(count).map((one) => one[figure]));

try {
  execFileSync(process.execPath, [fileURLToPath(new URL('../tools/ready.mjs', import.meta.url))], { stdio: 'inherit' });
  console.log(`${rows} people as CSV; load before: ${loadavg()[0].toFixed(2)}`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const count of counts) run(count);
    await runHalves();
  }
  const digests = await Promise.all(counts.map((count) => sha256Of(fileOf(count))));
  for (const count of counts) {
    const [wall, cpu, rss] = ['wall', 'cpu', 'rssMb'].map((figure) => middle(count, figure));
    const ratio = (wall / middle(1, 'wall')).toFixed(2);
    console.log(
      `${count} workers  ${wall.toFixed(2)} s wall (${ratio})  ${cpu.toFixed(2)} s CPU  ${Math.round(rss)} MB  ${Math.round(rows / wall)} rows/s`,
    );
  }
  const best = median(halves);
  console.log(
    `two processes of half each  ${best.toFixed(2)} s wall (${(best / middle(1, 'wall')).toFixed(2)}): the best that this machine gives`,
  );
  console.log(`load after: ${loadavg()[0].toFixed(2)}; SHA-256 ${digests[0]}`);
  if (new Set(digests).size > 1) throw new Error(`The bytes differ: ${digests.join(', ')}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
