/**
 * Makes the lists of plugins from the folders that hold them: `node tools/generate.mjs`.
 * With `--check` it writes nothing and fails when a list is not what the folders say.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lists, makeList } from './lib/plugin-lists.mjs';
import { root } from './lib/project.mjs';

/** Brings one list up to date, or notes that it is not. */
function settle(target, wanted, checkOnly) {
  const path = join(root, target);
  const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (present === wanted) return;
  if (checkOnly) problems.push(`${target} is stale: run \`npm run generate\`.`);
  else if (wanted === undefined) rmSync(path);
  else writeFileSync(path, wanted);
}

const checkOnly = process.argv.includes('--check');
const problems = [];
for (const list of lists) settle(list.target, makeList(list, { base: root, problems }), checkOnly);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
