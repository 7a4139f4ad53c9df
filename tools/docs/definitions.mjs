/** The definitions that the reference pages are made from, loaded from source. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../lib/bundle.mjs';
import { root } from '../lib/project.mjs';

const input = {
  library: join(root, 'packages/library/src/index.ts'),
  distributions: join(root, 'packages/core/src/distributions/distribution-pages.ts'),
};

/** Returns what the library exports, and the pages of the distributions. */
export async function loadDefinitions() {
  const folder = mkdtempSync(join(tmpdir(), 'populace-reference-'));
  try {
    await bundle({ input, folder, names: '[name].mjs' });
    const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
    const library = await load('library');
    const { distributionPages } = await load('distributions');
    // Word lists are loaded when a schema first asks for them, so all are asked for while the files are there.
    const columns = Object.fromEntries(bareGenerators(library).map((id) => [id, id]));
    await library.openSchema({ populace: 1, tables: { all: { rows: 1, columns } } });
    return { ...library, distributionPages };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bareGenerators({ listGenerators }) {
  return listGenerators()
    .filter(({ options }) => options.every(({ required }) => !required))
    .map(({ id }) => id);
}
