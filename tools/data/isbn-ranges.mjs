/**
 * Makes the table of ISBN ranges from isbn3: `node tools/data/isbn-ranges.mjs`.
 * With `--check` it writes nothing and fails when the table is not what isbn3 says.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import groups from 'isbn3/lib/groups.js';
import { root } from '../lib/project.mjs';

const target = 'packages/generators/src/commerce/isbn-ranges.data.ts';
const { version, license } = JSON.parse(readFileSync(join(root, 'node_modules/isbn3/package.json'), 'utf8'));

/** Groups with short numbers have nearly all books; the table would be five times as long with the others. */
const LONGEST_GROUP = 2;

const lines = Object.entries(groups)
  .filter(([group]) => group.length <= 4 + LONGEST_GROUP)
  .map(
    ([group, { ranges }]) => `${group} ${ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(' ')}`,
  );

const wanted = `// ISBN ranges of isbn3 ${version} (npm package isbn3; licence ${license}), which has them from the International ISBN Agency; retrieved 2026-11-21.
// Made by \`node tools/data/isbn-ranges.mjs\`; do not edit. See SOURCES.md.
// A line a group: prefix and group, then the publishers' numbers, from-to or a single one.
export const isbnRanges: string = \`${lines.join('\n')}\`;
`;

const path = join(root, target);
const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
if (present !== wanted && process.argv.includes('--check')) {
  console.error(`${target} is stale: run \`node tools/data/isbn-ranges.mjs\`.`);
  process.exitCode = 1;
} else if (present !== wanted) {
  writeFileSync(path, wanted);
}
