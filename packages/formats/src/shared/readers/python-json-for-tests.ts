import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from './programs-for-tests.ts';

/** Runs a script of Python with a file's path as its argument and returns the JSON that it prints. */
export function pythonJson(python: string, script: string, bytes: Uint8Array): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'populace-python-'));
  try {
    const file = join(folder, 'file');
    writeFileSync(file, bytes);
    return JSON.parse(runProgram(python, ['-c', script, file], ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
