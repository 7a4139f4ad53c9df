/** The licence texts of the dependencies that went into a bundle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Returns the folder of the npm package that a module belongs to, or `undefined` for our own modules. */
function packageFolder(moduleId) {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId)?.[1];
}

/** Packages that come without a licence file, and the one of the same author and licence whose file stands in for it. */
const standIns = new Map([['react-remove-scroll-bar', 'react-remove-scroll']]);

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the text of a package's licence. Throws when there is none. */
function licenceText(folder) {
  const { name, version, license, author } = readManifest(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (file) return readFileSync(join(folder, file), 'utf8').trim();
  if (standIns.has(name)) {
    const other = join(folder, '..', standIns.get(name));
    const its = readManifest(other);
    if (its.license === license && its.author === author) return licenceText(other);
  }
  throw new Error(`${name} ${version} has no licence file, so it cannot be bundled.`);
}

/** Returns each package behind `moduleIds`, by name, with its licence: the SPDX identifier and the text. Throws when a text is missing. */
export function bundledPackages(moduleIds) {
  const folders = new Set(
    moduleIds.map(packageFolder).filter((folder) => folder && existsSync(join(folder, 'package.json'))),
  );
  return [...folders].sort().map((folder) => {
    const { name, version, license } = readManifest(folder);
    return { name, version, licence: license, text: licenceText(folder) };
  });
}

/** Code of others that stands among ours, with its licence. */
const embedded = [
  { name: 'Zstandard', licence: 'BSD-3-Clause', file: 'packages/library/src/compressors/zstd-wasm.LICENSE' },
];

/** Returns one text with name, version and licence of each package behind `moduleIds`, and of what stands among our own code. Throws when a licence is missing. */
export function licenceTexts(moduleIds) {
  const entries = bundledPackages(moduleIds).map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`,
  );
  for (const { name, licence, file } of embedded)
    entries.push(`${name} (${licence})\n\n${readFileSync(join(root, file), 'utf8')}`);
  const head = 'Populace contains code of these packages.\n';
  return [head, ...entries].join(`\n${'-'.repeat(80)}\n\n`);
}
