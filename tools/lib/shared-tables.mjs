/**
 * Tables of locales and places are in the published package twice: beside the library and within the Studio. They are the larger half of
 * it, so where the Studio has a module with the same tables, the module beside the library only hands them on.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** How a module of tables ends, minified or not. */
const endOfTables = /export\s*\{[^{}]*\bnumbers\b[^{}]*\}\s*;?\s*$/;

/** Replaces the modules under `packs` whose tables are in `assets` by ones that name those; returns how many that were. */
export async function shareTables({ packs, assets }) {
  const known = new Map();
  for (const path of tableModules(assets)) known.set(await digestOf(path), path);
  let shared = 0;
  for (const path of tableModules(packs)) {
    const same = known.get(await digestOf(path));
    if (same === undefined) continue;
    const from = relative(dirname(path), same).split(sep).join('/');
    writeFileSync(path, `export { numbers, tables, texts } from '${from}';\n`);
    shared++;
  }
  return shared;
}

function tableModules(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => endOfTables.test(readFileSync(path, 'utf8').slice(-200)));
}

async function digestOf(path) {
  const { numbers, tables, texts } = await import(pathToFileURL(path).href);
  return createHash('sha256')
    .update(JSON.stringify([numbers, tables, texts]))
    .digest('base64');
}
