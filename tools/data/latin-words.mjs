/**
 * Makes the list of Latin words from the passages beside: `node tools/data/latin-words.mjs`.
 * With `--check` it writes nothing and fails when the list is not what the passages say.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const source = 'tools/data/latin-passages.txt';
const target = 'packages/locales/src/base/lorem-word.data.ts';

const words = new Set(
  readFileSync(join(root, source), 'utf8')
    .toLowerCase()
    .match(/[a-z]{2,}/g),
);
const wanted = `// Made from ${source} by \`node tools/data/latin-words.mjs\`; do not edit. See SOURCES.md.
export const loremWord: string = \`${[...words].sort().join('\n')}\`;
`;

const path = join(root, target);
const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
if (present !== wanted && process.argv.includes('--check')) {
  console.error(`${target} is stale: run \`node tools/data/latin-words.mjs\`.`);
  process.exitCode = 1;
} else if (present !== wanted) {
  writeFileSync(path, wanted);
}
