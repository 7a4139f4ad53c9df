/** Digests of files, to know whether something made from them is stale. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The files that decide what `tools/packs.mjs` makes. */
function packSources() {
  const folders = ['packages/locales', 'packages/places', 'tools/lib/packs'];
  const files = folders.flatMap((folder) => listFiles(folder, (path) => !isTest(path)));
  return ['tools/packs.mjs', 'tools/lib/pack-encoder.mjs', ...files];
}

/** Digest of the tables of locales and places and of what builds them. */
export function packsDigest() {
  return digestOf(packSources());
}

/** Says whether what `tools/packs.mjs` makes is there and was made from the files as they are. */
export function packsAreFresh() {
  const folders = packSources().filter((path) => /\/(locale|places)\.yaml$/.test(path));
  const built = folders.every((path) => existsSync(join(root, dirname(path), 'built/pack.ts')));
  return built && readStamp(packsStamp) === packsDigest();
}

/** The files of packages that go into what is built; what only tests use does not. */
function packageFiles(wanted = () => true) {
  return listFiles('packages', (path) => !isTest(path) && !path.startsWith('packages/testkit/') && wanted(path));
}

function commandLineDigest() {
  const tools = ['build', 'lib/bundle', 'lib/bundled-packs', 'lib/lazy-builtins', 'lib/worker-program'];
  const sources = [...packageFiles(), ...listFiles('apps/cli', (path) => !isTest(path)), ...packSources()];
  return digestOf(['package-lock.json', ...new Set([...tools.map((name) => `tools/${name}.mjs`), ...sources])]);
}

function studioDigest() {
  const isForPages = (path) => !/^packages\/(sinks|library\/src\/node)\//.test(path);
  const sources = [...packageFiles(isForPages), ...listFiles('apps/studio', (path) => !isTest(path)), ...packSources()];
  const tools = ['build', 'lib/licences', 'lib/studio'].map((name) => `tools/${name}.mjs`);
  return digestOf(['package-lock.json', ...tools, ...new Set(sources)]);
}

/**
 * What `tools/build.mjs` makes: the digest of everything that decides it, the file that keeps the digest of the last build, and one of the
 * files that a build leaves.
 */
export const builds = {
  cli: { digest: commandLineDigest, stamp: 'apps/cli/dist/.populace-build', product: 'apps/cli/dist/cli.js' },
  studio: {
    digest: studioDigest,
    stamp: 'apps/studio/dist/.populace-build',
    product: 'apps/studio/dist/app/index.html',
  },
};

/** Returns the names of what is not built, or was built from other files than there are. */
export function staleBuilds() {
  const isStale = ({ product, stamp, digest }) => !existsSync(join(root, product)) || readStamp(stamp) !== digest();
  return Object.keys(builds).filter((name) => isStale(builds[name]));
}

/** Returns the digest stored in a stamp file, or `undefined` when there is none. */
export function readStamp(path) {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

export const installStamp = 'node_modules/.populace-install';
export const packsStamp = 'node_modules/.populace-packs';
