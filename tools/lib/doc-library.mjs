/** The library that scripts of documents import, bundled once for all of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { root } from './project.mjs';

/** Library entries that an example may import: the name of the bundle of each, and the source behind it. */
const entries = {
  populace: ['index', 'packages/library/src/index.ts'],
  'populace/node': ['node', 'packages/library/src/node/index.ts'],
};

/** Makes the library when it is first needed. */
export function createDocLibrary() {
  const folder = mkdtempSync(join(tmpdir(), 'populace-library-'));
  let made;

  async function makePlugin() {
    const input = Object.fromEntries(Object.values(entries).map(([name, source]) => [name, join(root, source)]));
    await bundle({ input, folder, names: '[name].mjs', forNode: true });
    const places = Object.entries(entries).map(([id, [name]]) => [id, pathToFileURL(join(folder, `${name}.mjs`)).href]);
    const known = new Map(places);
    const resolveId = (id) => (known.has(id) ? { id: known.get(id), external: true } : null);
    return { name: 'populace', resolveId };
  }

  return {
    /** A plugin that leaves the library out of the bundle of an example, which imports it from where it is. */
    plugin() {
      made ??= makePlugin();
      return made;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
