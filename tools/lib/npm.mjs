/** Where npm's own script is, so that it can be run by any Node without a shell. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = dirname(process.execPath);
const places = [
  process.env.npm_execpath,
  join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
  join(folder, 'node_modules/npm/bin/npm-cli.js'),
];

/** The path of `npm-cli.js`: the npm that runs this script, else the one that came with Node. */
export const npmScript = places.find((path) => path?.endsWith('npm-cli.js') && existsSync(path)) ?? missing();

function missing() {
  throw new Error('npm was not found beside Node; start this through `npm run`.');
}
