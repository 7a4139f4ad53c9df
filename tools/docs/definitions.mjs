/** The definitions that the reference pages are made from, loaded from source. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../lib/bundle.mjs';
import { root } from '../lib/project.mjs';

const functionsFile = 'packages/formulas/src/functions/index.gen.ts';

const input = {
  library: join(root, 'packages/library/src/index.ts'),
  national: join(root, 'packages/generators/src/national/index.gen.ts'),
  functions: join(root, functionsFile),
  signatures: join(root, 'packages/formulas/src/define/signatures.ts'),
  distributions: join(root, 'packages/recipes/src/distributions/distribution-pages.ts'),
};

/** Returns what the library exports, every locale with what it has, the pages of the distributions, and the numbers of countries. */
export async function loadDefinitions() {
  const folder = mkdtempSync(join(tmpdir(), 'populace-reference-'));
  try {
    await bundle({ input, folder, names: '[name].mjs' });
    const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
    const exported = await load('library');
    const { distributionPages } = await load('distributions');
    const { numbers: nationalNumbers } = await load('national');
    const { signaturesOf } = await load('signatures');
    const formulaFunctions = byFolder((await load('functions')).functions).map((one) => ({
      ...one,
      signatures: signaturesOf(one.definition),
    }));
    // Tables and some code are loaded when they are first asked for, so all are asked for while the files are there.
    const locales = await Promise.all(exported.listLocales().map(({ id }) => exported.describeLocale(id)));
    const names = await Promise.all(locales.map(({ id }) => exported.describeNames(id)));
    await exported.coverGenerators();
    await exported.sampleGenerators({ locale: sampleLocale(locales) });
    return {
      ...exported,
      locales,
      names,
      sampleLocale: sampleLocale(locales),
      distributionPages,
      nationalNumbers,
      formulaFunctions,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The functions of formulas with their folders, which the generated list has in the same order. */
function byFolder(functions) {
  const list = readFileSync(join(root, functionsFile), 'utf8');
  const names = list.slice(list.indexOf('= [')).match(/\w+(?=,)/g) ?? [];
  const folders = new Map(
    [...list.matchAll(/ as (\w+) \} from '\.\/(\w+)\//g)].map(([, name, folder]) => [name, folder]),
  );
  return functions.map((definition, place) => ({ definition, group: folders.get(names[place]) }));
}

/** The locale of samples: that of schemas which name none, where it has names and places. */
function sampleLocale(locales) {
  return ['en_US', 'de_DE'].find((wanted) => locales.some(({ id }) => id === wanted));
}
