/** Where the project is, and which files belong to it. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const skipped = new Set(['node_modules', 'dist', 'built', 'out', 'coverage', '.git', '.cache']);

/** Returns the files below `folder` (relative to `base`, the root) as sorted paths with `/`, without build output. */
export function listFiles(folder, wanted = () => true, base = root) {
  const found = [];
  const visit = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const below = join(path, entry.name);
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(below);
      } else if (!entry.name.endsWith('.tsbuildinfo')) {
        found.push(relative(base, below).split(sep).join('/'));
      }
    }
  };
  visit(join(base, folder));
  return found.filter(wanted).sort();
}

/** Says whether a path is a test or something that only tests use. */
export function isTest(path) {
  return /(\.test\.(ts|mjs)|-for-tests\.tsx?)$/.test(path) || path.includes('/fixtures/');
}
