/**
 * Makes the packed table of content types from mime-db: `node tools/data/content-types.mjs`.
 * With `--check` it writes nothing and fails when the table is not what mime-db says.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

const target = 'packages/media-types/src/content-types/content-types.gen.ts';
const source = join(root, 'node_modules/mime-db');

const { version, license } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
const types = JSON.parse(readFileSync(join(source, 'db.json'), 'utf8'));

const sourceMarks = { iana: 'i', apache: 'a', nginx: 'n' };
const compressibleMarks = { true: '+', false: '-', undefined: '.' };

/** One line a type: source, compressible, subtype, charset where there is one, extensions. */
function lineOf(subtype, { source: from, compressible, charset, extensions = [] }) {
  const marks = (sourceMarks[from] ?? 'm') + compressibleMarks[compressible];
  return [`${marks}${subtype}${charset === undefined ? '' : `;${charset}`}`, ...extensions].join(' ');
}

function pack() {
  const lines = [];
  let group = '';
  for (const name of Object.keys(types).sort()) {
    const [top, subtype] = name.split('/');
    if (!/^[-a-z]+\/[a-z0-9][-a-z0-9+._]*$/.test(name)) throw new Error(`${name} does not fit the packed form.`);
    if (top !== group) lines.push(`#${top}`);
    group = top;
    lines.push(lineOf(subtype, types[name]));
  }
  return lines.join('\n');
}

const wanted = `// Content types of mime-db ${version} (npm package mime-db; licence ${license}), retrieved 2026-11-21.
// Made by \`node tools/data/content-types.mjs\`; do not edit. What we add to it stands in additions.ts.
// A line \`#top\` opens a top-level type; then a line a type: source (i IANA, a Apache, n nginx, m nobody said),
// compressible (+ yes, - no, . nobody said), subtype, \`;charset\` where known, extensions (preferred first).
export const packedTypes: string = \`${pack()}\`;
`;

const path = join(root, target);
const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
if (present !== wanted && process.argv.includes('--check')) {
  console.error(`${target} is stale: run \`node tools/data/content-types.mjs\`.`);
  process.exitCode = 1;
} else if (present !== wanted) {
  writeFileSync(path, wanted);
}
