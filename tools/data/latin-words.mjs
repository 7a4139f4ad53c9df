/**
 * Makes the base locale's table of Latin words from the passages beside: `node tools/data/latin-words.mjs`.
 * With `--check` it writes nothing and fails when the list is not what the passages say.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const source = 'tools/data/latin-passages.txt';
const target = 'packages/locales/src/base/tables/lorem.word.tsv';

const words = new Set(
  readFileSync(join(root, source), 'utf8')
    .toLowerCase()
    .match(/[a-z]{2,}/g),
);
const wanted = `text\n${[...words].sort().join('\n')}\n`;

const path = join(root, target);
const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
if (present !== wanted && process.argv.includes('--check')) {
  console.error(`${target} is stale: run \`node tools/data/latin-words.mjs\`.`);
  process.exitCode = 1;
} else if (present !== wanted) {
  writeFileSync(path, wanted);
}
