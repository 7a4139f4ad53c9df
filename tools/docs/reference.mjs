/**
 * Makes the reference pages and the published JSON Schema from the definitions in the code: `node tools/docs/reference.mjs`.
 * With `--check` it writes nothing and fails when a file is not what the definitions say.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/project.mjs';
import { scriptOf } from '../lib/run.mjs';
import { loadDefinitions } from './definitions.mjs';
import { coveragePage } from './pages/coverage.mjs';
import { distributionsPage } from './pages/distributions.mjs';
import { errorsPage } from './pages/errors.mjs';
import { formatsPage } from './pages/formats.mjs';
import { fromFakerPage } from './pages/from-faker.mjs';
import { functionsPage } from './pages/functions.mjs';
import { generatorsPage } from './pages/generators.mjs';
import { localesPage } from './pages/locales.mjs';
import { nationalNumbersPage } from './pages/national-numbers.mjs';

/** Lays JSON out as the formatter of the project wants it. */
function formatted(json, path) {
  const args = [scriptOf('@biomejs/biome', 'biome'), 'format', `--stdin-file-path=${path}`];
  const done = spawnSync(process.execPath, args, { cwd: root, input: json, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (done.status !== 0) throw new Error(`Biome could not format ${path}:\n${done.stderr}`);
  return done.stdout;
}

const definitions = await loadDefinitions();
const schemaPath = 'docs/schema.schema.json';
const files = {
  'docs/from-faker.md': fromFakerPage(definitions),
  'docs/reference/generators.md': await generatorsPage(definitions),
  'docs/reference/coverage.md': await coveragePage(definitions),
  'docs/reference/distributions.md': distributionsPage(definitions),
  'docs/reference/functions.md': functionsPage(definitions),
  'docs/reference/national-numbers.md': nationalNumbersPage(definitions),
  'docs/reference/formats.md': await formatsPage(definitions),
  'docs/reference/locales.md': await localesPage(definitions),
  'docs/reference/errors.md': errorsPage(definitions),
  [schemaPath]: formatted(`${JSON.stringify(definitions.schemaOfDocuments(), null, 2)}\n`, schemaPath),
};

const checkOnly = process.argv.includes('--check');
for (const [path, text] of Object.entries(files)) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (checkOnly) {
    console.error(`${path} is stale: run \`npm run generate\`.`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
