import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const requireFile = createRequire(import.meta.url);

/** Loads a text as a module of Node and returns what it exports. */
export function requireText(text: string, extension: 'cjs' | 'mjs'): Record<string, unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'populace-module-'));
  try {
    const path = join(folder, `rows.${extension}`);
    writeFileSync(path, text);
    return requireFile(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
