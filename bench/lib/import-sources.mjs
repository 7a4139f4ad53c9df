import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../../tools/lib/project.mjs';

/**
 * Bundles sources into one file, as they are published, and imports it. `entry` is the text of a module that exports what is wanted, as if it stood
 * in the project's folder.
 */
export async function importSources(entry) {
  const folder = mkdtempSync(join(tmpdir(), 'populace-bench-'));
  const path = join(root, 'bench-entry.ts');
  const build = await rolldown({
    input: path,
    resolve: { conditionNames: ['source', 'import'] },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === path ? id : null), load: (id) => (id === path ? entry : null) },
    ],
  });
  try {
    const file = join(folder, 'bench.mjs');
    await build.write({ file });
    return await import(pathToFileURL(file).href);
  } finally {
    await build.close();
    rmSync(folder, { recursive: true });
  }
}
