/** Checks that no folder of a package needs another one that needs it (docs: ARCHITECTURE.md, "Folders of a package"). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { circlesOf, readImports } from './lib/circles.mjs';
import { root } from './lib/project.mjs';

const problems = [];
for (const name of readdirSync(join(root, 'packages')).sort()) {
  const folder = `packages/${name}/src`;
  const circles = circlesOf(folder, readImports(folder));
  if (circles.length === 0) continue;
  const found = circles.map((circle) => `  ${circle.folder}: ${circle.parts.join(', ')}`);
  problems.push([`${folder}: folders need one another; let one of them not need the others.`, ...found].join('\n'));
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
