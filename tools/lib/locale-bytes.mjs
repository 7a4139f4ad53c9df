/** How many bytes the common tables of each locale are, when a browser is sent all of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './project.mjs';

const folder = join(root, 'packages/locales/src');

/** The modules of names, streets, companies, goods, colours and filler words, with the directory; lists such as those of countries are apart. */
const common = /^(pack|person|location|company|commerce|color|lorem)(-[a-z-]+)?\.ts$/;

/** Returns `{ id, bytes }` of every locale with a country, the largest first: its common tables, each compressed by Brotli. */
export function localeBytes() {
  return readdirSync(folder)
    .filter((id) => id !== 'base' && existsSync(join(folder, id, 'built')))
    .map((id) => ({ id, bytes: builtBytes(join(folder, id, 'built')) }))
    .sort((one, other) => other.bytes - one.bytes);
}

function builtBytes(built) {
  return readdirSync(built)
    .filter((file) => common.test(file) && !/country-name|language/.test(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(built, file))).length, 0);
}
