/**
 * Builds what the clone runs, each with a stamp of its sources: `cli`, the command line as one file for Node 20 and newer with the program
 * of its threads beside it, and `studio`, the app that it serves. `node tools/build.mjs cli` builds only that.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { builds } from './lib/digest.mjs';
import { root } from './lib/project.mjs';
import { buildStudio } from './lib/studio.mjs';
import { workerName, workerProgram } from './lib/worker-program.mjs';

async function buildCommandLine() {
  const folder = join(root, 'apps/cli/dist');
  mkdirSync(folder, { recursive: true });
  const one = { folder, names: '[name].js', forNode: true, oneFile: true, packsBeside: true };
  await bundle({ ...one, input: { cli: join(root, 'apps/cli/src/main.ts') }, startsFast: true });
  await bundle({ ...one, input: { [workerName]: workerProgram } });
}

const makers = { cli: buildCommandLine, studio: buildStudio };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(makers);
const unknown = wanted.find((name) => !Object.hasOwn(makers, name));
if (unknown !== undefined) {
  console.error(`There is no build "${unknown}". Name one of ${Object.keys(makers).join(', ')}, or none to build all.`);
  process.exit(2);
}

for (const name of wanted) {
  // The digest is taken first: a file that changes during the build makes the next run build again.
  const digest = builds[name].digest();
  await makers[name]();
  writeFileSync(join(root, builds[name].stamp), `${digest}\n`);
  console.log(`Built ${name}.`);
}
