/** The licence texts of the dependencies that went into a bundle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folder of the npm package that a module belongs to, or `undefined` for our own modules. */
function packageFolder(moduleId) {
  return /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId)?.[1];
}

/** Returns one text with name, version and licence of each package behind `moduleIds`. Throws when a licence is missing. */
export function licenceTexts(moduleIds) {
  const folders = new Set(
    moduleIds.map(packageFolder).filter((folder) => folder && existsSync(join(folder, 'package.json'))),
  );
  const entries = [...folders].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
    if (!file) throw new Error(`${name} ${version} has no licence file, so it cannot be bundled.`);
    return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  const head = 'Populace contains code of these packages.\n';
  return [head, ...entries].join(`\n${'-'.repeat(80)}\n\n`);
}
