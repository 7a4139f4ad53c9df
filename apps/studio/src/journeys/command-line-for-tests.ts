import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../../../cli/bin/populace.js', import.meta.url));

/** Runs `populace generate` for a schema file in a folder of its own, and returns what it wrote, by file name. */
export async function generated(schema: string, out: string, ...words: string[]): Promise<Record<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'populace-generated-'));
  try {
    const given = ['generate', schema, '--out', join(folder, out), '--no-manifest', '--quiet', ...words];
    await promisify(execFile)(process.execPath, [program, ...given]);
    return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
