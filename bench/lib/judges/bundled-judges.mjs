import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../../../tools/lib/project.mjs';

const parts = ['judge', 'judged-columns', 'judged-locale', 'judges-of', 'likely-script', 'national-numbers', 'places'];

/** Returns what the judges of the test kit export. The packages that they ask are loaded as they are installed. */
export async function loadJudges() {
  // Inside of the project, so that the packages are found.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'judges-'));
  try {
    await bundleParts(folder);
    const modules = await Promise.all(parts.map((part) => import(pathToFileURL(join(folder, `${part}.mjs`)).href)));
    return Object.assign({}, ...modules);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function bundleParts(folder) {
  const input = Object.fromEntries(parts.map((part) => [part, join(root, `packages/testkit/src/judges/${part}.ts`)]));
  const build = await rolldown({ input, external: (id) => !/^[./]/.test(id) });
  try {
    await build.write({
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
  } finally {
    await build.close();
  }
}
