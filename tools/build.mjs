/** Builds what the clone runs: the command line as one file for Node 20 and newer. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { buildDigest, buildStamp } from './lib/digest.mjs';
import { root } from './lib/project.mjs';

const entry = join(root, 'apps/cli/src/main.ts');
if (!existsSync(entry)) {
  console.error('apps/cli/src/main.ts is missing: there is nothing to build.');
  process.exit(1);
}
// The digest is taken first: a file that changes during the build makes the next run build again.
const digest = buildDigest();
mkdirSync(join(root, 'apps/cli/dist'), { recursive: true });
await bundle({
  input: { cli: entry },
  folder: join(root, 'apps/cli/dist'),
  names: '[name].js',
  forNode: true,
  startsFast: true,
  oneFile: true,
  packsBeside: true,
});
writeFileSync(join(root, buildStamp), `${digest}\n`);
