/** How many bytes the words and names of each locale are, when a browser is sent all of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './project.mjs';

const folder = join(root, 'packages/locales/src');

/** Returns `{ id, bytes }` of every locale with a country, the largest first: its built tables, each compressed by Brotli. */
export function localeBytes() {
  return readdirSync(folder)
    .filter((id) => id !== 'base' && existsSync(join(folder, id, 'built')))
    .map((id) => ({ id, bytes: builtBytes(join(folder, id, 'built')) }))
    .sort((one, other) => other.bytes - one.bytes);
}

function builtBytes(built) {
  return readdirSync(built).reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(built, file))).length, 0);
}
