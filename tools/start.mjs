/** `npm start`: fills `out/` from the example shop and shows the first rows of each table. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/project.mjs';

function populace(...args) {
  const command = join(root, 'apps/cli/bin/populace.js');
  const done = spawnSync(process.execPath, [command, ...args], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

const schema = 'examples/shop.yaml';
console.log(`\n$ npx populace generate ${schema} --out out/ --overwrite`);
populace('generate', schema, '--out', 'out/', '--overwrite');
console.log(`\n$ npx populace preview ${schema}`);
populace('preview', schema);
