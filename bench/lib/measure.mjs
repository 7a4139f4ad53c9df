import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const preload = new URL('report-usage.mjs', import.meta.url).href;

/** The command line as it is published: one bundled file. */
export const cli = fileURLToPath(new URL('../../apps/cli/dist/cli.js', import.meta.url));

/** Runs Node with arguments once; returns CPU milliseconds (user and system) and the most memory (MB) of the whole process. */
export function measure(args, { env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'populace-bench-'));
  const file = join(folder, 'usage.json');
  try {
    const run = spawnSync(process.execPath, ['--import', preload, ...args], {
      // One thread, unless a bench says otherwise: CPU is compared, and a thread more has a start more.
      env: { ...process.env, POPULACE_WORKERS: '1', ...env, USAGE_FILE: file },
      stdio: ['ignore', 'ignore', 'pipe'],
      maxBuffer: 2 ** 26,
    });
    if (run.status !== 0) throw new Error(`node ${args.join(' ')} ended with ${run.status}: ${run.stderr}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The middle of several numbers. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Measures several commands in turn, `rounds` times each, so that a slow phase of the machine meets them all. */
export function measureInTurn(commands, rounds) {
  const results = commands.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, args] of commands.entries()) results[at].push(measure(args));
  }
  return results.map((runs) => ({
    cpuMs: median(runs.map(({ cpuMs }) => cpuMs)),
    rssMb: median(runs.map(({ rssMb }) => rssMb)),
  }));
}
