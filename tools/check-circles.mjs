/** Checks that no folder of a package needs another one that needs it (docs: ARCHITECTURE.md, "Folders of a package"). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { circlesOf, readImports } from './lib/circles.mjs';
import { root } from './lib/project.mjs';

/** Packages that still have circles, and how many parts of folders stand in them: to be emptied, never to grow. */
const known = new Map([
  ['cells', 2],
  ['formats', 9],
  ['library', 6],
  ['schema', 2],
  ['sinks', 2],
]);

const problems = [];
for (const name of readdirSync(join(root, 'packages')).sort()) {
  const folder = `packages/${name}/src`;
  const circles = circlesOf(folder, readImports(folder));
  const count = circles.reduce((sum, { parts }) => sum + parts.length, 0);
  const allowed = known.get(name) ?? 0;
  if (count === allowed) continue;
  const found = circles.map((circle) => `  ${circle.folder}: ${circle.parts.join(', ')}`);
  const what =
    count > allowed ? 'let one of them not need the others' : 'write the new figure into tools/check-circles.mjs';
  problems.push([`${folder}: ${count} folders need one another, ${allowed} are known; ${what}.`, ...found].join('\n'));
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
