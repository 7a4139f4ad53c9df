/** Digests of files, to know whether something made from them is stale. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, listFiles, root } from './project.mjs';

/** Returns one SHA-256 over names and contents of the files (paths relative to the root). */
export function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Digest of everything that decides what `npm install` does. */
export function installDigest() {
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    listFiles(folder, (path) => path.endsWith('/package.json')),
  );
  return digestOf(['package-lock.json', 'package.json', ...manifests]);
}

/** Digest of everything that decides what `tools/build.mjs` makes. */
export function buildDigest() {
  const sources = ['packages', 'apps'].flatMap((folder) => listFiles(folder, (path) => !isTest(path)));
  return digestOf(['package-lock.json', 'tools/build.mjs', 'tools/lib/bundle.mjs', ...sources]);
}

/** Returns the digest stored in a stamp file, or `undefined` when there is none. */
export function readStamp(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export const installStamp = 'node_modules/.populace-install';
export const buildStamp = 'apps/cli/dist/.populace-build';
