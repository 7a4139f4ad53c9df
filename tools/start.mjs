/**
 * `npm start`: serves the Studio and opens it, where somebody looks on. Further words go to `populace serve`:
 * `npm start -- --port 8080 --no-open`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/project.mjs';

const command = join(root, 'apps/cli/bin/populace.js');
const isWatched = process.stdout.isTTY === true && !process.env.CI;

process.argv = [process.execPath, command, 'serve', ...(isWatched ? ['--open'] : []), ...process.argv.slice(2)];
await import(pathToFileURL(command));
