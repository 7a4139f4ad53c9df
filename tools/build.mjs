/** Builds what the clone runs: the command line as one file for Node 20 and newer, and beside it the program of its threads. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { buildDigest, buildStamp } from './lib/digest.mjs';
import { root } from './lib/project.mjs';
import { workerName, workerProgram } from './lib/worker-program.mjs';

const entry = join(root, 'apps/cli/src/main.ts');
if (!existsSync(entry)) {
  console.error('apps/cli/src/main.ts is missing: there is nothing to build.');
  process.exit(1);
}
// The digest is taken first: a file that changes during the build makes the next run build again.
const digest = buildDigest();
mkdirSync(join(root, 'apps/cli/dist'), { recursive: true });
const folder = join(root, 'apps/cli/dist');
const one = { folder, names: '[name].js', forNode: true, oneFile: true, packsBeside: true };
await bundle({ ...one, input: { cli: entry }, startsFast: true });
await bundle({ ...one, input: { [workerName]: workerProgram } });
writeFileSync(join(root, buildStamp), `${digest}\n`);
